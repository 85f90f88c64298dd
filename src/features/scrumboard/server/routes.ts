import type { Kysely, Transaction } from 'kysely'
import type { Route } from '../../../platform/http.ts'
import type { Notices } from '../../../platform/notices.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { Member } from '../board.ts'
import { boardRoutes } from './board-routes.ts'
import { cardRoutes } from './card-routes.ts'
import { listRoutes } from './list-routes.ts'
import type { ScrumboardTables } from './tables.ts'

type Needs = {
  readonly db: Kysely<ScrumboardTables>
  /** The accounts of the workspace. */
  readonly members: (tx: Transaction<NoTables>) => Promise<readonly Member[]>
  readonly notices: Notices
}

/** The boards of a workspace: everybody in it sees and changes them. */
export function scrumboardRoutes({ db, members, notices }: Needs): readonly Route[] {
  return [...boardRoutes(db, members, notices), ...listRoutes(db, members, notices), ...cardRoutes(db, members, notices)]
}
