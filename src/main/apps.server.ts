import { createAccounts } from '../features/accounts/server/routes.ts'
import { createDesk } from '../features/desk/server/routes.ts'
import { createExtension, type PlainAnswers } from '../features/extension/server/routes.ts'
import { statusRoutes } from '../features/status/server/routes.ts'
import type { Pool } from 'pg'
import type { Identify, IdentifyOfficer } from '../platform/access.ts'
import type { Canton } from '../platform/canton.ts'
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/database.ts'
import type { Health } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import type { Lanes } from '../platform/lanes.ts'
import type { Log } from '../platform/log.ts'
import { connectPipelined, type Pipelines } from '../platform/pipelines.ts'
import type { Sample } from '../platform/sample.ts'

type Needs = {
  readonly pool: Pool
  readonly pipelines: Pipelines
  readonly lanes: Lanes
  readonly canton: Canton
  readonly config: Config
  readonly health: Health
  readonly log: Log
  readonly version: string
  readonly clock: () => Date
  /** Replaced by tests that look at how a workspace is filled. */
  readonly samples?: readonly Sample[]
}
type Features = {
  readonly routes: readonly Route[]
  readonly identify: Identify
  readonly identifyOfficer: IdentifyOfficer
  readonly answers: PlainAnswers
  readonly begin: () => Promise<void>
}

/** What each app puts into a new workspace, in the order of the menu. */
export const workspaceSamples: readonly Sample[] = []

/** The table of contents of the server half: every feature, once. */
export function createFeatures(needs: Needs): Features {
  const { pool, pipelines, lanes, canton, config, health, log, version, clock, samples = workspaceSamples } = needs
  const extension = createExtension({ db: connectPipelined(pipelines), lanes, canton, config, log })
  const accounts = createAccounts({ db: connect(pool), quick: connectPipelined(pipelines), config, clock, samples })
  const desk = createDesk({ db: connectPipelined(pipelines), config })
  return {
    routes: [...extension.routes, ...statusRoutes({ health, version }), ...accounts.routes, ...desk.routes],
    identify: accounts.identify,
    identifyOfficer: desk.identifyOfficer,
    answers: extension.answers,
    begin: extension.begin,
  }
}
