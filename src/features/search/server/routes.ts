import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { mostCounted, search, summarise, type SearchResult, type SearchSummary } from '../contract.ts'
import type { Kind } from '../kinds.ts'
import { correctedText } from './correction-store.ts'
import { readyForSearch } from './plans.ts'
import { readQuestion } from './question.ts'
import { readResults } from './result-store.ts'
import { readCounts } from './summary-store.ts'
import type { SearchTables, Tx } from './tables.ts'

type Wish = { readonly q?: string | undefined; readonly kind?: Kind | undefined; readonly literally?: 'true' | undefined }

/** The search over all apps; it finds only what the caller may see. */
export function searchRoutes(db: Kysely<SearchTables>): readonly Route[] {
  return [
    workspaceRoute(search, db, async ({ page = 1, ...wish }, tx) => {
      await readyForSearch(tx)
      return findOrCorrect(tx, wish, Math.max(page, 1))
    }),
    workspaceRoute(summarise, db, async (wish, tx) => {
      await readyForSearch(tx)
      return countOrCorrect(tx, wish)
    }),
  ]
}

async function findOrCorrect(tx: Tx, { q = '', kind, literally }: Wish, page: number): Promise<SearchResult[]> {
  const results = await readResults(tx, await readQuestion(tx, q, kind), page)
  if (results.length > 0 || literally) return results
  const instead = await correctedText(tx, q)
  return instead === undefined ? [] : readResults(tx, await readQuestion(tx, instead, kind), page)
}

async function countOrCorrect(tx: Tx, { q = '', kind, literally }: Wish): Promise<SearchSummary> {
  const typed = await readCounts(tx, await readQuestion(tx, q, undefined))
  const instead = typed.kinds.length > 0 || literally ? undefined : await correctedText(tx, q)
  const { kinds } = instead === undefined ? typed : await readCounts(tx, await readQuestion(tx, instead, undefined))
  const shown = kinds.filter((each) => kind === undefined || each.kind === kind)
  const count = shown.reduce((sum, each) => sum + each.count, 0)
  const isMore = shown.some((each) => each.isMore) || count > mostCounted
  return { count: Math.min(count, mostCounted), isMore, kinds, instead: instead !== undefined && kinds.length > 0 ? instead : null }
}
