import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { newList, orderCards, orderLists, removeList, renameList, restoreList } from '../contract.ts'
import { readWholeBoard } from './board-store.ts'
import type { Accounts } from './board-tx.ts'
import { addList, changeListName } from './list-store.ts'
import { storeCardOrder, storeListOrder } from './order-store.ts'
import { bringListBack, takeListAway } from './removal-store.ts'
import type { Notices } from '../../../platform/notices.ts'
import { setCardsGone } from './card-notices.ts'
import type { ScrumboardTables } from './tables.ts'
import { told } from './told.ts'

export function listRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts, notices: Notices): readonly Route[] {
  return [
    workspaceRoute(newList, db, async (wish, tx) => told(tx, wish.boardId, await addList(tx, wish))),
    workspaceRoute(renameList, db, async (wish, tx) => told(tx, wish.boardId, await changeListName(tx, wish))),
    workspaceRoute(removeList, db, async (which, tx) => {
      const lists = await takeListAway(tx, which)
      await setCardsGone(tx, which, { isGone: true }, notices)
      return told(tx, which.boardId, lists)
    }),
    workspaceRoute(restoreList, db, async (which, tx) => {
      await bringListBack(tx, which)
      await setCardsGone(tx, which, { isGone: false }, notices)
      return told(tx, which.boardId, await readWholeBoard(tx, which.boardId, accounts))
    }),
    workspaceRoute(orderCards, db, async (wish, tx) => told(tx, wish.boardId, await storeCardOrder(tx, wish))),
    workspaceRoute(orderLists, db, async (wish, tx) => told(tx, wish.boardId, await storeListOrder(tx, wish))),
  ]
}
