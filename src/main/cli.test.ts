import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import pg, { type Pool } from 'pg'
import { aCommandLine } from '../../scripts/testing/command-line.ts'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { appRole } from '../platform/database.ts'
import { runCommandLine } from '../platform/command-line.ts'
import { commands } from './cli.ts'
import { projectPath } from './project.ts'

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string }

/** The command line as a process of its own. */
async function cli(options: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const run = promisify(execFile)(process.execPath, [projectPath('src/main/start.ts'), 'cli', ...options], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
  })
  return run.then(
    (said) => ({ code: 0, ...said }),
    (error: Ended) => error,
  )
}

describe('the command line', () => {
  it('names the nearest command when it does not know one, and refuses what it does not take', async () => {
    expect(await cli(['migrat'])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('(Did you mean migrate?)') as string,
    })
    expect(await cli(['purge', '--dry-rn'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('(Did you mean --dry-run?)') as string,
    })
  })

  it.each([
    ['grant', 'grant-office-role'],
    ['shop-figures', 'check-shop-figures'],
    ['migrat', 'migrate'],
  ])('does not take a request for help with %s, which is no command, as one for all commands', async (word, meant) => {
    const context = { needs: aCommandLine({ url: 'postgres://a@b/c', owner: new pg.Pool() }).needs('') }

    for (const words of [[word, '--help'], ['help', word], [word, '-h'], [word]])
      await expect(runCommandLine(commands, words, context)).rejects.toThrow(`error: unknown command '${word}'\n(Did you mean ${meant}?)`)
    expect(await runCommandLine(commands, ['--help'], context)).toMatch(/^Usage: cli /)
    expect(await runCommandLine(commands, ['help', meant], context)).toMatch(`Usage: cli ${meant}`)
  })

  it.each([
    ['xyz', 'xyz', undefined],
    ['bulk', 'bulk', undefined],
    ['sed', 'sed', 'seed'],
    ['pendng', 'pendng', 'pending'],
    ['improt-regster', 'improt-regster', 'import-register'],
    ['imp-rgstr', 'imp-rgstr', undefined],
    ['123456', '…', undefined],
    ['unlock123456', 'unlock…', undefined],
    ['756.1234.5678.97', '…', undefined],
  ])('names no command where %s is near none, and prints no number of a person', async (word, printed, meant) => {
    const context = { needs: aCommandLine({ url: 'postgres://a@b/c', owner: new pg.Pool() }).needs('') }
    const hint = meant === undefined ? '"cli help" lists the commands' : `Did you mean ${meant}?`

    for (const words of [[word], ['help', word]])
      await expect(runCommandLine(commands, words, context)).rejects.toThrow(`error: unknown command '${printed}'\n(${hint})`)
    await expect(runCommandLine(commands, ['pending', `--${word}`], context)).rejects.toThrow(`unknown option '--${printed}'`)
  })

  it('makes a register without database and settings, and prints nothing else', async () => {
    const { code, stdout, stderr } = await cli(['generate-register', '2', '--today', '2026-03-10'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const line of stdout.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('pid')
  })

  it('says which setting is missing where it needs a database', async () => {
    expect(await cli(['import-register', 'package.json'])).toMatchObject({ code: 78, stderr: expect.stringContaining('DATABASE_URL') })
  })

  it('explains a database that cannot be used, whatever the command, with the code of that cause', async () => {
    const { url, owner } = await aDatabaseForThisTest()
    const at = (parts: Partial<URL>): string => Object.assign(new URL(url), parts).href
    const login = `serving_${new URL(url).pathname.slice(-12)}`
    await owner.query(`create role ${login} login; grant ${appRole} to ${login}`)
    onTestFinished(async () => void (await owner.query(`drop role ${login}`)))
    const ended = async (command: string, DATABASE_URL: string): Promise<string> => {
      const { code, stderr } = await cli([command], { DATABASE_URL })
      return `${code} ${stderr}`
    }

    for (const command of ['migrate', 'deliveries'])
      expect(await ended(command, at({ host: '127.0.0.1:1' }))).toBe(
        '69 PostgreSQL does not answer at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.\n',
      )
    expect(await ended('migrate', at({ pathname: '/nowhere' }))).toMatch(
      /^69 There is no database nowhere at \S+ Create it and run "cli migrate"/,
    )
    expect(await ended('deliveries', at({ username: login }))).toBe(
      `77 The login ${login} lacks rights in the database ${new URL(url).pathname.slice(1)}. Set DATABASE_URL to the login of the owner, as in owner.env.\n`,
    )
    expect(await ended('migrate', at({ username: login }))).toMatch(/^77 The login serving_\w+ lacks rights/)
    await owner.query('drop schema extension, platform cascade')
    expect(await ended('deliveries', url)).toMatch(/^65 The database \w+ at \S+ has not been set up\. Run "cli migrate"\.\n$/)
  })

  it('brings a database up to date and fills it', async () => {
    const { url } = await aDatabaseForThisTest()

    expect((await cli(['migrate'], { DATABASE_URL: url })).stdout).toBe('The database is up to date.\n')
    expect((await cli(['seed', '30', '--yes'], { DATABASE_URL: url, CANTON: 'seeland' })).stdout).toMatch(
      /^The register of Kanton Seeland holds \d+ /,
    )
  })

  it('makes the accounts of the demonstration once, and only where that is allowed', async () => {
    const { url } = await aDatabaseForThisTest()
    const seed = (environment: Readonly<Record<string, string>>) => cli(['seed-demo', '--yes'], { DATABASE_URL: url, ...environment })

    expect(await seed({})).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Set DEMO=on') })
    expect(await seed({ DEMO: 'on', NODE_ENV: 'production' })).toMatchObject({
      code: 78,
      stderr: expect.stringContaining('DEMO must be off'),
    })
    expect((await seed({ DEMO: 'on' })).stdout).toBe('Made the accounts admin and staff.\n')
    expect((await seed({ DEMO: 'on' })).stdout).toBe('The accounts admin and staff are there already.\n')
  })

  it('refuses to work when npm kept an option that was meant for it', async () => {
    const { code, stderr } = await cli(['import-register', 'package.json'], { npm_config_dry_run: 'true' })

    expect(code).toBe(1)
    expect(stderr).toBe('npm kept --dry-run for itself. Write two dashes before the command: npm run cli -- import-register …\n')
  })

  it('tries everything that it is set up with, and prints a table', async () => {
    const { url } = await aDatabaseForThisTest()

    const right = await cli(['check'], { DATABASE_URL: url })
    const asked = await cli(['check'], { DATABASE_URL: url, REGISTRATION_CONTACT: 'it@amt.example' })
    const away = await cli(['check'], { DATABASE_URL: url, DELIVERY_URL: 'http://127.0.0.1:1/' })

    expect(right.code).toBe(0)
    expect(right.stdout.match(/^ok .*/gm)).toHaveLength(5)
    expect(right.stdout).toMatch(/^- {5}login of the server +not tried: .* Set SERVER_DATABASE_URL/m)
    expect(right.stdout).toMatch(/^- {5}contact for accounts +not set: .* Set REGISTRATION_CONTACT/m)
    expect(asked.stdout).not.toContain('contact for accounts')
    expect(away.code).toBe(1)
    expect(away.stderr).toMatch(/^FAIL {2}receiver of decisions/m)
    expect(away.stderr).toContain('1 of 6 does not work.')
  })

  it('tries the login of the server where it has one, and says which login it could not try', async () => {
    const { url, owner } = await aDatabaseForThisTest()
    const login = `narrow_${new URL(url).pathname.slice(-12)}`
    await owner.query(`create role ${login} login`)
    onTestFinished(async () => void (await owner.query(`drop role ${login}`)))
    const narrow = Object.assign(new URL(url), { username: login }).href

    expect((await cli(['check'], { DATABASE_URL: url, SERVER_DATABASE_URL: narrow })).stderr).toMatch(
      /^FAIL {2}login of the server +The login narrow_/m,
    )
    await owner.query(`grant ${appRole} to ${login}`)
    const both = await cli(['check'], { DATABASE_URL: url, SERVER_DATABASE_URL: narrow })
    const ofServer = await cli(['check'], { DATABASE_URL: narrow })

    expect(both.stdout).toMatch(/^ok {4}login of the server +may act as/m)
    expect(both.stdout).toMatch(/^ok {4}login of the owner/m)
    expect(ofServer.stdout).toMatch(/^ok {4}login of the server/m)
    expect(ofServer.stdout).toMatch(/^- {5}login of the owner +not tried: /m)
  })

  it('claims to know no login before the first migration', async () => {
    const { url, owner } = await aDatabaseForThisTest()
    await owner.query('drop schema extension, platform cascade')

    const { stderr } = await cli(['check'], { DATABASE_URL: url })

    for (const login of ['server', 'owner'])
      expect(stderr).toMatch(
        new RegExp(
          `^- {5}login of the ${login} +not tried: not known before the first migration whose login DATABASE_URL is\\. Run "cli migrate" first$`,
          'm',
        ),
      )
  })

  it('knows a canton whose file lies in a folder of the installation', async () => {
    const { url } = await aDatabaseForThisTest()
    const folder = await mkdtemp(`${tmpdir()}/cantons-`)
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = await readFile(projectPath('cantons/seeland.json'), 'utf8')
    await writeFile(`${folder}/ownland.json`, file.replace('"id": "seeland"', '"id": "ownland"'))
    const settings = { DATABASE_URL: url, CANTON: 'ownland', CANTONS_FOLDER: folder }

    expect((await cli(['check'], settings)).code).toBe(0)
    expect((await cli(['check'], { ...settings, CANTON: 'musterland' })).stderr).toContain(`${folder}/musterland.json is missing`)
  })

  it('puts no made-up people into a database that was migrated for production, whatever the shell says', async () => {
    const { url } = await aDatabaseForThisTest()
    const production = { DATABASE_URL: url, NODE_ENV: 'production', FILES_FOLDER: '/tmp' }
    await cli(['migrate'], production)

    expect(await cli(['seed', '--yes'], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr: 'This is a production database. Made-up people are not written into it.\n',
    })
  })
})

/** Of all rows of all tables. */
async function checksum(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ sum: string }>(`
    select string_agg(name || ' ' || coalesce(hash, ''), E'\\n' order by name) as sum from (
      select format('%I.%I', table_schema, table_name) as name,
        (xpath('/row/hash/text()', query_to_xml(format('select md5(string_agg(t::text, '','' order by t::text)) as hash from %I.%I t', table_schema, table_name), true, true, '')))[1]::text as hash
      from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    ) all_tables`)
  return rows[0]?.sum ?? ''
}

/** What each command answers, or why it refuses. */
async function answersOf(lines: readonly (readonly string[])[], context: Parameters<typeof runCommandLine>[2]): Promise<readonly string[]> {
  const answers: string[] = []
  for (const words of lines) answers.push(await runCommandLine(commands, words, context).catch((error: Error) => error.message))
  return answers
}

/** A database in production, and the command line of its operator. */
async function aProduction() {
  const { owner, url } = await aDatabaseForThisTest()
  await owner.query('insert into platform.installation values (true)')
  const { needs, run } = aCommandLine({ owner, url }, 'bergtal', { NODE_ENV: 'production', FILES_FOLDER: tmpdir() })
  return { owner, needs: needs(''), run }
}

describe('no command changes a row of a database in production', () => {
  const ways = [
    ['with --help', (name: string) => [name, '--help'], /^Usage: cli /],
    ['as a word of help', (name: string) => ['help', name], /^Usage: cli /],
    ['with an unknown option', (name: string) => [name, '--hlep'], /^error: unknown option/],
    ['with too many words', (name: string) => [name, 'one', 'two', 'three', 'four', '--yes', '--all', '--dry-run', '--check'], /^error: /],
  ] as const

  it.each(ways)('%s', async (_, words, beginning) => {
    const { owner, needs } = await aProduction()
    const before = await checksum(owner)

    const answers = await answersOf(Object.keys(commands).map(words), { needs, ask: async () => true })

    expect(answers.filter((answer) => !beginning.test(answer))).toEqual([])
    expect(before).toContain('extension.person ')
    expect(await checksum(owner)).toBe(before)
  })

  it('that asks first and is not answered, and each that changes something asks', async () => {
    const { owner, needs } = await aProduction()
    const before = await checksum(owner)
    const wordsOf: Readonly<Record<string, readonly string[]>> = {
      'import-register': ['package.json'],
      unlock: ['np', '123456'],
      'disable-account': ['anna@example.com'],
      'enable-account': ['anna@example.com'],
      'password-link': ['anna@example.com'],
      'prove-address': ['anna@example.com'],
      'grant-office-role': ['anna@example.com', 'office-lead'],
      'revoke-office-role': ['anna@example.com', 'office-lead'],
      'switch-off-two-step': ['anna@example.com'],
    }

    const asking = Object.entries(commands).filter(([, { changes }]) => changes !== undefined)
    const words = asking.map(([name]) => [name, ...(wordsOf[name] ?? [])])
    const withoutTerminal = await answersOf(words, { needs })
    const refused = await answersOf(words, { needs, ask: async () => false })

    expect(
      withoutTerminal.filter((answer) => !/^This .* Add --yes if that is what you want\. Nothing was changed\.$/.test(answer)),
    ).toEqual([])
    expect(new Set(refused)).toEqual(new Set(['Nothing was changed.']))
    expect(asking.length).toBeGreaterThan(10)
    expect(await checksum(owner)).toBe(before)
  })

  it('control: one that does is found', async () => {
    const { owner, run } = await aProduction()
    const before = await checksum(owner)

    await run('rotate-signing-keys', '--yes')

    expect(await checksum(owner)).not.toBe(before)
  })
})
