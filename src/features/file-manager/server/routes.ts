import type { Route } from '../../../platform/http.ts'
import { changingRoutes } from './changing-routes.ts'
import type { Needs } from './needs.ts'
import { readingRoutes } from './reading-routes.ts'
import { transferRoutes } from './transfer-routes.ts'

/** Folders and files of a workspace. */
export function fileManagerRoutes(needs: Needs): readonly Route[] {
  return [...readingRoutes(needs), ...changingRoutes(needs), ...transferRoutes(needs)]
}
