import type { NewCard } from '../board.ts'
import { rowOf } from './attachment-rows.ts'
import { writeAttachments } from './attachment-store.ts'
import type { Tx } from './board-tx.ts'
import { refuseTwins } from './card-rows.ts'
import { usableAmong } from './files.ts'
import { storableMoment } from './stored-text.ts'

type Cards = readonly (Pick<NewCard, 'attachments'> & { readonly id: string })[]

/** The attachments of a whole board, as old as they are. Files that are not here are left out: a board may come from elsewhere. */
export async function addKeptAttachments(tx: Tx, cards: Cards): Promise<void> {
  refuseTwins(cards.flatMap(({ attachments = [] }) => attachments))
  const rows = cards.flatMap(({ id: cardId, attachments = [] }) =>
    attachments.map((attachment, position) => ({ ...rowOf(attachment), cardId, position, time: storableMoment(attachment.time) })),
  )
  const usable = new Set(
    await usableAmong(
      tx,
      rows.flatMap(({ fileId }) => fileId ?? []),
    ),
  )
  await writeAttachments(
    tx,
    rows.filter(({ fileId }) => fileId === null || usable.has(fileId)),
  )
}
