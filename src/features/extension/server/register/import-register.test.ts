import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aDatabaseForThisTest, waitingForLocks, type TestDatabase } from '../../../../../scripts/testing/database.ts'

/** A place for files that goes with the test. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function aFile(content: string | Buffer, name = 'register'): Promise<string> {
  const path = join(await aFolder(), name)
  await writeFile(path, content)
  return path
}

const heading = 'legal_form;pid;name;first_name;birth_date;uid;period;deadline;state'
const persons = [
  'natural-person;11;Beispiel;Andrea;1980-11-24;;2025;2026-03-31;open',
  'legal-entity;11;"Holz; Stein ""Bau"" AG";;;CHE-123.456.788;2025;2026-09-30;filed',
  'natural-person;12;Musterli;Reto\\Rätus;1984-03-27;;;;',
]
const table = [heading, ...persons].join('\n')

const personsIn = async ({ owner }: TestDatabase) =>
  (
    await owner.query<Record<string, unknown>>(
      "select legal_form, pid, name, first_name, birth_date, uid, case_pid, died_on from extension.person where canton = 'bergtal' order by pid, legal_form desc",
    )
  ).rows
const casesIn = async ({ owner }: TestDatabase) =>
  (
    await owner.query<Record<string, unknown>>(
      `select legal_form, pid, period, deadline, state, taxpayer_group, reminder_level, reminder_deadline, is_blocked, extensions
       from extension.tax_case where canton = 'bergtal' order by pid, legal_form desc, period`,
    )
  ).rows
const eventsIn = async ({ owner }: TestDatabase) => (await owner.query("select * from extension.outbox where canton = 'bergtal'")).rows

describe('an import of the register', () => {
  it('takes persons, firms and their cases', async () => {
    const database = await aDatabaseForThisTest()

    const answer = await aCommandLine(database).run('import-register', await aFile(table))

    expect(answer).toContain('3 read, 0 bad')
    expect(answer).toMatch(/persons +3 new, 0 changed, 0 unchanged\n +cases +2 new, 0 changed, 0 unchanged/)
    expect(await personsIn(database)).toMatchObject([
      { legal_form: 'natural-person', pid: 11, name: 'Beispiel', first_name: 'Andrea', birth_date: '1980-11-24', uid: null },
      { legal_form: 'legal-entity', pid: 11, name: 'Holz; Stein "Bau" AG', first_name: '', birth_date: null, uid: 'CHE123456788' },
      { legal_form: 'natural-person', pid: 12, name: 'Musterli', first_name: 'Reto\\Rätus' },
    ])
    expect(await casesIn(database)).toMatchObject([
      { pid: 11, period: 2025, deadline: '2026-03-31', state: 'open', taxpayer_group: 'employed', extensions: 0 },
      { pid: 11, period: 2025, deadline: '2026-09-30', state: 'filed', taxpayer_group: 'legal-entity' },
    ])
  })

  it.each([
    ['with commas', table.replaceAll('Holz; ', 'Holz, ').replaceAll(';', ',')],
    ['with a byte order mark and the line ends of Windows', `\ufeff${table.replaceAll('\n', '\r\n')}\r\n`],
    ['packed', gzipSync(table)],
    ['as lines of JSON', [jsonOf(0), '', jsonOf(1), jsonOf(2)].join('\n')],
    ['as lines of JSON, packed', gzipSync(`${[jsonOf(0), jsonOf(1), jsonOf(2)].join('\n')}\n`)],
  ])('reads the same from a file %s', async (_, content) => {
    const database = await aDatabaseForThisTest()

    const answer = await aCommandLine(database).run('import-register', await aFile(content))

    expect(answer).toContain('3 read, 0 bad')
    expect((await personsIn(database)).map((person) => person['first_name'])).toEqual(['Andrea', '', 'Reto\\Rätus'])
    expect(await casesIn(database)).toHaveLength(2)
  })

  it('changes nothing when it comes again', async () => {
    const database = await aDatabaseForThisTest()
    const file = await aFile(table)
    const line = aCommandLine(database)
    await line.run('import-register', file)
    const before = await database.owner.query('select ctid, xmin from extension.tax_case order by 1')

    const answer = await line.run('import-register', file)

    expect(answer).toMatch(/persons +0 new, 0 changed, 3 unchanged\n +cases +0 new, 0 changed, 2 unchanged/)
    expect((await database.owner.query('select ctid, xmin from extension.tax_case order by 1')).rows).toEqual(before.rows)
  })

  it('never shortens a deadline and never lowers the number of extensions, but takes what is more', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    await line.run('import-register', await aFile(table))
    await database.owner.query("update extension.tax_case set deadline = '2026-11-30', extensions = 2 where canton = 'bergtal'")
    const later = `legal_form;pid;period;deadline;extensions
natural-person;11;2025;2026-06-30;1
legal-entity;11;2025;2026-12-31;3`

    const answer = await line.run('import-register', await aFile(later))

    expect(answer).toMatch(/cases +0 new, 1 changed, 1 unchanged/)
    expect(await casesIn(database)).toMatchObject([
      { deadline: '2026-11-30', extensions: 2 },
      { deadline: '2026-12-31', extensions: 3 },
    ])
  })

  it('leaves what a row does not mention, and empties what it leaves empty', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    const full = {
      ...JSON.parse(jsonOf(0)),
      died_on: '2026-01-05',
      case_pid: 12,
      is_blocked: true,
      reminder_level: 1,
      reminder_deadline: '2026-05-01',
    }
    await line.run('import-register', await aFile(JSON.stringify(full)))
    const less = {
      legal_form: 'natural-person',
      pid: 11,
      name: 'Neu',
      birth_date: '1980-11-24',
      died_on: null,
      period: 2025,
      deadline: '2026-03-31',
      reminder_deadline: '',
    }

    await line.run('import-register', await aFile(JSON.stringify(less)))

    expect(await personsIn(database)).toMatchObject([{ name: 'Neu', first_name: 'Andrea', case_pid: 12, died_on: null }])
    expect(await casesIn(database)).toMatchObject([{ is_blocked: true, reminder_level: 1, reminder_deadline: null, state: 'open' }])
  })

  it('lets the later of two rows about the same case speak, whether or not they are taken in together', async () => {
    const rows = [
      { ...JSON.parse(jsonOf(0)), deadline: '2026-11-30', extensions: 10, state: 'open' },
      { legal_form: 'natural-person', pid: 11, period: 2025, deadline: '2026-04-30', extensions: 9, state: 'filed' },
    ]
    const content = rows.map((row) => JSON.stringify(row)).join('\n')
    const results = []
    for (const chunk of ['2', '1']) {
      const database = await aDatabaseForThisTest()
      await aCommandLine(database).run('import-register', await aFile(content), '--chunk', chunk)
      results.push(await casesIn(database))
    }

    expect(results[0]).toMatchObject([{ deadline: '2026-11-30', extensions: 10, state: 'filed' }])
    expect(results[1]).toEqual(results[0])
  })

  it('leaves other cantons and absent cases alone', async () => {
    const database = await aDatabaseForThisTest()
    const all = "select md5(string_agg(c::text, '' order by c::text)) as sum from extension.tax_case c where canton = 'musterland'"
    const before = await database.owner.query(all)
    const line = aCommandLine(database)
    await line.run('import-register', await aFile(table))

    await line.run('import-register', await aFile([heading, persons[0]].join('\n')))

    expect((await database.owner.query(all)).rows).toEqual(before.rows)
    expect(await casesIn(database)).toHaveLength(2)
  })

  it('writes one event with counts and nothing personal', async () => {
    const database = await aDatabaseForThisTest()

    await aCommandLine(database).run('import-register', await aFile(table), '--chunk', '1')

    const events = await eventsIn(database)
    expect(events).toMatchObject([{ action: 'register-imported', detail: { rows: 3, newPersons: 3, newCases: 2, badRows: 0 } }])
    expect(JSON.stringify(events)).not.toMatch(/Beispiel|Musterli|1980/)
  })
})

function jsonOf(at: number): string {
  const fields = [
    {
      legal_form: 'natural-person',
      pid: 11,
      name: 'Beispiel',
      first_name: 'Andrea',
      birth_date: '1980-11-24',
      period: 2025,
      deadline: '2026-03-31',
    },
    {
      legal_form: 'legal-entity',
      pid: '11',
      name: 'Holz AG',
      uid: 'CHE123456788',
      birth_date: null,
      period: '2025',
      deadline: '2026-09-30',
    },
    { legal_form: 'natural-person', pid: 12, name: 'Musterli', first_name: 'Reto\\Rätus', birth_date: '1984-03-27' },
  ]
  return JSON.stringify(fields[at])
}

/** Without the lines of progress, which come on a slow machine. */
const faultsTold = (told: readonly string[]) => told.filter((line) => !line.includes('rows/s'))

describe('rows that cannot be taken', () => {
  const broken = [
    heading,
    persons[0],
    'natural-person;13;Geheim;Gerda;31.12.1970;;2025;2026-03-31;open',
    'natural-person;14;Geheim;Gregor;1970-12-31;;2025',
    'natural-person;999;;;;;2025;2026-03-31;open',
    'natural-person;15;"Geheim"x;Gisela;1970-12-31;;2025;2026-03-31;open',
    persons[2],
  ].join('\n')

  it('are named by row and column, stay out, and make the exit code 1', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    const report = join(await aFolder(), 'report.csv')

    await expect(line.run('import-register', await aFile(broken), '--report', report)).rejects.toThrow('6 read, 4 bad')

    expect(faultsTold(line.told)).toEqual([
      'row 3, birth_date: is not a calendar day like 2026-03-31',
      'row 4: has another number of fields than the heading',
      'row 5, pid: belongs to nobody in the register',
      'row 6: has quotes that do not fit together',
    ])
    expect((await readFile(report, 'utf8')).split('\n')).toEqual([
      'row,column,reason',
      '3,birth_date,"is not a calendar day like 2026-03-31"',
      '4,,"has another number of fields than the heading"',
      '5,pid,"belongs to nobody in the register"',
      '6,,"has quotes that do not fit together"',
      '',
    ])
    expect((await personsIn(database)).map(({ pid }) => pid)).toEqual([11, 12])
    expect(`${line.told.join()} ${await readFile(report, 'utf8')}`).not.toMatch(/Geheim|Gerda|1970|999/)
  })

  it('do not matter where the operator says so', async () => {
    const database = await aDatabaseForThisTest()

    expect(await aCommandLine(database).run('import-register', await aFile(broken), '--skip-bad')).toContain('6 read, 4 bad')
  })

  it('are shown a hundred times and then only counted', async () => {
    const line = aCommandLine(await aDatabaseForThisTest())
    const many = [heading, ...Array.from({ length: 150 }, () => 'natural-person;0;;;;;;;')].join('\n')

    await expect(line.run('import-register', await aFile(many), '--chunk', '40')).rejects.toThrow('150 read, 150 bad')

    expect(faultsTold(line.told)).toHaveLength(101)
    expect(line.told.at(-1)).toBe('… and 50 more; --report <file> keeps them all.')
  })

  it.each([
    ['names no column that exists', 'natural-person;11;Geheim;Gerda\n', /column 1, 2, 3, 4 is unknown or comes twice/],
    ['has no column for the PID', 'legal_form;name\n', /legal_form or pid is missing/],
    ['names a column twice', 'legal_form;pid;pid\n', /column 3 is unknown or comes twice/],
  ])('are not even looked at in a file whose heading %s', async (_, content, complaint) => {
    const run = aCommandLine(await aDatabaseForThisTest()).run('import-register', await aFile(content))

    await expect(run).rejects.toThrow(complaint)
    await expect(run).rejects.not.toThrow(/Geheim/)
  })

  it('do not fill the memory when a quote is never closed', async () => {
    const endless = `${heading}\nnatural-person;11;"${'x'.repeat(3_000_000)}`

    await expect(aCommandLine(await aDatabaseForThisTest()).run('import-register', await aFile(endless))).rejects.toThrow(
      'longer than a million characters',
    )
  })
})

describe('a dry run', () => {
  it('tells what the import will do, and does nothing', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    await line.run('import-register', await aFile(table))
    const events = (await eventsIn(database)).length
    const before = [await personsIn(database), await casesIn(database)]
    const next = await aFile(
      [
        heading,
        persons[0]?.replace('Andrea', 'Anna'),
        persons[1],
        'natural-person;20;Neu;Nora;1990-01-01;;2024;2025-03-31;open',
        'natural-person;20;Neu;Nora;1990-01-01;;2025;2026-03-31;open',
        'natural-person;21;;;;;2025;2026-03-31;open',
      ].join('\n'),
    )

    const foretold = await line.run('import-register', next, '--dry-run', '--skip-bad', '--chunk', '1')

    expect([await personsIn(database), await casesIn(database)]).toEqual(before)
    expect(await eventsIn(database)).toHaveLength(events)
    expect((await database.owner.query('select from extension.import_run')).rowCount).toBe(1)
    const done = await line.run('import-register', next, '--skip-bad', '--chunk', '1')
    expect(foretold).toContain('Nothing was changed')
    expect(done).toMatch(/5 read, 1 bad\n +persons +1 new, 1 changed, 2 unchanged\n +cases +2 new, 0 changed, 2 unchanged/)
    expect(foretold.split('\n').slice(1)).toEqual(done.split('\n').slice(1))
  })
})

describe('a deadline that is granted while its row is imported', () => {
  it('stays granted', async () => {
    const database = await aDatabaseForThisTest()
    const line = aCommandLine(database)
    await line.run('import-register', await aFile(table))
    const granting = await database.owner.connect()
    onTestFinished(() => granting.release(true))
    await granting.query("begin; update extension.tax_case set deadline = '2026-11-30' where canton = 'bergtal' and pid = 11")
    const changed = persons[0]?.replace('2026-03-31;open', '2026-06-30;filed')

    const run = line.run('import-register', await aFile([heading, changed].join('\n')))
    await expect.poll(() => waitingForLocks(database), { timeout: 30_000 }).toBe(1)
    await granting.query('commit')
    await run

    expect((await casesIn(database))[0]).toMatchObject({ deadline: '2026-11-30', state: 'filed' })
  })
})

describe('two imports', () => {
  it('into one register do not run at the same time', async () => {
    const database = await aDatabaseForThisTest()
    const holder = await database.owner.connect()
    onTestFinished(() => holder.release(true))
    await holder.query("select pg_advisory_lock(hashtext('import-register'), hashtext('bergtal'))")

    const run = aCommandLine(database).run('import-register', await aFile(table))
    await expect.poll(() => waitingForLocks(database), { timeout: 30_000 }).toBe(1)
    const during = await personsIn(database)
    await holder.query('select pg_advisory_unlock_all()')
    await run

    expect([during, (await personsIn(database)).length]).toEqual([[], 3])
  })
})
