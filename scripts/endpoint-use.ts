import { readFileSync, writeFileSync } from 'node:fs'
import type { Endpoint } from '../src/kit/endpoint.ts'
import { projectPath } from '../src/main/project.ts'
import { callersOf, type Contracted, type Source } from './endpoints/client-calls.ts'
import { specEndpoints } from './endpoints/spec-endpoints.ts'
import { unusedBecause } from './endpoints/unused-because.ts'
import { isTest, projectFiles } from './project-files.ts'

const page = 'docs/endpoints.md'

/** One call of the product: whether the specification names it, and who makes it. */
export type Use = { readonly name: string; readonly isInSpec: boolean; readonly isContracted: boolean; readonly callers: readonly string[] }

export function usesOf(contracted: readonly Contracted[], spec: readonly string[], sources: readonly Source[]): readonly Use[] {
  const ours = contracted.map((each) => ({
    name: each.name,
    isInSpec: spec.includes(each.name),
    isContracted: true,
    callers: callersOf(each, sources),
  }))
  const missing = spec.filter((name) => !contracted.some((each) => each.name === name))
  return [...ours, ...missing.map((name) => ({ name, isInSpec: true, isContracted: false, callers: [] }))]
}

/** Calls that nobody makes without a reason, calls of the specification that nobody answers, and reasons that hold no longer. */
export function openQuestions(uses: readonly Use[], reasons: Readonly<Record<string, string>>): readonly string[] {
  const unanswered = uses
    .filter(({ isContracted }) => !isContracted)
    .map(({ name }) => `${name} is in the specification and in no contract`)
  const idle = uses.filter(({ name, isContracted, callers }) => isContracted && callers.length === 0 && !Object.hasOwn(reasons, name))
  const stale = Object.keys(reasons).filter((reason) => !uses.some(({ name, callers }) => name === reason && callers.length === 0))
  return [
    ...unanswered,
    ...idle.map(({ name }) => `${name} is called by no screen`),
    ...stale.map((name) => `${name} is said to be unused, and is not, or is gone`),
  ]
}

export function printUses(uses: readonly Use[], reasons: Readonly<Record<string, string>>): string {
  const rows = uses
    .toSorted((one, other) => pathOf(one).localeCompare(pathOf(other)) || one.name.localeCompare(other.name))
    .map((use) => `| ${use.name} | ${use.isInSpec ? '§7' : ''} | ${whoCalls(use, reasons)} |`)
  const opening =
    'Every call of the specification (§7) and of our own contracts, and the files of the browser half that make it. `scripts/endpoint-use.ts` prints this page, and fails where a call is made by no screen for no reason.'
  return ['# Endpoints', '', opening, '', '| Call | Spec | Made by |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function pathOf({ name }: Use): string {
  return name.split(' ')[1] ?? ''
}

function whoCalls({ name, isContracted, callers }: Use, reasons: Readonly<Record<string, string>>): string {
  if (!isContracted) return '**not built**'
  if (callers.length > 0) return callers.map((path) => `\`${path}\``).join('<br>')
  return Object.hasOwn(reasons, name) ? `nobody here: ${reasons[name]}` : '**nobody**'
}

/** Every endpoint that the contracts export. */
async function contractedEndpoints(paths: readonly string[]): Promise<readonly Contracted[]> {
  const contracts = paths.filter((path) => /^src\/(kit|features\/[^/]+)\/[^/]*contract\.ts$/.test(path))
  const all = await Promise.all(
    contracts.map(async (contract) => {
      const exported = (await import(projectPath(contract))) as Readonly<Record<string, unknown>> // whatever it may be
      return Object.entries(exported).flatMap(([symbol, value]) =>
        isEndpoint(value) ? [{ name: `${value.method} ${value.path}`, symbol, contract }] : [],
      )
    }),
  )
  return all.flat()
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

if (import.meta.main) {
  const paths = projectFiles(process.cwd())
  const browserHalf = paths.filter(
    (path) => /^src\/(features\/[^/]+\/client\/|shell\/|main\/[^/]*client).*\.tsx?$/.test(path) && !isTest(path),
  )
  const sources = browserHalf.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const uses = usesOf(await contractedEndpoints(paths), specEndpoints, sources)
  const questions = openQuestions(uses, unusedBecause)
  const text = printUses(uses, unusedBecause)
  for (const question of questions) console.log(question)
  console.log(`endpoints: ${uses.length}, of them ${specEndpoints.length} of the specification, ${questions.length} open`)
  if (process.argv.includes('--check')) {
    const isCurrent = readFileSync(page, 'utf8') === text
    if (!isCurrent) console.log(`${page} is stale: node scripts/endpoint-use.ts`)
    process.exitCode = isCurrent && questions.length === 0 ? 0 : 1
  } else {
    writeFileSync(page, text)
    process.exitCode = questions.length === 0 ? 0 : 1
  }
}
