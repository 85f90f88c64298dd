import { extensionRoutes } from '../features/extension/server/routes.ts'
import { statusRoutes } from '../features/status/server/routes.ts'
import type { Health } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import { connectPipelined, type Pipelines } from '../platform/pipelines.ts'

type Needs = { readonly pipelines: Pipelines; readonly canton: string; readonly health: Health; readonly version: string }

/** The table of contents of the server half: every feature, once. */
export function allRoutes({ pipelines, canton, health, version }: Needs): readonly Route[] {
  return [...extensionRoutes({ db: connectPipelined(pipelines), canton }), ...statusRoutes({ health, version })]
}
