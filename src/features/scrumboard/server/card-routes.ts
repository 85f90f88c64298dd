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
import { readCard, readKnown, type Known } from './card-read.ts'
import { bringCommentBack, changeComment, takeCommentAway } from './comment-store.ts'
import { bringCardBack, takeCardAway } from './removal-store.ts'
import type { Notices } from '../../../platform/notices.ts'
import { notifyOfMentions, type Sending } from './card-notices.ts'
import type { ScrumboardTables } from './tables.ts'
import { told } from './told.ts'

export function cardRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts, notices: Notices): readonly Route[] {
  const sending = async (tx: Tx, boardId: string): Promise<Sending> => ({ known: await known(tx, boardId), notices })
  const known = (tx: Tx, boardId: string) => readKnown(tx, boardId, accounts)
  return [
    workspaceRoute(newCard, db, async ({ boardId, listId, data }, tx) => {
      const { ids, lists } = await addCards(tx, { boardId, listId, cards: [data] }, await sending(tx, boardId))
      const card = await readCard(tx, { boardId, cardId: ids[0] ?? '' }, await known(tx, boardId))
      return told(tx, boardId, { card, lists })
    }),
    workspaceRoute(newCards, db, async (wish, tx) =>
      told(tx, wish.boardId, (await addCards(tx, wish, await sending(tx, wish.boardId))).lists),
    ),
    workspaceRoute(updateCard, db, async ({ boardId, card }, tx) =>
      told(tx, boardId, await storeCardChange(tx, boardId, card, await sending(tx, boardId))),
    ),
    workspaceRoute(setChecked, db, async (wish, tx) => told(tx, wish.boardId, await storeChecked(tx, wish, await known(tx, wish.boardId)))),
    workspaceRoute(removeCard, db, async (which, tx) => {
      const lists = await takeCardAway(tx, which)
      await notices.setGone(tx, [which.cardId], { isGone: true })
      return told(tx, which.boardId, lists)
    }),
    workspaceRoute(restoreCard, db, async (which, tx) => {
      const lists = await bringCardBack(tx, which)
      await notices.setGone(tx, [which.cardId], { isGone: false })
      return told(tx, which.boardId, { card: await readCard(tx, which, await known(tx, which.boardId)), lists })
    }),
    ...commentRoutes(db, accounts, notices),
  ]
}

function commentRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts, notices: Notices): readonly Route[] {
  type Which = { readonly boardId: string; readonly cardId: string; readonly activityId: string }
  const changing = async (tx: Tx, which: Which, change: (known: Known) => Promise<void>) => {
    await lockCard(tx, which)
    const known = await readKnown(tx, which.boardId, accounts)
    await change(known)
    return told(tx, which.boardId, await readCard(tx, which, known))
  }
  return [
    workspaceRoute(updateComment, db, ({ message, ...which }, tx) =>
      changing(tx, which, async (known) => {
        const comment = await changeComment(tx, which, message, known)
        await notifyOfMentions(tx, await readCard(tx, which, known), { boardId: which.boardId, comment }, notices)
      }),
    ),
    workspaceRoute(removeComment, db, (which, tx) =>
      changing(tx, which, async () => {
        await takeCommentAway(tx, which)
        await notices.setGone(tx, [which.activityId], { isGone: true })
      }),
    ),
    workspaceRoute(restoreComment, db, (which, tx) =>
      changing(tx, which, async () => {
        await bringCommentBack(tx, which)
        await notices.setGone(tx, [which.activityId], { isGone: false })
      }),
    ),
  ]
}
