import { route, type Route } from '../../../platform/http.ts'
import { readStatus } from '../contract.ts'
import type { Status } from './status.ts'

export { createStatus } from './status.ts'

export function statusRoutes(status: () => Promise<Status>): readonly Route[] {
  return [route(readStatus, () => status())]
}
