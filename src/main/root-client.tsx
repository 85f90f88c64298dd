import { StrictMode, type ReactNode } from 'react'
import '../shell/fonts.css'
import '../shell/themes.css'
import '../shell/base.css'
import { MemberContext } from '../shell/member.ts'
import type { LoadWorkspace } from '../shell/places.tsx'
import { Shell, type ShellProps } from '../shell/shell.tsx'
import { publicApps } from './public-apps.client.ts'

/** The whole product, the same on the server and in the browser. */
export function Root(props: Omit<ShellProps, 'apps' | 'loadWorkspace'>): ReactNode {
  return (
    <StrictMode>
      <MemberContext value={readMemberName}>
        <Shell apps={publicApps} loadWorkspace={loadWorkspace} {...props} />
      </MemberContext>
    </StrictMode>
  )
}

/** The workspace with the page at this address. */
export async function loadWorkspace(): ReturnType<LoadWorkspace> {
  const { prepareWorkspace, Workspace } = await import('./workspace-client.tsx')
  await prepareWorkspace(location.pathname)
  return { Workspace }
}

const readMemberName = (): Promise<string | undefined> =>
  import('../features/accounts/client/member-name.ts').then((part) => part.readMemberName())
