import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sampleCases, samplePersons } from '../../db/samples/extension-people.ts'
import { seedRegister } from '../../db/samples/extension.ts'
import { dayAt, type PlainDate } from '../../src/kit/plain-date.ts'
import { projectPath } from '../../src/main/project.ts'
import { readCanton } from '../../src/platform/canton.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'

export type BenchDatabase = {
  readonly url: string
  /** A file with one request a line, in the order of the register. */
  readonly bodies: string
  readonly period: number
  readonly wish: PlainDate
  readonly grantedShare: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** A durable local PostgreSQL with a register large enough that no person asks twice. */
export async function benchDatabase(naturalPersons: number): Promise<BenchDatabase> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-bench-`)
  const local = await startLocalPostgres({
    folder: `${folder}/data`,
    isTemporary: true,
    settings: ['shared_buffers=512MB', 'max_wal_size=4GB'],
  })
  await createDatabase(local.url('postgres'), 'bench')
  const pool = createPool({ url: local.url('bench'), connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  const canton = await readCanton(projectPath('cantons'), 'musterland')
  const size = Math.ceil((naturalPersons * 5) / 4) + 5
  await seedRegister(pool, canton, size)
  await pool.query('vacuum analyze extension.person, extension.tax_case')

  // The running year: its deadline lies in the next one, so there is always something to grant.
  const today = dayAt(new Date(), 'Europe/Zurich')
  const period = Number(today.slice(0, 4))
  const wish = `${period + 1}-11-30` as PlainDate
  const bodies = `${folder}/bodies.ndjson`
  const lines: string[] = []
  for (const person of samplePersons(size)) {
    if (person.pid < 400_000 || !person.birthDate) continue
    if (!sampleCases(person, canton, today).some((each) => each.period === period && each.deadline < wish)) continue
    lines.push(
      JSON.stringify({
        Periode: period,
        Wunschfrist: wish,
        PersonSearchRequest: { SubjektId: String(person.pid), Geburtsdatum: person.birthDate },
      }),
    )
  }
  await writeFile(bodies, lines.join('\n'))
  return {
    url: local.url('bench'),
    bodies,
    period,
    wish,
    grantedShare: async () => {
      const { rows } = await pool.query<{ share: number }>("select avg((outcome = 'granted')::int)::float8 as share from extension.request")
      return rows[0]?.share ?? 0
    },
    stop: async () => {
      await pool.end()
      await local.stop()
    },
  }
}
