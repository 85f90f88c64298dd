import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { parseQuery } from '../../../kit/query-language.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { countCourses } from '../contract.ts'

export type Which = InputOf<typeof countCourses>

/** What is searched; nothing where no word was typed. */
export function searched(q = ''): RawBuilder<unknown> | undefined {
  return textCondition(parseQuery(q, []))
}

const isCompleted = sql`(p.course_id is not null and cardinality(c.step_ids) > 0 and c.step_ids <@ p.done)`

/** Of a course `c` and the reader's progress `p`. */
export const stateConditions: Readonly<Record<NonNullable<Which['state']> | 'all', RawBuilder<unknown>>> = {
  all: sql`c.removed_at is null`,
  new: sql`c.removed_at is null and p.course_id is null`,
  begun: sql`c.removed_at is null and p.course_id is not null and not ${isCompleted}`,
  completed: sql`c.removed_at is null and ${isCompleted}`,
  bin: sql`c.removed_at is not null`,
}
