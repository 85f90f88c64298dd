import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '../scripts/bench/server-process.ts'
import { createDatabase } from '../scripts/local-postgres.ts'
import { runCommand } from '../scripts/run-command.ts'
import { addPolls, copyProject } from '../scripts/six-steps/add-app.ts'
import { projectPath } from '../src/main/project.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { openBrowser, openPage } from './browser.ts'

const project = copyProject(projectPath(''))
const { added, changed } = addPolls(project.folder)
const run = (command: string, ...args: string[]) => runCommand(command, args, project.folder)

let browser: Browser
let server: ServerProcess

beforeAll(async () => {
  // The environment of a test is not that of a build.
  const [{ code, output }] = await Promise.all([
    run('env', '-u', 'NODE_ENV', 'npm', 'run', '--silent', 'build'),
    (async () => void (browser = await openBrowser()))(),
  ])
  if (code !== 0) throw new Error(output)
  server = await startServerProcess({ DATABASE_URL: await migratedDatabase(), LOG_LEVEL: 'silent' }, [], project.folder)
}, 120_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
  project.remove()
})

describe('an 18th app, added in six steps to a copy of the project', () => {
  it('touches nothing outside its folder but two registries and one migration', () => {
    const outside = [...added, ...changed].filter((path) => !path.startsWith('src/features/polls/'))

    expect(outside.map((path) => path.replace(/\d{4}/, 'N'))).toEqual([
      'db/migrations/N_polls.sql',
      'src/main/apps.server.ts',
      'src/main/apps.client.ts',
    ])
  })

  it('passes the compiler and the import rules', async () => {
    const outcomes = [await run('npm', 'run', '--silent', 'types'), await run('node', 'scripts/import-rules.ts')]

    expect(outcomes.filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([])
  }, 500_000)

  it('opens and shows its rows', async () => {
    const page = await openPolls()

    await page.getByText('Which day suits you?').waitFor()

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Polls')
    expect(await page.title()).toContain('Polls')
  })

  it('is in the menu', async () => {
    const page = await openPolls()

    expect(await page.getByRole('navigation').getByRole('link', { name: 'Polls', exact: true }).getAttribute('aria-current')).toBe('page')
  })

  it('is in the palette', async () => {
    const page = await openPolls()
    await page.keyboard.press('Control+k')

    await page.keyboard.type('poll')

    expect(await page.getByRole('dialog').getByRole('option', { name: /Polls/ }).first().textContent()).toContain('Polls')
  })

  it('is in the search', async () => {
    const page = await openPolls()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()

    await page.keyboard.type('pol')

    expect(await page.getByRole('option', { name: /Polls/ }).first().textContent()).toContain('Polls')
  })

  it('is its own chunk, and the catalogue of parts stays hidden from users', async () => {
    const page = await openPolls()

    const missing = await page.request.get('/ui', { headers: { accept: 'text/html' } })

    expect(await page.getByRole('link', { name: 'Shared parts' }).count()).toBe(0)
    expect(missing.status()).toBe(404)
  })
})

async function openPolls(): Promise<Page> {
  const page = await openPage(browser, { address: server.url })
  await page.goto('/apps/polls')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function migratedDatabase(): Promise<string> {
  const url = inject('databaseUrl')
  await createDatabase(url, 'six_steps')
  const own = Object.assign(new URL(url), { pathname: '/six_steps' }).href
  const owner = createPool({ url: own, connections: 2 }, () => {})
  await migrate(owner, `${project.folder}/db/migrations`, () => {})
  await owner.end()
  return own
}
