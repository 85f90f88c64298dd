import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import type { Board } from '../../board.ts'
import { boardCsv } from './board-csv.ts'
import { writeBoard } from './own-json.ts'

/** Gives a board to the reader as a file. */
export function exportBoard(board: Board, format: 'json' | 'csv', titles: Parameters<typeof boardCsv>[1]): void {
  const name = board.uri === '' ? 'board' : board.uri
  if (format === 'json') downloadText(`${name}.json`, writeBoard(board), 'application/json')
  else downloadText(`${name}.csv`, boardCsv(board, titles), 'text/csv')
}
