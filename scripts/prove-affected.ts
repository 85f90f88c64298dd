import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { affectedTests, describeChoice, runnerOf, type Choice, type Runner } from './affected.ts'
import { isTest } from './project-files.ts'
import { tellProofs, type Proof } from './proof.ts'
import { runCommand } from './run-command.ts'
import { readSources, withEarlier } from './users-of-files.ts'

/** A mistake somebody could make in one file, and a test elsewhere that is known to notice it. */
type Fault = { readonly layer: string; readonly at: string; readonly text: string; readonly instead: string; readonly test: string }

const offers: Fault = {
  layer: 'what one feature offers and another shows',
  at: 'src/features/notes/server/offers.ts',
  text: 'left(description, 200) as detail',
  instead: 'left(title, 200) as detail',
  test: 'src/features/quick-panel/server/routes.test.ts',
}

const faults: readonly Fault[] = [
  {
    layer: 'kit',
    at: 'src/kit/plain-date.ts',
    text: 'return one < other ? one : other',
    instead: 'return one > other ? one : other',
    test: 'src/features/extension/rules.test.ts',
  },
  {
    layer: 'ui',
    at: 'src/ui/button.tsx',
    text: '<button type="button" {...rest} className',
    instead: '<button type="button" className',
    test: 'src/features/accounts/client/login/login-page.test.tsx',
  },
  {
    layer: 'shell',
    at: 'src/shell/parts/states/loaded.tsx',
    text: '{isEmpty?.(value) ? empty : children(value)}',
    instead: '{children(value)}',
    test: 'src/features/icons/client/icons-page.test.tsx',
  },
  {
    layer: 'platform',
    at: 'src/platform/keyset.ts',
    text: "direction === 'asc' ? '>' : '<'",
    instead: "direction === 'asc' ? '<' : '>'",
    test: 'src/features/academy/server/routes.test.ts',
  },
  {
    layer: "a feature's contract",
    at: 'src/features/quick-panel/contract.ts',
    text: "access: 'signed-in'",
    instead: "access: 'public'",
    test: 'src/main/endpoints.test.ts',
  },
  {
    layer: "a feature's rules",
    at: 'src/features/extension/rules.ts',
    text: 'plainDate(period + 1, 11, 30)',
    instead: 'plainDate(period + 1, 11, 29)',
    test: 'src/features/extension/rules.test.ts',
  },
  {
    layer: "a feature's client",
    at: 'src/features/icons/client/icons-page.tsx',
    text: '<IconGrid key={q} icons={found} />',
    instead: '<IconGrid key={q} icons={icons ?? []} />',
    test: 'src/features/icons/client/icons-page.test.tsx',
  },
  {
    layer: "a feature's server",
    at: 'src/features/todo/server/add-store.ts',
    text: 'const id = todo.id ?? randomUUID()',
    instead: 'const id = randomUUID()',
    test: 'src/features/todo/server/routes.test.ts',
  },
  {
    layer: "a feature's texts",
    at: 'src/features/status/texts.fr.ts',
    text: "'Version {version}'",
    instead: "'Version'",
    test: 'src/main/texts.client.test.ts',
  },
  offers,
  {
    layer: 'main',
    at: 'src/main/apps.server.ts',
    text: 'notes: firstNotes',
    instead: 'notes: async () => []',
    test: 'src/features/quick-panel/server/routes.test.ts',
  },
  {
    layer: 'a migration',
    at: 'db/migrations/0019_notes.sql',
    text: 'check (length(title) <= 500)',
    instead: 'check (length(title) <= 5)',
    test: 'src/features/notes/server/routes.test.ts',
  },
  {
    layer: 'a canton',
    at: 'cantons/seeland.json',
    text: '"d": "M16 1.5a14.5 14.5 0 0 1 0 29 14.5 14.5 0 0 1 0-29Z", "fill": "#ffffff"',
    instead: '"d": "M16 1.5a14.5 14.5 0 0 1 0 29 14.5 14.5 0 0 1 0-29Z", "fill": "#000000"',
    test: 'src/platform/canton.test.ts',
  },
  {
    layer: 'a public file',
    at: 'public/favicon.svg',
    text: 'fill="#2b5fc6"',
    instead: 'fill="#2b5fc7"',
    test: 'src/main/logo-svg.test.ts',
  },
  {
    layer: 'a helper of tests',
    at: 'scripts/testing/chats.ts',
    text: 'message: { message: text }',
    instead: 'message: { message: text.slice(1) }',
    test: 'src/features/chat/server/messages.test.ts',
  },
  {
    layer: 'a script',
    at: 'scripts/docs-check.ts',
    text: 'leads nowhere',
    instead: 'leads somewhere',
    test: 'scripts/docs-check.test.ts',
  },
  {
    layer: 'a document',
    at: 'docs/operator/watch.md',
    text: '### EfristSlow',
    instead: '### EfristSluggish',
    test: 'scripts/watch/watch-files.test.ts',
  },
  {
    layer: 'a helper of browser tests',
    at: 'e2e/shop-orders.ts',
    text: "path = '/apps/e-commerce/orders'",
    instead: "path = '/apps/e-commerce/order'",
    test: 'e2e/invoice.spec.ts',
  },
  {
    layer: 'a page that another feature links to',
    at: 'src/features/e-commerce/client/app.ts',
    text: "  path: '/apps/e-commerce',\n",
    instead: "  path: '/apps/shop',\n",
    test: 'e2e/analytics.spec.ts',
  },
]

const vitest = (...projects: string[]): readonly string[] => [
  'vitest',
  'run',
  ...projects.flatMap((name) => ['--project', name]),
  '--bail=1',
]

/** What runs the tests of a runner; the browser shows what was built. */
const commands: Partial<Record<Runner, readonly (readonly string[])[]>> = {
  unit: [vitest('unit', 'client')],
  server: [vitest('server')],
  browser: [
    ['npm', 'run', '--silent', 'build'],
    ['playwright', 'test', '--project=browser', '--max-failures=1'],
  ],
}
const runners = ['unit', 'server', 'browser'] as const

await tellProofs(proofs(process.cwd()))

async function* proofs(root: string): AsyncGenerator<readonly Proof[]> {
  const { tree, remove } = copyProject(root)
  try {
    const tests = [...new Set(faults.map(({ test }) => test))]
    for (const runner of runners) {
      const outcome = await outcomeOf(tree, runner, tests)
      yield [{ title: `without any fault: ${runner}`, isTrue: outcome === 'green', figures: outcome }]
    }
    for (const fault of faults) yield [await proofOf(tree, fault)]
    yield [await control(tree, offers)]
  } finally {
    remove()
  }
}

/** A copy of the tree in a folder of its own, with the packages and what was built. */
function copyProject(root: string): { readonly tree: string; readonly remove: () => void } {
  const tree = mkdtempSync(join(tmpdir(), 'affected-'))
  for (const path of readSources(root).keys()) cpSync(join(root, path), join(tree, path))
  for (const folder of ['dist', 'dist-server'])
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(tree, folder), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) }
}

async function proofOf(tree: string, fault: Fault): Promise<Proof> {
  const { layer, at, test } = fault
  const runner = runnerOf(test) ?? 'unit'
  return planted(tree, fault, async (choice) => {
    const chosen = choice[runner]
    const isChosen = chosen === 'all' || chosen.includes(test)
    const outcome = await outcomeOf(tree, runner, [test])
    const [counts = ''] = describeChoice(choice)
    const figures = `${at} runs ${counts.replace('tests: ', '')}; ${test} is ${isChosen ? 'chosen' : 'left out'} and ${outcome}`
    return { title: `a fault in ${layer}`, isTrue: isChosen && outcome === 'red', figures }
  })
}

/** Somebody who runs only the tests beside the change sees nothing of this fault. */
async function control(tree: string, fault: Fault): Promise<Proof> {
  const folder = fault.at.split('/').slice(0, 3).join('/')
  const beside = [...readSources(tree).keys()].filter((path) => path.startsWith(`${folder}/`) && isTest(path))
  return planted(tree, fault, async () => {
    const [unit, server] = [await outcomeOf(tree, 'unit', beside), await outcomeOf(tree, 'server', beside)]
    const isMissed = unit === 'green' && server === 'green'
    const figures = `the ${beside.length} test files in ${folder} are ${isMissed ? 'green' : 'red'} with the fault in ${fault.at}`
    return { title: 'control: the changed folder alone misses it', isTrue: isMissed, figures }
  })
}

/** Plants a fault, hands over which tests are chosen for it, and mends it again. */
async function planted<Result>(tree: string, { at, text, instead }: Fault, look: (choice: Choice) => Promise<Result>): Promise<Result> {
  const file = join(tree, at)
  const source = readFileSync(file, 'utf8')
  if (source.split(text).length !== 2) throw new Error(`${at} must have this exactly once: ${text}`)
  writeFileSync(
    file,
    source.replace(text, () => instead),
  )
  try {
    return await look(affectedTests([at], withEarlier(readSources(tree), new Map([[at, source]]))))
  } finally {
    writeFileSync(file, source)
  }
}

/** Whether those of the tests that are of this runner pass. */
async function outcomeOf(tree: string, runner: Runner, tests: readonly string[]): Promise<'green' | 'red'> {
  const [last = [], ...before] = (commands[runner] ?? []).toReversed()
  for (const [command = '', ...args] of before) {
    const { code, output } = await runCommand(command, args, tree)
    if (code !== 0) throw new Error(output)
  }
  const [command = '', ...args] = last
  const { code, output } = await runCommand(command, [...args, ...tests.filter((test) => runnerOf(test) === runner)], tree)
  // Red must come from tests that ran, not from a runner that found none or could not start.
  if (!/Test Files\s.*\b(passed|failed)\b|^\s+\d+ (passed|failed)/m.test(output)) throw new Error(output)
  return code === 0 ? 'green' : 'red'
}
