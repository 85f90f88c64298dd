import {
  featureOf,
  featuresIn,
  filesOf,
  linkingTo,
  readSources,
  receiversOf,
  saysAddresses,
  usersIn,
  visitorsOf,
  withEarlier,
  type FindUsers,
  type Sources,
} from './users-of-files.ts'
import { isTest } from './project-files.ts'
import { runCommand } from './run-command.ts'

/** Unit means the projects `unit` and `client` of vitest, browser `e2e/*.spec.ts`, prove the tests that only `npm run prove` runs. */
export type Runner = 'unit' | 'server' | 'fuzz' | 'browser' | 'prove'
/** Which test files of each runner can notice a change, and why these. */
export type Choice = Readonly<Record<Runner, 'all' | readonly string[]>> & { readonly reasons: readonly string[] }
type Changes =
  | { readonly kind: 'known'; readonly base: string; readonly files: readonly string[] }
  | { readonly kind: 'unknown'; readonly reason: string }

const runners: readonly Runner[] = ['unit', 'server', 'fuzz', 'browser', 'prove']

/** The tests that can notice what differs from the last commit on main. */
export async function chooseTests(root: string): Promise<Choice> {
  const changes = await changedFiles(root)
  if (changes.kind === 'known') {
    const { base, files } = changes
    const textAt = async (path: string) => [path, (await runCommand('git', ['show', `${base}:${path}`], root)).stdout] as const
    const earlier = new Map(await Promise.all(files.filter(saysAddresses).map(textAt)))
    return affectedTests(files, withEarlier(readSources(root), earlier))
  }
  return { unit: 'all', server: 'all', fuzz: 'all', browser: 'all', prove: 'all', reasons: [`everything: ${changes.reason}`] }
}

/** What differs from the last commit on main: committed, staged, not staged or new; of a renamed file both paths. */
export async function changedFiles(root: string): Promise<Changes> {
  const git = (...args: string[]) => runCommand('git', args, root)
  const hasRemote = (await git('rev-parse', '--verify', '--quiet', 'origin/main')).code === 0
  const main = hasRemote ? 'origin/main' : 'main'
  const { code, stdout } = await git('merge-base', 'HEAD', main)
  if (code !== 0) return { kind: 'unknown', reason: `HEAD and ${main} have no commit in common here` }
  const base = stdout.trim()
  const differing = await git('diff', '--name-only', '--no-renames', '-z', base)
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z')
  if (differing.code + untracked.code !== 0) return { kind: 'unknown', reason: 'git could not list what differs from main' }
  const files = `${differing.stdout}${untracked.stdout}`.split('\0').filter((path) => path !== '')
  return { kind: 'known', base, files: [...new Set(files)].toSorted() }
}

/** The tests that a change of these files can reach. One too many may be among them; what no rule knows runs everything. */
export function affectedTests(changed: readonly string[], sources: Sources): Choice {
  const findUsers = usersIn(sources)
  const subjects = Map.groupBy(changed, (path) => (featureOf(path) && !isTest(path) ? `src/features/${featureOf(path)}/` : path))
  const reaches = [...subjects].map(([subject, files]) => ({ subject, ...reachOf(subject, files, sources, findUsers) }))
  const chosen = (runner: Runner): 'all' | readonly string[] => {
    if (reaches.some(({ all }) => all?.includes(runner))) return 'all'
    const tests = reaches.flatMap((reach) => reach.tests ?? []).filter((path) => runnerOf(path) === runner && sources.has(path))
    return [...new Set(tests)].toSorted()
  }
  const reasons = [...Map.groupBy(reaches, ({ why }) => why)].map(
    ([why, group]) => `${listed(group.map(({ subject }) => subject))}: ${why}`,
  )
  return {
    unit: chosen('unit'),
    server: chosen('server'),
    fuzz: chosen('fuzz'),
    browser: chosen('browser'),
    prove: chosen('prove'),
    reasons: changed.length === 0 ? ['nothing differs from main'] : reasons,
  }
}

/** What a person reads before the tests run: how many of which, and why these. */
export function describeChoice(choice: Choice): readonly string[] {
  const amount = (tests: 'all' | readonly string[]): string => {
    if (tests === 'all') return 'all'
    return tests.length === 0 ? 'none' : `${tests.length} ${tests.length === 1 ? 'file' : 'files'}`
  }
  return [`tests: ${runners.map((runner) => `${runner} ${amount(choice[runner])}`).join(', ')}`, ...choice.reasons]
}

const most = 3
const listed = (names: readonly string[]): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`

/** Which runner runs a test file, as `vitest.config.ts` says. */
export function runnerOf(path: string): Runner | undefined {
  if (!isTest(path)) return undefined
  if (/^e2e\/timing-|\.(timing|long)\.test\.tsx?$/.test(path)) return 'prove'
  if (path.startsWith('e2e/')) return 'browser'
  if (path === 'src/main/fuzz.test.ts') return 'fuzz'
  if (path.endsWith('.tsx') || /^src\/main\/[^/]*client/.test(path)) return 'unit'
  return /^(src\/(platform|main|features\/[^/]+\/server)|db)\//.test(path) ? 'server' : 'unit'
}

/** The tests that can notice a change of one file or feature: all of some runners, and some of the others. */
type Reach = { readonly all?: readonly Runner[]; readonly tests?: readonly string[]; readonly why: string }

const shared = /^(src\/(kit|ui|shell|platform|main)|public|cantons)\/|^(index\.html|package(-lock)?\.json|\.npmrc|\.nvmrc|\.node-version)$/
const settings = /^(tsconfig.*\.json|(vite|vitest|playwright)\.config\.\w+)$/
/** What the tests of scripts hold against the project: documents, and the settings of deployment and tools. */
const documents = /^(docs|deploy|\.ci)\/|\.md$|^(LICENSE|Containerfile|compose\.yaml)$/
const tools = /^(knip\.json|\.(containerignore|dockerignore|editorconfig|git\w+|ox\w+rc\.json|dependency-cruiser\.mjs))$/

function reachOf(path: string, files: readonly string[], sources: Sources, findUsers: FindUsers): Reach {
  const feature = featureOf(path)
  if (isTest(path)) return { tests: [path], why: 'only the test itself' }
  if (feature !== undefined) return reachOfFeature(feature, files, sources, findUsers)
  if (shared.test(path)) return { all: runners, why: 'shared by all, so everything' }
  const users = [...findUsers([path])]
  const [affected, allOf]: readonly [readonly Runner[], string] = /^(e2e\/|playwright)/.test(path)
    ? [['browser', 'prove'], 'all browser tests']
    : [runners, 'everything']
  if (users.some((user) => settings.test(user))) return { all: affected, why: `part of how tests are set up, so ${allOf}` }
  const tests = [...users, ...testsBelow('scripts/', sources)]
  if (path.startsWith('db/'))
    return { all: ['server', 'fuzz', 'browser', 'prove'], tests, why: 'part of every database, so all tests but some of unit' }
  if (documents.test(path) || tools.test(path)) return { tests, why: 'the tests of scripts, which read such files' }
  // What is no source may be read by somebody who lists its folder, and so may a helper that nobody names.
  if (users.length === 1 && !/^scripts\/(?!testing\/).*\.ts$/.test(path)) return { all: affected, why: `nobody names it, so ${allOf}` }
  if (/^(e2e|scripts\/testing)\//.test(path)) return { tests: users, why: 'the tests that use it' }
  return path.startsWith('scripts/')
    ? { tests, why: 'the tests of scripts, and those that use it' }
    : { all: runners, why: 'no rule for it, so everything' }
}

/** What goes through all apps, or reads the sources of all of them: its tests run with each. */
const goThroughAll = ['e2e/page-walk.ts', 'e2e/german.ts', 'scripts/six-steps/add-app.ts', 'scripts/faults/scratch-tree.ts']
/** Shows what all others store, by way of the database. */
const showsAll = 'search'
/** Where all features come together. Whoever starts the whole product does not use each of them for that. */
const together = /^src\/main\/|^db\/samples\/(?!.*\.test\.ts$)/

function reachOfFeature(feature: string, files: readonly string[], sources: Sources, findUsers: FindUsers): Reach {
  const users = (name: string): readonly string[] => [...findUsers([...filesOf(name, sources), ...visitorsOf(name, sources)], together)]
  const specs = (name: string): readonly string[] => users(name).filter((path) => path.startsWith('e2e/'))
  const isOther = (name: string): boolean => name !== feature && featuresIn(sources).includes(name)
  const showing = [...receiversOf(feature, sources), showsAll].filter(isOther)
  const linking = linkingTo(feature, sources).filter((name) => !showing.includes(name))
  const tests = [
    ...users(feature),
    // A file that is gone may still be named by somebody.
    ...findUsers(files, together),
    ...testsBelow('src/main/', sources),
    ...findUsers(goThroughAll),
    ...showing.flatMap((name) => [...testsBelow(`src/features/${name}/server/`, sources), ...specs(name)]),
    ...linking.flatMap(specs),
  ]
  const others = [
    ...(showing.length > 0 ? [`shown by ${showing.join(', ')}`] : []),
    ...(linking.length > 0 ? [`linked from ${linking.join(', ')}`] : []),
  ]
  return { tests, why: ['its own tests, src/main, what goes through all apps', ...others].join('; ') }
}

const testsBelow = (folder: string, sources: Sources): readonly string[] =>
  [...sources.keys()].filter((path) => path.startsWith(folder) && isTest(path))

if (import.meta.main) for (const line of describeChoice(await chooseTests(process.cwd()))) console.log(line)
