import { folderFaults } from './faults/folder-faults.ts'
import { lintFaults } from './faults/lint-faults.ts'
import { packageFaults } from './faults/package-faults.ts'
import { surroundings } from './faults/planted-files.ts'
import { copyTree, plant, removeTree } from './faults/scratch-tree.ts'
import { importFindings, lintFindings, typeFindings, type Finding } from './faults/tool-findings.ts'
import { typeFaults } from './faults/type-faults.ts'

export type Fault = { readonly name: string; readonly at: string; readonly source: string; readonly rules: readonly string[] }
type Catch = Fault & { readonly found: readonly string[] }
export type Harvest = {
  /** Each fault with what was said about its file; that must be its own rules and no other. */
  readonly caught: readonly Catch[]
  /** What the tools say about files that hold no fault. Nothing, or the catches above prove little. */
  readonly falseAlarms: readonly string[]
}

const importFaults = [...folderFaults, ...packageFaults].map(([name, at, source, ...rules]) => ({ name, at, source, rules }))

export const faults: readonly Fault[] = [...importFaults, ...lintFaults, ...typeFaults]

/** Plants every fault in a copy of a tree and collects what the import rules, the linter and the compiler say about it. */
export async function plantFaults(root: string): Promise<Harvest> {
  const tree = copyTree(root)
  try {
    const before = [...(await importFindings(tree)), ...(await lintFindings(tree)), ...(await typeFindings(tree))]
    plant(tree, surroundings)
    plant(tree, Object.fromEntries(faults.map(({ at, source }) => [at, source])))
    plant(tree, Object.fromEntries(typeFaults.map(({ at, mended }) => [at.replace('fault-', 'mended-'), mended])))
    const [imports, lint, types] = [await importFindings(tree), await lintFindings(tree), await typeFindings(tree)]
    const alarms = [...before, ...imports.filter(isInnocent), ...types.filter(isInnocent)]
    return {
      caught: [...caughtBy(imports, importFaults), ...caughtBy(lint, lintFaults), ...caughtBy(types, typeFaults)],
      falseAlarms: [...new Set(alarms.map(({ rule, path }) => `${path}: ${rule}`))],
    }
  } finally {
    removeTree(tree)
  }
}

const isInnocent = ({ path }: Finding): boolean => !/\/fault[^/]*$/.test(path)

function caughtBy(findings: readonly Finding[], planted: readonly Fault[]): readonly Catch[] {
  return planted.map((fault) => {
    const rules = findings.filter(({ path }) => path === fault.at).map(({ rule }) => rule)
    return { ...fault, found: [...new Set(rules)].toSorted() }
  })
}

const isCaught = ({ rules, found }: Catch): boolean => rules.join() === found.join()

export const summaryOf = ({ caught }: Harvest): string => `planted faults: ${caught.filter(isCaught).length} caught of ${caught.length}`

if (import.meta.main) {
  const harvest = await plantFaults(process.cwd())
  const missed = harvest.caught.filter((each) => !isCaught(each))
  for (const { name, rules, found } of missed)
    console.log(`missed  ${name}: expected ${rules.join(', ')}, found ${found.join(', ') || 'nothing'}`)
  for (const alarm of harvest.falseAlarms) console.log(`false alarm  ${alarm}`)
  console.log(summaryOf(harvest))
  process.exitCode = missed.length + harvest.falseAlarms.length === 0 ? 0 : 1
}
