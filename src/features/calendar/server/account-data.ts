import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { AccountData, ExportedFile, ExportReader } from '../../../platform/account-data.ts'
import { writeCalendar } from '../ics-write.ts'
import { eventColumns, eventOf, type EventColumns } from './event-row.ts'

const mine = 'made_by = platform.account()'

export const calendarData: AccountData = {
  folder: 'calendar',
  tables: [
    { table: 'calendar.event', own: mine, file: 'events.json', onDeletion: { set: 'made_by = null' } },
    {
      table: 'calendar.preference',
      own: 'account_id = platform.account()',
      file: 'preferences.json',
      key: 'account_id::text',
      without: ['feed_hash'],
      onDeletion: 'delete',
    },
  ],
  files: calendars,
}

const eventsAtOnce = 500

/** The same events as calendar programs read them, in files of 500. */
async function* calendars({ read, isAlone }: ExportReader): AsyncIterable<ExportedFile> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (let number = 1, more = true; more; number += 1) {
    const { rows } = await read((tx) =>
      sql<EventColumns & { now: Date }>`
        select ${eventColumns}, platform.moment() as now from calendar.event
        where removed_at is null and id > ${last}::uuid and ${isAlone ? sql`true` : sql.raw(mine)} order by id limit ${eventsAtOnce}`.execute(
        tx,
      ),
    )
    const [first] = rows
    if (!first) return
    last = rows.at(-1)?.id ?? last
    more = rows.length === eventsAtOnce
    const text = writeCalendar(
      rows.map(({ now: _now, ...row }) => eventOf(row)),
      { now: first.now.toISOString(), name: 'Calendar' },
    )
    yield { path: `events-${number}.ics`, open: async () => Readable.from([text]) }
  }
}
