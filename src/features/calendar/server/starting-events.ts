import { sql, type Kysely } from 'kysely'
import { addDays, dayAt, isPlainDate } from '../../../kit/plain-date.ts'
import { momentAt } from '../../../kit/zoned-moment.ts'
import type { DueSource, DueThing } from '../../../platform/notices.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { defaultTimeZone } from '../rules-event.ts'
import { occurrencesOf } from '../rules-recurrence.ts'
import { eventColumns, eventOf, type EventColumns } from './event-row.ts'

type Row = EventColumns & { readonly workspaceId: string; readonly madeBy: string }
type Span = Parameters<DueSource>[1]

const leadMs = 15 * 60_000
/** So many repeated events are read at once. */
const atOnce = 500

/** Events for whoever added them: a quarter of an hour before they begin, those of whole days at eight on their first day. */
export async function findStartingEvents(db: Kysely<NoTables>, span: Span): Promise<readonly DueThing[]> {
  const found = startingAmong(await readSingle(db, span), span)
  for (let last = noId, more = true; more;) {
    const rows = await readRepeated(db, span, last)
    found.push(...startingAmong(rows, span))
    more = rows.length === atOnce
    last = rows.at(-1)?.id ?? last
  }
  return found
}

const noId = '00000000-0000-0000-0000-000000000000'

async function readSingle(db: Kysely<NoTables>, { after, upTo }: Span): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select workspace_id as "workspaceId", made_by as "madeBy", ${eventColumns} from calendar.event
    where begins_at > ${after}::timestamptz - interval '1 day' and begins_at <= ${upTo}::timestamptz + interval '1 day'
      and recurrence = '' and removed_at is null and made_by is not null
    order by begins_at, id`.execute(db)
  return rows
}

async function readRepeated(db: Kysely<NoTables>, { after, upTo }: Span, last: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select workspace_id as "workspaceId", made_by as "madeBy", ${eventColumns} from calendar.event
    where until_at > ${after}::timestamptz - interval '1 day' and begins_at <= ${upTo}::timestamptz + interval '1 day'
      and recurrence <> '' and removed_at is null and made_by is not null and id > ${last}::uuid
    order by id limit ${atOnce}`.execute(db)
  return rows
}

/** What has begun already needs no notice any more. */
function startingAmong(rows: readonly Row[], { after, upTo }: Span): DueThing[] {
  const people = new Map(rows.map(({ id, workspaceId, madeBy }) => [id, { workspaceId, to: [madeBy] }]))
  const today = dayAt(upTo, defaultTimeZone)
  const soon = occurrencesOf(rows.map(eventOf), { from: addDays(today, -1), to: addDays(today, 1) }, defaultTimeZone)
  return soon.flatMap(({ event: { id, title }, start }) => {
    const isDay = isPlainDate(start)
    const at = isDay ? momentAt(start, '00:00', defaultTimeZone) : new Date(start)
    const noticeAt = isDay ? momentAt(start, '08:00', defaultTimeZone).getTime() : at.getTime() - leadMs
    const person = people.get(id)
    if (!person || noticeAt <= after.getTime() || noticeAt > upTo.getTime() || (!isDay && at <= upTo)) return []
    return [{ ...person, source: 'event', id, title, path: `/apps/calendar/day/${dayAt(at, defaultTimeZone)}`, at, isDay }]
  })
}
