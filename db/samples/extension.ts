import type { Pool } from 'pg'
import type { PlainDate } from '../../src/kit/plain-date.ts'
import type { Canton } from '../../src/platform/canton.ts'
import { sampleCases } from './extension-cases.ts'
import { samplePersons } from './extension-people.ts'
import type { SamplePerson } from './sample-person.ts'

const batchSize = 5000

/** Fills the register with made-up persons and firms. Run again, it adds what is missing and raises deadlines that have passed. */
export async function seedRegister(pool: Pool, canton: Canton, size: number): Promise<number> {
  const { rows } = await pool.query<{ today: PlainDate }>("select (platform.moment() at time zone 'Europe/Zurich')::date as today")
  const today = rows[0]?.today
  if (!today) throw new Error('the database told no date')
  let count = 0
  for (const batch of batches(samplePersons(size))) {
    await insertPersons(pool, canton.id, batch)
    await insertCases(pool, canton, batch, today)
    count += batch.length
  }
  return count
}

function* batches(persons: Iterable<SamplePerson>): Generator<readonly SamplePerson[]> {
  let batch: SamplePerson[] = []
  for (const person of persons) {
    batch.push(person)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function insertPersons(pool: Pool, canton: string, persons: readonly SamplePerson[]): Promise<void> {
  const rows = persons.map((person) => ({
    canton,
    legal_form: person.legalForm,
    pid: person.pid,
    name: person.name,
    first_name: person.firstName,
    birth_date: person.birthDate,
    uid: person.uid,
    case_pid: person.casePid,
    died_on: person.diedOn,
    left_on: person.leftOn,
  }))
  await pool.query(
    `insert into extension.person select * from json_populate_recordset(null::extension.person, $1)
     on conflict (canton, legal_form, pid) do update set uid = excluded.uid where person.uid is null and excluded.uid is not null`,
    [JSON.stringify(rows)],
  )
}

async function insertCases(pool: Pool, canton: Canton, persons: readonly SamplePerson[], today: PlainDate): Promise<void> {
  const cases = persons.flatMap((person) => sampleCases(person, canton, today))
  const rows = cases.map((each) => ({
    canton: canton.id,
    legal_form: each.legalForm,
    pid: each.pid,
    period: each.period,
    deadline: each.deadline,
    base_deadline: each.baseDeadline,
    state: each.state,
    reminder_level: each.reminderDeadline === undefined ? 0 : 1,
    reminder_deadline: each.reminderDeadline,
    taxpayer_group: each.group,
    special: each.special,
    is_blocked: each.isBlocked,
    extensions: each.extensions,
  }))
  await pool.query(
    `insert into extension.tax_case select * from json_populate_recordset(null::extension.tax_case, $1)
     on conflict (canton, legal_form, pid, period) do update set deadline = greatest(tax_case.deadline, excluded.deadline)`,
    [JSON.stringify(rows)],
  )
}
