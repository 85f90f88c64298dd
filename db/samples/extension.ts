import type { Pool } from 'pg'
import type { PlainDate } from '../../src/kit/plain-date.ts'
import type { Canton } from '../../src/platform/canton.ts'
import { sampleCases, samplePersons, type SamplePerson } from './extension-people.ts'

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
  await pool.query(
    `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date, uid)
     select $1, * from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::date[], $7::text[])
     on conflict (canton, legal_form, pid) do update set uid = excluded.uid where person.uid is null and excluded.uid is not null`,
    [
      canton,
      ...columns(
        persons.map((each) => [each.legalForm, each.pid, each.name, each.firstName, each.birthDate ?? null, each.uid ?? null]),
        6,
      ),
    ],
  )
}

async function insertCases(pool: Pool, canton: Canton, persons: readonly SamplePerson[], today: PlainDate): Promise<void> {
  const cases = persons.flatMap((person) => sampleCases(person, canton, today))
  await pool.query(
    `insert into extension.tax_case (canton, legal_form, pid, period, deadline)
     select $1, * from unnest($2::text[], $3::int[], $4::smallint[], $5::date[])
     on conflict (canton, legal_form, pid, period) do update set deadline = greatest(tax_case.deadline, excluded.deadline)`,
    [
      canton.id,
      ...columns(
        cases.map((each) => [each.legalForm, each.pid, each.period, each.deadline]),
        4,
      ),
    ],
  )
}

function columns(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, index) => rows.map((row) => row[index]))
}
