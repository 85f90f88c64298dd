import { StrictMode, type ReactNode } from 'react'
import '../shell/fonts.css'
import '../shell/themes.css'
import '../shell/base.css'
import { Shell, type ShellProps } from '../shell/shell.tsx'
import { publicApps } from './public-apps.client.ts'

/** The whole product, the same on the server and in the browser. */
export function Root(props: Omit<ShellProps, 'apps' | 'loadWorkspace'>): ReactNode {
  return (
    <StrictMode>
      <Shell apps={publicApps} loadWorkspace={() => import('./workspace-client.tsx')} {...props} />
    </StrictMode>
  )
}
