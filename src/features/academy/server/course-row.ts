import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { CourseSummary } from '../course.ts'

export type CourseRow = Omit<CourseSummary, 'updated' | 'lastRead'> & { readonly updated: Date; readonly lastRead: Date | null }

/** Of a course `c` and the reader's progress `p`. */
export const courseColumns: RawBuilder<CourseRow> = sql`c.id, c.title, c.slug, c.description, c.category, c.length,
  cardinality(c.step_ids) as "totalSteps", case when p.course_id is null then 0
    else coalesce(array_position(c.step_ids, p.step_id), least(p.step_number, cardinality(c.step_ids))) end as "activeStep", c.updated_at as updated, (select count(*)::int from unnest(p.done) as d (id) where d.id = any(c.step_ids)) as "doneSteps",
  p.read_at as "lastRead", c.removed_at is not null as removed, c.version`

export const ownProgress: RawBuilder<unknown> = sql`left join academy.progress as p
  on p.workspace_id = c.workspace_id and p.account_id = platform.account() and p.course_id = c.id`

/** A course as lists show it. */
export function summaryOf({ updated, lastRead, ...row }: CourseRow): CourseSummary {
  return { ...row, updated: updated.toISOString(), lastRead: lastRead?.toISOString() ?? null }
}

export const noSuchCourse = (): Problem => new Problem('not-found', 'There is no such course.')
