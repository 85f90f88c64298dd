import type { Check } from './programme.ts'
import type { RunFindings } from './findings.ts'

export type Run = { readonly check: Check; readonly code: number; readonly seconds: number; readonly findings: RunFindings }

/** Green is what ended well, proved something, and whose control was found. Code 2 says that a program it needs is not installed. */
export function verdictOf({ code, findings }: Run): 'green' | 'red' | 'not run' {
  if (code === 2) return 'not run'
  const isProved = findings.promises.length > 0 && findings.controls.length > 0
  return code === 0 && findings.wrong.length === 0 && isProved ? 'green' : 'red'
}

/** The page that `npm run prove` writes: one table, and under it every line that the runs printed. */
export function pageOf(runs: readonly Run[]): string {
  return [
    '# Proof',
    '',
    'Written by `npm run prove`, which runs the whole programme on one machine; nothing here is typed by hand. A check is green only if it ended well and its control went red.',
    '',
    '| Check | Target | Measured | Control | Verdict | Took |',
    '| --- | --- | --- | --- | --- | --- |',
    ...runs.map(rowOf),
    '',
    ...runs.flatMap(linesOf),
  ].join('\n')
}

function rowOf(run: Run): string {
  const { check, seconds, findings } = run
  const { promises, controls, wrong } = findings
  const kept = promises.filter((line) => !wrong.includes(line)).length
  const found = controls.filter((line) => !wrong.includes(line)).length
  const measured = `${kept} of ${promises.length} kept`
  const control = `${found} of ${controls.length} found`
  return `| ${check.name} | ${check.target} | ${measured} | ${control} | ${verdictOf(run)} | ${Math.round(seconds)} s |`
}

function linesOf({ check, findings: { promises, controls, wrong } }: Run): readonly string[] {
  const lines = [...new Set([...promises, ...controls])].map((line) => `- ${wrong.includes(line) ? '**not kept** ' : ''}${line}`)
  return [`## ${check.name}`, '', `\`${check.command}\``, '', ...lines, '']
}
