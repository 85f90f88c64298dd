import type { RawBuilder } from 'kysely'
import { parseQuery } from '../../../kit/query-language.ts'
import { textCondition } from '../../../platform/text-search.ts'

/** What was typed, asked of the column `search`; nothing where there is no word in it. */
export function searchCondition(q: string | undefined): RawBuilder<boolean> | undefined {
  return q === undefined || q.trim() === '' ? undefined : textCondition(parseQuery(q, []))
}
