import { use, useEffect, useState, type ReactNode } from 'react'
import { sessionKeeper } from '../features/accounts/client/app.ts'
import { readPageBlock } from '../shell/page-block.ts'
import { storedToken } from '../shell/stored-token.ts'
import { preparePage } from '../shell/workspace/app-routes.ts'
import { startSession, type SessionStart } from '../shell/workspace/session/start-session.ts'
import { Workspace as Shell } from '../shell/workspace/workspace.tsx'
import { apps } from './apps.client.ts'

// What only those who build the product see is not waited for by anybody else.
const development = readPageBlock().isForDevelopment ? import('../features/ui/client/app.ts') : undefined

/** In milliseconds: a page that takes longer is announced in its frame. */
const frameAlone = 300

let start: SessionStart | undefined

/** Whose token is stored and the page at the address, before anything is drawn: what waits while it is shown is shown twice. */
export async function prepareWorkspace(address: string): Promise<void> {
  const session = storedToken() === null ? undefined : startSession(sessionKeeper, Date.now)
  const tooSlow = new Promise((resolve) => setTimeout(resolve, frameAlone))
  await Promise.race([preparePage(apps, address), tooSlow])
  start = await session
}

/** The workspace with all its apps; fetched when somebody goes there. */
export function Workspace(): ReactNode {
  const extra = development ? use(development).uiApps : []
  const [first] = useState(start)
  // Later visits, after public pages, begin anew.
  useEffect(() => void (start = undefined), [])
  return <Shell apps={[...apps, ...extra]} keeper={sessionKeeper} start={first} />
}
