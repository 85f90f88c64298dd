import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import {
  newCard,
  newCards,
  removeCard,
  removeComment,
  restoreCard,
  restoreComment,
  setChecked,
  updateCard,
  updateComment,
} from '../contract.ts'
import type { Accounts, Tx } from './board-tx.ts'
import { addCards } from './card-add.ts'
import { lockCard, storeCardChange, storeChecked } from './card-change.ts'
import { readCard, readKnown } from './card-read.ts'
import { bringCommentBack, changeComment, takeCommentAway } from './comment-store.ts'
import { bringCardBack, takeCardAway } from './removal-store.ts'
import type { ScrumboardTables } from './tables.ts'
import { told } from './told.ts'

export function cardRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts): readonly Route[] {
  const known = (tx: Tx, boardId: string) => readKnown(tx, boardId, accounts)
  return [
    workspaceRoute(newCard, db, async ({ boardId, listId, data }, tx) => {
      const { ids, lists } = await addCards(tx, { boardId, listId, cards: [data] }, accounts)
      const card = await readCard(tx, { boardId, cardId: ids[0] ?? '' }, await known(tx, boardId))
      return told(tx, boardId, { card, lists })
    }),
    workspaceRoute(newCards, db, async (wish, tx) => told(tx, wish.boardId, (await addCards(tx, wish, accounts)).lists)),
    workspaceRoute(updateCard, db, async ({ boardId, card }, tx) =>
      told(tx, boardId, await storeCardChange(tx, boardId, card, await known(tx, boardId))),
    ),
    workspaceRoute(setChecked, db, async (wish, tx) => told(tx, wish.boardId, await storeChecked(tx, wish, await known(tx, wish.boardId)))),
    workspaceRoute(removeCard, db, async (which, tx) => told(tx, which.boardId, await takeCardAway(tx, which))),
    workspaceRoute(restoreCard, db, async (which, tx) => {
      const lists = await bringCardBack(tx, which)
      return told(tx, which.boardId, { card: await readCard(tx, which, await known(tx, which.boardId)), lists })
    }),
    ...commentRoutes(db, accounts),
  ]
}

function commentRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts): readonly Route[] {
  type Which = { readonly boardId: string; readonly cardId: string; readonly activityId: string }
  const changing = async (tx: Tx, which: Which, change: () => Promise<void>) => {
    await lockCard(tx, which)
    await change()
    return told(tx, which.boardId, await readCard(tx, which, await readKnown(tx, which.boardId, accounts)))
  }
  return [
    workspaceRoute(updateComment, db, ({ message, ...which }, tx) => changing(tx, which, () => changeComment(tx, which, message))),
    workspaceRoute(removeComment, db, (which, tx) => changing(tx, which, () => takeCommentAway(tx, which))),
    workspaceRoute(restoreComment, db, (which, tx) => changing(tx, which, () => bringCommentBack(tx, which))),
  ]
}
