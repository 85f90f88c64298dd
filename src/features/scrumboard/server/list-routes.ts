import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { newList, orderCards, orderLists, removeList, renameList, restoreList } from '../contract.ts'
import { readWholeBoard } from './board-store.ts'
import type { Accounts } from './board-tx.ts'
import { addList, changeListName } from './list-store.ts'
import { storeCardOrder, storeListOrder } from './order-store.ts'
import { bringListBack, takeListAway } from './removal-store.ts'
import type { ScrumboardTables } from './tables.ts'
import { told } from './told.ts'

export function listRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts): readonly Route[] {
  return [
    workspaceRoute(newList, db, async (wish, tx) => told(tx, wish.boardId, await addList(tx, wish))),
    workspaceRoute(renameList, db, async (wish, tx) => told(tx, wish.boardId, await changeListName(tx, wish))),
    workspaceRoute(removeList, db, async (which, tx) => told(tx, which.boardId, await takeListAway(tx, which))),
    workspaceRoute(restoreList, db, async (which, tx) => {
      await bringListBack(tx, which)
      return told(tx, which.boardId, await readWholeBoard(tx, which.boardId, accounts))
    }),
    workspaceRoute(orderCards, db, async (wish, tx) => told(tx, wish.boardId, await storeCardOrder(tx, wish))),
    workspaceRoute(orderLists, db, async (wish, tx) => told(tx, wish.boardId, await storeListOrder(tx, wish))),
  ]
}
