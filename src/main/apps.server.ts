import { createExtension, type PlainAnswers } from '../features/extension/server/routes.ts'
import { statusRoutes } from '../features/status/server/routes.ts'
import type { Canton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import type { Health } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import type { Lanes } from '../platform/lanes.ts'
import type { Log } from '../platform/log.ts'
import { connectPipelined, type Pipelines } from '../platform/pipelines.ts'

type Needs = {
  readonly pipelines: Pipelines
  readonly lanes: Lanes
  readonly canton: Canton
  readonly config: Config
  readonly health: Health
  readonly log: Log
  readonly version: string
}
type Features = { readonly routes: readonly Route[]; readonly answers: PlainAnswers; readonly begin: () => Promise<void> }

/** The table of contents of the server half: every feature, once. */
export function createFeatures({ pipelines, lanes, canton, config, health, log, version }: Needs): Features {
  const extension = createExtension({ db: connectPipelined(pipelines), lanes, canton, config, log })
  return { routes: [...extension.routes, ...statusRoutes({ health, version })], answers: extension.answers, begin: extension.begin }
}
