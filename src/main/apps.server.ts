import { extensionRoutes, plainAnswers, type PlainAnswers } from '../features/extension/server/routes.ts'
import { statusRoutes } from '../features/status/server/routes.ts'
import type { Canton } from '../platform/canton.ts'
import type { Health } from '../platform/health.ts'
import type { Route } from '../platform/http.ts'
import { connectPipelined, type Pipelines } from '../platform/pipelines.ts'

type Needs = { readonly pipelines: Pipelines; readonly canton: Canton; readonly health: Health; readonly version: string }

/** The table of contents of the server half: every feature, once. */
export function allRoutes({ pipelines, canton, health, version }: Needs): readonly Route[] {
  return [...extensionRoutes({ db: connectPipelined(pipelines), canton }), ...statusRoutes({ health, version })]
}

/** What pages without script ask of the form's server half. */
export function answersForPages(pipelines: Pipelines, canton: Canton): PlainAnswers {
  return plainAnswers(connectPipelined(pipelines), canton)
}
