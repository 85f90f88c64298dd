import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { projectPath } from '../../../../main/project.ts'
import { generatedRegister } from './generate-register.ts'

const seconds = 1000
const chunk = 500

async function aLargeFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'register.ndjson')
  const lines = generatedRegister({ persons: 5000, periods: 3, seed: 7, today: plainDate(2026, 3, 10), canton: musterland })
  await writeFile(path, `${[...lines].join('')}{"legal_form":"natural-person","pid":0}\n`)
  return path
}

type Ended = { readonly code: number | null; readonly said: string }
type Running = { readonly child: ChildProcess; readonly ended: Promise<Ended> }

/** The command line as the operator starts it: a process of its own. */
function startImport({ url }: TestDatabase, file: string, ...options: readonly string[]): Running {
  const line = [
    projectPath('src/main/start.ts'),
    'cli',
    'import-register',
    file,
    '--chunk',
    String(chunk),
    '--skip-bad',
    '--yes',
    ...options,
  ]
  const child = spawn(process.execPath, line, { env: { ...process.env, DATABASE_URL: url, CANTON: 'bergtal' } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, said }))) }
}

type Run = { readonly state: string; readonly rows_done: number; readonly counts: Record<string, number> }

async function runsIn({ owner }: TestDatabase): Promise<readonly Run[]> {
  return (await owner.query<Run>('select state, rows_done, counts from extension.import_run order by id')).rows
}

/** Kills the process in the middle of its work and says how far it had come. */
async function killMidway(database: TestDatabase, file: string): Promise<number> {
  const { child, ended } = startImport(database, file)
  await expect
    .poll(async () => (await runsIn(database))[0]?.rows_done ?? 0, { timeout: 30 * seconds, interval: 5 })
    .toBeGreaterThan(3 * chunk)
  child.kill('SIGKILL')
  await ended
  const [run] = await runsIn(database)
  expect(run?.state).toBe('running')
  return run?.rows_done ?? 0
}

async function registerIn({ owner }: TestDatabase): Promise<unknown> {
  const sum = (table: string): string =>
    `(select md5(string_agg(t::text, '' order by t::text)) from extension.${table} t where canton = 'bergtal')`
  const events = "(select json_agg(detail) from extension.outbox where action = 'register-imported')"
  return (await owner.query(`select ${sum('person')} as persons, ${sum('tax_case')} as cases, ${events} as events`)).rows[0]
}

it(
  'an import that is killed goes on after its last chunk and ends like one that was not',
  async () => {
    const file = await aLargeFile()
    const [undisturbed, killed] = [await aDatabaseForThisTest(), await aDatabaseForThisTest()]
    await startImport(undisturbed, file).ended
    const done = await killMidway(killed, file)

    const { code, said } = await startImport(killed, file).ended

    expect(code).toBe(0)
    const goesOnAfter = Number(/Goes on after row ([\d’]+)/.exec(said)?.[1]?.replaceAll('’', ''))
    // The chunk whose commit was under way when the process died may have been finished by the database.
    expect([done, done + chunk]).toContain(goesOnAfter)
    expect(await registerIn(killed)).toEqual(await registerIn(undisturbed))
    const [run, ...more] = await runsIn(killed)
    expect(more).toEqual([])
    // A chunk that is done twice would be counted as unchanged the second time.
    expect(run).toMatchObject({ state: 'finished', counts: { newPersons: 5000, unchangedPersons: 0, unchangedCases: 0, badRows: 1 } })
    expect(said).toContain('pid: is not a number from 1 to 999999')
  },
  120 * seconds,
)

it(
  'an import that is told to begin anew does the work of the killed one again (control)',
  async () => {
    const file = await aLargeFile()
    const database = await aDatabaseForThisTest()
    const done = await killMidway(database, file)

    await startImport(database, file, '--from-start').ended

    const runs = await runsIn(database)
    expect(done).toBeGreaterThan(0)
    expect(runs.map(({ state }) => state)).toEqual(['given-up', 'finished'])
    expect(runs[1]?.counts['unchangedPersons']).toBeGreaterThan(0)
  },
  120 * seconds,
)
