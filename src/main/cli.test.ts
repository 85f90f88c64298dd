import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
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
  it('names every command with its options when it does not know one', async () => {
    const { code, stdout, stderr } = await cli(['nonsense'])

    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain('There is no command called "nonsense".')
    for (const line of ['migrate', 'seed [size]', 'openapi [--check]', 'import-register <file> [--dry-run]']) expect(stderr).toContain(line)
  })

  it('makes a register without database and settings, and prints nothing else', async () => {
    const { code, stdout, stderr } = await cli(['generate-register', '2', '--today', '2026-03-10'])

    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const line of stdout.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('pid')
  })

  it('says which setting is missing where it needs a database', async () => {
    expect(await cli(['import-register', 'package.json'])).toMatchObject({ code: 78, stderr: expect.stringContaining('DATABASE_URL') })
  })

  it('brings a database up to date and fills it', async () => {
    const { url } = await aDatabaseForThisTest()

    expect((await cli(['migrate'], { DATABASE_URL: url })).stdout).toBe('The database is up to date.\n')
    expect((await cli(['seed', '30'], { DATABASE_URL: url, CANTON: 'seeland' })).stdout).toMatch(
      /^The register of Kanton Seeland holds \d+ /,
    )
  })

  it('makes the accounts of the demonstration once, and only where that is allowed', async () => {
    const { url } = await aDatabaseForThisTest()
    const seed = (environment: Readonly<Record<string, string>>) => cli(['seed-demo'], { DATABASE_URL: url, ...environment })

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
})
