import type { OutputOf } from '../../../kit/endpoint.ts'
import type { Health } from '../../../platform/health.ts'
import { route, type Route } from '../../../platform/http.ts'
import { readStatus } from '../contract.ts'

type Needs = { readonly health: Health; readonly version: string }

export function statusRoutes({ health, version }: Needs): readonly Route[] {
  return [
    route(readStatus, async (): Promise<OutputOf<typeof readStatus>> => {
      const state = (await health.isReady()) ? 'working' : 'limited'
      return { state, version, checkedAt: new Date().toISOString() }
    }),
  ]
}
