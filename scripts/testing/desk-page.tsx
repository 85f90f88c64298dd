import { deskApps } from '../../src/features/desk/client/app.ts'
import { checkVisit, readSession } from '../../src/features/desk/contract.ts'
import type { OfficeRole } from '../../src/kit/endpoint.ts'
import { ConfirmLayer } from '../../src/shell/parts/confirm/confirm-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { WorkspaceRoutes } from '../../src/shell/workspace/workspace-routes.tsx'
import { serveContract, serving } from './contract-server.ts'
import { renderInWorkspace } from './workspace.tsx'

type Served = Parameters<typeof serveContract>[0]
type Visit = {
  /** With what stands behind it, like `/desk/search?state=open`. */
  readonly path: string
  readonly roles: readonly OfficeRole[]
  /** What the server answers besides who is signed in. */
  readonly served?: Served
}

/** A page of the desk as it is reached by its address, for somebody who is signed in there. */
export async function openDeskPage({ path, roles, served = [] }: Visit): Promise<{ readonly asked: readonly string[] }> {
  const session = { name: 'Beat Muster', roles: [...roles], idleSeconds: 900, seconds: 28_800, endsAt: '2026-03-10T20:00:00.000Z' }
  const server = serveContract([serving(checkVisit, () => ({ isOpen: true })), serving(readSession, () => session), ...served])
  await renderInWorkspace(
    <>
      <WorkspaceRoutes />
      <ConfirmLayer />
      <Snackbar />
    </>,
    { apps: deskApps, path, reads: 'de' },
  )
  return server
}
