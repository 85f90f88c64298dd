import { sql } from 'kysely'
import { readyForLists } from '../../../platform/long-lists.ts'
import type { Tx } from './tables.ts'

/**
 * NOTE a plan that reads all rows is right for a small table and stays when it has grown; here the indexes are always right. What is switched
 * off makes plans look so dear that PostgreSQL would compile them, which takes longer than they do.
 */
export async function readyForSearch(tx: Tx): Promise<void> {
  await readyForLists(tx)
  await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(tx)
}

/**
 * Along the index of words, or along time. PostgreSQL takes what begins somewhere in the middle of words for frequent, and would go along
 * time for a word that is nowhere: through all there is.
 */
export async function planFor(tx: Tx, way: 'words' | 'time'): Promise<void> {
  const [alongTime, byWords] = way === 'time' ? ['on', 'off'] : ['off', 'on']
  await sql`select set_config('enable_indexscan', ${alongTime}, true), set_config('enable_bitmapscan', ${byWords}, true)`.execute(tx)
}
