import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import {
  copyBoard,
  deleteBoard,
  listBoards,
  listMyCards,
  listNews,
  newBoard,
  readBoard,
  removeLabel,
  renameBoard,
  restoreLabel,
  saveLabel,
  updateSettings,
} from '../contract.ts'
import { addBoard } from './board-add.ts'
import { copyOf } from './board-copy.ts'
import { changeName, changeSettings, eraseBoard, isBoardThere, readBoards, readWholeBoard } from './board-store.ts'
import { holdBoard, type Accounts, type Tx } from './board-tx.ts'
import { bringLabelBack, storeLabel, takeLabelAway } from './label-store.ts'
import { readMyCards, readNews } from './news-store.ts'
import type { Notices } from '../../../platform/notices.ts'
import { setCardsGone } from './card-notices.ts'
import type { ScrumboardTables } from './tables.ts'
import { told } from './told.ts'

export function boardRoutes(db: Kysely<ScrumboardTables>, accounts: Accounts, notices: Notices): readonly Route[] {
  const accountIdsOf = async (tx: Tx) => new Set((await accounts(tx)).map(({ id }) => id))
  return [
    workspaceRoute(listBoards, db, (_input, tx) => readBoards(tx)),
    workspaceRoute(readBoard, db, ({ boardId }, tx) => readWholeBoard(tx, boardId, accounts)),
    workspaceRoute(listNews, db, (_input, tx) => readNews(tx, accounts)),
    workspaceRoute(listMyCards, db, (_input, tx) => readMyCards(tx)),
    workspaceRoute(newBoard, db, async ({ board }, tx, { accountId }) => {
      const id = await addBoard(tx, board, { accountId, accountIds: await accountIdsOf(tx) })
      return told(tx, id, await readWholeBoard(tx, id, accounts))
    }),
    workspaceRoute(copyBoard, db, async ({ boardId, id = randomUUID(), boardTitle: name }, tx, { accountId }) => {
      // Sent twice, the second time perhaps after the first board has gone.
      if (await isBoardThere(tx, id)) return readWholeBoard(tx, id, accounts)
      await holdBoard(tx, boardId)
      const copy = copyOf(await readWholeBoard(tx, boardId, accounts), { id, name })
      await addBoard(tx, copy, { accountId, accountIds: await accountIdsOf(tx) })
      return told(tx, id, await readWholeBoard(tx, id, accounts))
    }),
    workspaceRoute(renameBoard, db, async (wish, tx) => told(tx, wish.boardId, await changeName(tx, wish))),
    workspaceRoute(updateSettings, db, async (wish, tx) => told(tx, wish.boardId, await changeSettings(tx, wish))),
    workspaceRoute(deleteBoard, db, async ({ boardId }, tx) => {
      await setCardsGone(tx, { boardId }, { isGone: true }, notices)
      return told(tx, boardId, await eraseBoard(tx, boardId))
    }),
    ...labelRoutes(db),
  ]
}

function labelRoutes(db: Kysely<ScrumboardTables>): readonly Route[] {
  return [
    workspaceRoute(saveLabel, db, async ({ boardId, label }, tx) => told(tx, boardId, await storeLabel(tx, boardId, label))),
    workspaceRoute(removeLabel, db, async ({ boardId, labelId }, tx) => told(tx, boardId, await takeLabelAway(tx, boardId, labelId))),
    workspaceRoute(restoreLabel, db, async (wish, tx) => told(tx, wish.boardId, await bringLabelBack(tx, wish))),
  ]
}
