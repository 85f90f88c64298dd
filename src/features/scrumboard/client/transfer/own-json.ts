import * as z from 'zod/mini'
import type { SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import { Board } from '../../board.ts'
import type { BoardImport } from './board-import.ts'
import { withFreshIds } from './fresh-ids.ts'

const kind = 'efristerstreckung-board'

const Whole = z.object({ kind: z.literal(kind), board: Board })

export function writeBoard(board: Board): string {
  return `${JSON.stringify({ kind, board }, null, 2)}\n`
}

/** Our own file: everything comes back as it was. */
export const ownJson: SourceFormat<BoardImport> = {
  id: 'json',
  title: 'JSON',
  extensions: ['json'],
  type: 'application/json',
  detect: (text) => new RegExp(`^\\s*\\{\\s*"kind":\\s*"${kind}"`).test(text),
  read: (text) => ({ kind: 'rows', rows: [{ board: withFreshIds(z.parse(Whole, JSON.parse(text)).board), skipped: 0 }] }),
}
