import type { Page } from '@playwright/test'
import { expect, sharedProduct, test } from './test.ts'
import { startServerProcess, type ServerProcess } from '../scripts/bench/server-process.ts'
import { createDatabase } from '../scripts/local-postgres.ts'
import { runCommand } from '../scripts/run-command.ts'
import { addPolls, copyProject } from '../scripts/six-steps/add-app.ts'
import { projectPath } from '../src/main/project.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { openPage } from './browser.ts'

let project: ReturnType<typeof copyProject>
let files: ReturnType<typeof addPolls>
let server: ServerProcess
const run = (command: string, ...args: string[]) => runCommand(command, args, project.folder)

test.beforeAll(async () => {
  project = copyProject(projectPath(''))
  files = addPolls(project.folder)
  // The environment of a test is not that of a build.
  const { code, output } = await run('env', '-u', 'NODE_ENV', 'npm', 'run', '--silent', 'build')
  if (code !== 0) throw new Error(output)
  server = await startServerProcess({ DATABASE_URL: await migratedDatabase(), LOG_LEVEL: 'silent' }, [], project.folder)
})
test.afterAll(async () => {
  await server.stop()
  project.remove()
})

test.describe('an 18th app, added in six steps to a copy of the project', () => {
  test('touches nothing outside its folder but two registries and one migration', () => {
    const outside = [...files.added, ...files.changed].filter((path) => !path.startsWith('src/features/polls/'))

    expect(outside.map((path) => path.replace(/\d{4}/, 'N'))).toEqual([
      'db/migrations/N_polls.sql',
      'src/main/apps.server.ts',
      'src/main/apps.client.ts',
    ])
  })

  test('passes the compiler and the import rules', async () => {
    test.setTimeout(500_000)
    const outcomes = [await run('npm', 'run', '--silent', 'types'), await run('node', 'scripts/import-rules.ts')]

    expect(outcomes.filter(({ code }) => code !== 0).map(({ output }) => output)).toEqual([])
  })

  test('opens and shows its rows', async () => {
    const page = await openPolls()

    await page.getByText('Which day suits you?').waitFor()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Polls')
    expect(await page.title()).toContain('Polls')
  })

  test('is in the menu', async () => {
    const page = await openPolls()

    await expect(page.getByRole('navigation').getByRole('link', { name: 'Polls', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('is in the palette', async () => {
    const page = await openPolls()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()

    await page.keyboard.type('poll')

    await expect(page.getByRole('dialog').getByRole('option', { name: /Polls/ }).first()).toContainText('Polls')
  })

  test('is in the search', async () => {
    const page = await openPolls()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
    await expect(page.getByRole('combobox')).toBeFocused()

    await page.keyboard.type('pol')

    await expect(page.getByRole('option', { name: /Polls/ }).first()).toContainText('Polls')
  })

  test('is its own chunk, and the catalogue of parts stays hidden from users', async () => {
    const page = await openPolls()

    const missing = await page.request.get('/ui', { headers: { accept: 'text/html' } })

    await expect(page.getByRole('link', { name: 'Shared parts' })).toHaveCount(0)
    expect(missing.status()).toBe(404)
  })
})

async function openPolls(): Promise<Page> {
  const page = await openPage({ address: server.url })
  await page.goto('/apps/polls')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function migratedDatabase(): Promise<string> {
  const url = sharedProduct().databaseUrl
  await createDatabase(url, 'six_steps')
  const own = Object.assign(new URL(url), { pathname: '/six_steps' }).href
  const owner = createPool({ url: own, connections: 2 }, () => {})
  await migrate(owner, `${project.folder}/db/migrations`, () => {})
  await owner.end()
  return own
}
