import { use, type ReactNode } from 'react'
import { sessionKeeper } from '../features/accounts/client/app.ts'
import { readPageBlock } from '../shell/page-block.ts'
import { Workspace as Shell } from '../shell/workspace/workspace.tsx'
import { apps } from './apps.client.ts'

// What only those who build the product see is not waited for by anybody else.
const development = readPageBlock().isForDevelopment ? import('../features/ui/client/app.ts') : undefined

/** The workspace with all its apps; fetched when somebody goes there. */
export function Workspace(): ReactNode {
  const extra = development ? use(development).uiApps : []
  return <Shell apps={[...apps, ...extra]} keeper={sessionKeeper} />
}
