import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import config from '../vitest.config.ts'
import { affectedTests, changedFiles, chooseTests, describeChoice, runnerOf, type Choice } from './affected.ts'
import { isTest } from './project-files.ts'
import { featureOf, featuresIn, readSources, receiversOf } from './users-of-files.ts'

const root = resolve(import.meta.dirname, '..')

describe('what differs from main', () => {
  const folders: string[] = []
  let folder: string
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: folder, encoding: 'utf8' })
  const write = (path: string, text = path): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const commit = (): void => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'test: something')
  }
  afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })))

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'affected-'))
    folders.push(folder)
    git('init', '--quiet', '--initial-branch', 'main')
    for (const path of ['same.ts', 'changed.ts', 'old.ts', 'gone.ts', 'staged.ts', '.gitignore'])
      write(path, path === '.gitignore' ? 'ignored.ts' : path)
    commit()
  })

  it('is what was committed on a branch, staged, changed, moved, deleted and added, but nothing that git ignores', async () => {
    git('switch', '--quiet', '--create', 'branch')
    write('committed.ts')
    commit()
    write('staged.ts', 'other')
    git('add', 'staged.ts')
    write('changed.ts', 'other')
    renameSync(join(folder, 'old.ts'), join(folder, 'new.ts'))
    rmSync(join(folder, 'gone.ts'))
    write('with a space/ä.ts')
    write('ignored.ts')

    const changes = await changedFiles(folder)

    const files = ['changed.ts', 'committed.ts', 'gone.ts', 'new.ts', 'old.ts', 'staged.ts', 'with a space/ä.ts']
    expect(changes).toMatchObject({ kind: 'known', files })
  })

  it('is compared with the main of the others, where there is one, and not with what came there since', async () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    write('mine.ts')
    commit()
    git('switch', '--quiet', '--detach', 'origin/main')
    write('theirs.ts')
    commit()
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('switch', '--quiet', 'main')

    expect(await changedFiles(folder)).toMatchObject({ kind: 'known', files: ['mine.ts'] })
  })

  it('counts the address that a feature had before: a test may still go there', async () => {
    write('src/features/bakery/client/app.ts', `const app: AppEntry = {\n  path: '/apps/bakery',\n}`)
    write('e2e/morning.spec.ts', `await page.goto('/apps/bakery')`)
    commit()
    write('src/features/bakery/client/app.ts', `const app: AppEntry = {\n  path: '/apps/bread',\n}`)

    expect(await chooseTests(folder)).toMatchObject({ unit: [], browser: ['e2e/morning.spec.ts'] })
  })

  it('is not known without a common commit, and then everything runs', async () => {
    git('switch', '--quiet', '--orphan', 'elsewhere')
    write('other.ts')
    commit()

    expect(describeChoice(await chooseTests(folder))).toEqual([
      'tests: unit all, server all, fuzz all, browser all, prove all',
      'everything: HEAD and main have no commit in common here',
    ])
  })
})

/** A small tree: a bakery, a shop that shows its bread, a menu that links to it, and a park that has nothing to do with them. */
const tree = new Map<string, string>(
  Object.entries({
    'src/features/bakery/contract.ts': `const base = '/api/bakery-app'`,
    'src/features/bakery/rules.test.ts': `import './rules.ts'`,
    'src/features/bakery/client/app.ts': `const app: AppEntry = {\n  path: '/apps/bakery',\n  pages: [{ path: '/new', load }]\n}`,
    'src/features/bakery/client/page.test.tsx': '',
    'src/features/bakery/server/offers.ts': '',
    'src/features/bakery/server/routes.test.ts': `import '../../../../scripts/testing/server.ts'`,
    'src/features/shop/server/routes.test.ts': `import '../../../../scripts/testing/server.ts'\nimport '../../park/gone.ts'`,
    'src/features/shop/client/app.ts': `const app: AppEntry = {\n  path: '/apps/shop',\n}`,
    'src/features/menu/client/app.ts': `const app: AppEntry = {\n  path: '/apps/menu',\n}`,
    'src/features/menu/client/list.tsx': `<Link to="/apps/bakery/new">`,
    'src/features/menu/server/routes.test.ts': '',
    'src/features/park/client/app.ts': `const app: AppEntry = {\n  path: '/apps/park',\n}`,
    'src/features/park/server/routes.test.ts': `import '../../../../scripts/testing/server.ts'`,
    'src/features/park/server/picnic.test.ts': `await ask('/api/bakery-app/bread')`,
    'src/main/apps.server.ts': `
      import { offeredBread } from '../features/bakery/server/offers.ts'
      import { shopRoutes } from '../features/shop/server/routes.ts'
      const parts = { bread: offeredBread }
      export const routes = [...shopRoutes({ db: connect(pool), parts })]`,
    'src/main/start.test.ts': '',
    'src/main/apps.client.test.ts': '',
    'src/kit/money.test.ts': '',
    'db/migrations/0001_bakery.sql': '',
    'scripts/testing/server.ts': `import '../../src/main/apps.server.ts'`,
    'scripts/testing/bread.ts': '',
    'scripts/oven.ts': '',
    'scripts/oven.test.ts': `import './oven.ts'`,
    'scripts/docs-check.test.ts': '',
    'vitest.config.ts': `globalSetup: ['scripts/test-database.ts']`,
    'scripts/test-database.ts': `import './local-postgres.ts'`,
    'scripts/local-postgres.ts': '',
    'e2e/page-walk.ts': '',
    'e2e/every-page.spec.ts': `import './page-walk.ts'`,
    'e2e/bakery-keys.spec.ts': `import './oven-door.ts'`,
    'e2e/shop.spec.ts': `await page.goto('/apps/shop')`,
    'e2e/menu.spec.ts': `await page.goto('/apps/menu')`,
    'e2e/walks.spec.ts': `import './park.ts'`,
    'e2e/park.ts': `await page.goto('/apps/park')`,
    'e2e/oven-door.ts': `import '../scripts/testing/bread.ts'`,
  }),
)
const testsFor = (...changed: string[]): Omit<Choice, 'reasons'> => {
  const { reasons: _, ...tests } = affectedTests(changed, tree)
  return tests
}
const allOf = ({ unit, server, fuzz, browser, prove }: Choice): readonly string[] => [unit, server, fuzz, browser, prove].flat()
const none = { unit: [], server: [], fuzz: [], browser: [], prove: [] }
const all = { unit: 'all', server: 'all', fuzz: 'all', browser: 'all', prove: 'all' }

describe('a change in a feature', () => {
  it('runs its own tests, those of main, those of whoever shows it, links to it or asks it, and those that walk through all apps', () => {
    expect(testsFor('src/features/bakery/server/offers.ts')).toEqual({
      ...none,
      unit: ['src/features/bakery/client/page.test.tsx', 'src/features/bakery/rules.test.ts', 'src/main/apps.client.test.ts'],
      server: [
        'src/features/bakery/server/routes.test.ts',
        'src/features/park/server/picnic.test.ts',
        'src/features/shop/server/routes.test.ts',
        'src/main/start.test.ts',
      ],
      browser: ['e2e/bakery-keys.spec.ts', 'e2e/every-page.spec.ts', 'e2e/menu.spec.ts', 'e2e/shop.spec.ts'],
    })
  })

  it('runs nothing of features that only start in the same product, unless they name a file that is gone', () => {
    const [own, main] = [['picnic', 'routes'].map((name) => `src/features/park/server/${name}.test.ts`), 'src/main/start.test.ts']

    expect(testsFor('src/features/park/client/page.tsx').server).toEqual([...own, main])
    expect(testsFor('src/features/park/gone.ts').server).toEqual([...own, 'src/features/shop/server/routes.test.ts', main])
    expect(testsFor('src/features/park/gone.ts').browser).toEqual(['e2e/every-page.spec.ts', 'e2e/walks.spec.ts'])
  })

  it('runs only the test where only a test changed, and nothing where it was deleted', () => {
    expect(testsFor('src/features/bakery/rules.test.ts')).toEqual({ ...none, unit: ['src/features/bakery/rules.test.ts'] })
    expect(testsFor('e2e/shop.spec.ts')).toEqual({ ...none, browser: ['e2e/shop.spec.ts'] })
    expect(testsFor('src/features/bakery/gone.test.ts')).toEqual(none)
  })
})

describe('a change outside the features', () => {
  const shared = ['src/kit/money.ts', 'src/ui/button.module.css', 'src/shell/router.tsx', 'src/platform/http.ts', 'src/main/apps.server.ts']
  const settings = [
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
    'tsconfig.base.json',
    'index.html',
    'scripts/local-postgres.ts',
  ]
  const unknown = ['something/new.txt', 'scripts/fuzz/unnamed.jsonl']

  it.each([...shared, ...settings, ...unknown, 'public/robots.txt', 'cantons/seeland.json'])('runs everything: %s', (path) => {
    expect(testsFor(path)).toEqual(all)
  })

  it('of the database runs all tests of server and browser, and of the others those of scripts', () => {
    const ofScripts = ['scripts/docs-check.test.ts', 'scripts/oven.test.ts']

    expect(testsFor('db/migrations/0002_bread.sql')).toEqual({ ...all, unit: ofScripts })
  })

  it.each(['README.md', 'docs/operator/watch.md', 'deploy/edge/haproxy.cfg', '.oxlintrc.json', 'scripts/oven.ts'])(
    'of documents, deployment and scripts runs the tests of scripts: %s',
    (path) => {
      expect(testsFor(path)).toEqual({ ...none, unit: ['scripts/docs-check.test.ts', 'scripts/oven.test.ts'] })
    },
  )

  it('of a helper runs the tests that use it, through whatever others', () => {
    const using = ['bakery', 'park', 'shop'].map((feature) => `src/features/${feature}/server/routes.test.ts`)

    expect(testsFor('scripts/testing/bread.ts')).toEqual({ ...none, browser: ['e2e/bakery-keys.spec.ts'] })
    expect(testsFor('e2e/park.ts')).toEqual({ ...none, browser: ['e2e/walks.spec.ts'] })
    expect(testsFor('scripts/testing/server.ts')).toEqual({ ...none, server: using })
    expect(testsFor('e2e/unnamed.ts')).toEqual({ ...none, browser: 'all', prove: 'all' })
  })

  it('is told in a few lines, with what runs and why', () => {
    const changed = ['README.md', 'e2e/park.ts', 'src/features/bakery/rules.ts', 'src/features/bakery/contract.ts', 'src/kit/money.test.ts']

    expect(describeChoice(affectedTests(changed, tree))).toEqual([
      'tests: unit 6 files, server 4 files, fuzz none, browser 5 files, prove none',
      'README.md: the tests of scripts, which read such files',
      'e2e/park.ts: the tests that use it',
      'src/features/bakery/: its own tests, src/main, what goes through all apps; shown by shop; linked from menu',
      'src/kit/money.test.ts: only the test itself',
    ])
    expect(describeChoice(affectedTests([], tree)).at(-1)).toBe('nothing differs from main')
  })
})

describe('on this project', () => {
  const sources = readSources(root)
  const tests = [...sources.keys()].filter((path) => isTest(path))
  const features = featuresIn(sources)
  const chosen = new Map(features.map((feature) => [feature, allOf(affectedTests([`src/features/${feature}/contract.ts`], sources))]))
  const chosenFor = (feature: string): readonly string[] => chosen.get(feature) ?? []
  const inEveryChoice = tests.filter((path) => features.every((feature) => chosenFor(feature).includes(path)))
  // Searching shows all apps, and so its own test runs with each of them, too.
  const ownSpecsOf = (feature: string): readonly string[] =>
    chosenFor(feature).filter((path) => path.startsWith('e2e/') && (!inEveryChoice.includes(path) || path === `e2e/${feature}.spec.ts`))

  it.each(features)('%s has browser tests, and all its tests run when it changes', (feature) => {
    const own = tests.filter((path) => featureOf(path) === feature)

    expect(ownSpecsOf(feature)).not.toEqual([])
    expect(own.filter((path) => !chosenFor(feature).includes(path))).toEqual([])
  })

  it('each browser test runs with some feature, and those that walk through all apps with each', () => {
    const specs = tests.filter((path) => path.startsWith('e2e/'))

    expect(specs.filter((path) => features.every((feature) => !chosenFor(feature).includes(path)))).toEqual([])
    expect(inEveryChoice).toEqual(expect.arrayContaining(['e2e/accessibility.spec.ts', 'e2e/eighteenth-app.spec.ts', 'e2e/search.spec.ts']))
    expect(inEveryChoice).toEqual(expect.arrayContaining(tests.filter((path) => path.startsWith('src/main/'))))
    expect(chosenFor('academy').filter((path) => /^src\/features\/(mail|notes|todo)\//.test(path))).toEqual([])
  })

  it.each([
    ['e-commerce', 'src/features/invoice/server/from-order.test.ts'],
    ['calendar', 'e2e/quick-panel.spec.ts'],
    ['notes', 'src/features/quick-panel/server/routes.test.ts'],
    ['todo', 'src/features/project-dashboard/server/work.test.ts'],
    ['contacts', 'src/features/mail/server/routes.test.ts'],
    ['desk', 'src/features/status/server/status.test.ts'],
    ['mail', 'e2e/contacts.spec.ts'],
    ['todo', 'e2e/live.spec.ts'],
    ['status', 'e2e/room.spec.ts'],
    ['accounts', 'e2e/team.spec.ts'],
    ['ui', 'e2e/workspace-keys.spec.ts'],
  ])('a change in %s runs %s', (feature, path) => {
    expect(chosenFor(feature)).toContain(path)
  })

  const offering = features.filter((feature) => sources.has(`src/features/${feature}/server/offers.ts`))
  it.each(offering)('somebody shows what %s offers', (feature) => {
    expect(receiversOf(feature, sources)).not.toEqual([])
  })

  it('whoever names the tables of another feature is tested when that one changes', () => {
    const tablesOf = (feature: string): RegExp => new RegExp(`\\b(from|join|into|update) ${feature.replaceAll('-', '_')}\\.`)
    const missed = [...sources].flatMap(([path, text]) => {
      const own = featureOf(path)
      if (own === undefined || !path.includes('/server/')) return []
      const others = features.filter((feature) => feature !== own && tablesOf(feature).test(text))
      const server = tests.filter((test) => test.startsWith(`src/features/${own}/server/`))
      return others.filter((other) => !server.some((test) => chosenFor(other).includes(test))).map((other) => `${path} names ${other}`)
    })

    expect(missed).toEqual([])
  })

  it('each test file has the runner that vitest gives it', () => {
    type Project = { readonly test: { readonly name: string; readonly include: readonly string[]; readonly exclude?: readonly string[] } }
    const projects = (config.test?.projects ?? []) as readonly Project[] // all of them are written out there
    const projectsOf = (path: string): readonly string[] =>
      projects.flatMap(({ test: { name, include, exclude = [] } }) =>
        include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)) ? [name] : [],
      )
    const byVitest = tests.filter((path) => ['unit', 'server', 'fuzz'].includes(runnerOf(path) ?? ''))

    expect(byVitest.filter((path) => projectsOf(path).join().replace('client', 'unit') !== runnerOf(path))).toEqual([])
    expect(byVitest.length).toBeGreaterThan(400)
  })
})
