import { readFileSync, writeFileSync } from 'node:fs'
import { clauses } from './conformance-clauses.ts'
import { isTest, projectFiles } from './project-files.ts'

/** A title and the clauses it names: `§5.9 §8.5 over the limit raises the alert`. */
type Proof = { readonly clauses: readonly string[]; readonly sentence: string; readonly path: string }

const page = 'docs/conformance.md'
const sections = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'Error catalogue',
  'Business constants and limits',
]

/** The tests of one file whose titles begin with clauses of the specification. */
export function proofsIn(path: string, source: string): readonly Proof[] {
  const titles = [...source.matchAll(/\b(describe|it)\b(?:\.\w+)*[^'"`]*?(['"`])((?:(?!\2).)*)\2/g)]
  const all = [...source.matchAll(/(['"`])((?:§[\d.]+ )+)((?:\\.|(?!\1).)+)\1/g)]
  return all.map(({ index, 2: named = '', 3: title = '' }) => {
    const group = plain(titles.findLast((each) => each[1] === 'describe' && each.index < index)?.[3] ?? '')
    const sentence = plain(title)
    return {
      clauses: [...named.matchAll(/§([\d.]+) /g)].map(([, clause = '']) => clause),
      sentence: group === '' || sentence.startsWith(`${group}:`) ? sentence : `${group}: ${sentence}`,
      path,
    }
  })
}

/** A table of cases is told as one. */
function plain(title: string): string {
  return title.replaceAll(/%[sijdo]|\$\w+|\$\{[^}]*\}/g, '…').replaceAll('\\', '')
}

/** Clauses that no test names, and names that are no clause. */
export function openQuestions(proofs: readonly Proof[]): readonly string[] {
  const named = new Set(proofs.flatMap((proof) => proof.clauses))
  const open = Object.keys(clauses).filter((clause) => !named.has(clause))
  const strange = [...named].filter((clause) => !Object.hasOwn(clauses, clause))
  return [...open.map((clause) => `§${clause} has no test`), ...strange.map((clause) => `§${clause} is no clause`)]
}

export function printConformance(proofs: readonly Proof[]): string {
  const parts = sections.map((title, index) => `## §${index + 1} ${title}\n\n${table(index + 1, proofs)}\n`)
  const opening =
    'One row for each clause of the specification that concerns what is built, and the tests that prove it. `npm run conformance` prints this page from the clauses in `scripts/conformance-clauses.ts` and the titles of the tests.'
  return `# Conformance\n\n${opening} A title with … stands for a table of cases.\n\n${parts.join('\n')}`
}

function table(section: number, proofs: readonly Proof[]): string {
  const rows = Object.entries(clauses).filter(([clause]) => clause.startsWith(`${section}.`))
  if (rows.length === 0) return 'Nothing of this section is built yet.'
  const lines = rows.map(([clause, text]) => {
    const tests = proofs.filter((proof) => proof.clauses.includes(clause)).map(({ sentence, path }) => `${cell(sentence)} (\`${path}\`)`)
    return `| ${clause} | ${cell(text)} | ${tests.length === 0 ? '**open**' : tests.join('<br>')} |`
  })
  return ['| § | Clause | Proved by |', '| --- | --- | --- |', ...lines].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*')
}

if (import.meta.main) {
  const tests = projectFiles(process.cwd()).filter((path) => isTest(path) && !path.startsWith('scripts/'))
  const proofs = tests.flatMap((path) => proofsIn(path, readFileSync(path, 'utf8')))
  const text = printConformance(proofs)
  const questions = openQuestions(proofs)
  for (const question of questions) console.log(question)
  const summary = `conformance: ${Object.keys(clauses).length} clauses, ${questions.length} open, proved by ${proofs.length} titles`
  if (process.argv.includes('--check')) {
    const isCurrent = readOr(page, '') === text
    console.log(isCurrent ? summary : `${page} is stale: npm run conformance`)
    process.exitCode = isCurrent && questions.length === 0 ? 0 : 1
  } else {
    writeFileSync(page, text)
    console.log(summary)
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
