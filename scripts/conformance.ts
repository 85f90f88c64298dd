import { readFileSync, writeFileSync } from 'node:fs'
import { isTest, projectFiles } from './project-files.ts'

type Proof = { readonly section: number; readonly sentence: string; readonly path: string }

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

/** The tests of one file whose titles begin with a section of the specification, such as `§5 `. */
export function proofsIn(path: string, source: string): readonly Proof[] {
  const titles = [...source.matchAll(/\b(describe|it)\b(?:\.\w+)*[^'"`]*?(['"`])((?:(?!\2).)*)\2/g)]
  const all = [...source.matchAll(/(['"`])§([1-9]) ((?:\\.|(?!\1).)+)\1/g)]
  return all.map(({ index, 2: section = '', 3: title = '' }) => {
    const group = titles.findLast((each) => each[1] === 'describe' && each.index < index)?.[3]
    const sentence = title.replaceAll(/%[sijdo]|\$\w+/g, '…').replaceAll('\\', '')
    return {
      section: Number(section),
      sentence: group === undefined || sentence.startsWith(`${group}:`) ? sentence : `${group}: ${sentence}`,
      path,
    }
  })
}

export function printConformance(proofs: readonly Proof[]): string {
  const parts = sections.map((title, index) => {
    const lines = proofs.filter(({ section }) => section === index + 1).map(({ sentence, path }) => `- ${sentence} (\`${path}\`)`)
    return `## §${index + 1} ${title}\n\n${lines.length === 0 ? 'No test names this section yet.' : lines.join('\n')}\n`
  })
  const opening =
    'Which test proves which section of the specification. `npm run conformance` prints this page from the titles of the tests.'
  return `# Conformance\n\n${opening} A title with … stands for a table of cases.\n\n${parts.join('\n')}`
}

if (import.meta.main) {
  const tests = projectFiles(process.cwd()).filter((path) => isTest(path) && !path.startsWith('scripts/'))
  const proofs = tests.flatMap((path) => proofsIn(path, readFileSync(path, 'utf8')))
  const text = printConformance(proofs)
  if (process.argv.includes('--check')) {
    const isCurrent = readOr(page, '') === text
    console.log(isCurrent ? `conformance: ${proofs.length} titles, ${page} is current` : `${page} is stale: npm run conformance`)
    process.exitCode = isCurrent && proofs.length > 0 ? 0 : 1
  } else {
    writeFileSync(page, text)
    console.log(`conformance: ${proofs.length} titles written to ${page}`)
  }
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise
  }
}
