import type { RunFindings } from './findings.ts'
import type { Check } from './programme.ts'

export type Run = {
  readonly name: string
  readonly code: number
  readonly seconds: number
  readonly day: string
  readonly findings: RunFindings
}

/** Green is what ended well, proved something, and whose control was found. Code 2 says that a program it needs is not installed. */
export function verdictOf({ code, findings }: Run): 'green' | 'red' | 'not run' {
  if (code === 2) return 'not run'
  const isProved = findings.promises.length > 0 && findings.controls.length > 0
  return code === 0 && findings.wrong.length === 0 && isProved ? 'green' : 'red'
}

/** The page that `npm run prove` writes: one table, and under it every line that the runs printed. */
export function pageOf(programme: readonly Check[], runs: readonly Run[]): string {
  const pairs = programme.map((check) => ({ check, run: runs.find(({ name }) => name === check.name) }))
  return [
    '# Proof',
    '',
    'Written by `npm run prove`, which runs the whole programme on one machine, or with `--only` a part of it; nothing here is typed by hand but the reasons. A check is green only if it ended well and its control went red.',
    '',
    '| Check | Target | Measured | Control | Verdict | Took | Day |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...pairs.map(({ check, run }) => rowOf(check, run)),
    '',
    ...pairs.flatMap(({ check, run }) => linesOf(check, run)),
  ].join('\n')
}

function rowOf({ name, target }: Check, run: Run | undefined): string {
  if (!run) return `| ${name} | ${target} | – | – | not run | – | – |`
  const { promises, controls, wrong } = run.findings
  const kept = promises.filter((line) => !wrong.includes(line)).length
  const found = controls.filter((line) => !wrong.includes(line)).length
  const measured = `${kept} of ${promises.length} kept`
  const control = `${found} of ${controls.length} found`
  return `| ${name} | ${target} | ${measured} | ${control} | ${verdictOf(run)} | ${run.seconds} s | ${run.day} |`
}

function linesOf({ name, command, reason }: Check, run: Run | undefined): readonly string[] {
  if (!run) return []
  const { promises, controls, wrong } = run.findings
  const lines = [...new Set([...promises, ...controls])].map((line) => `- ${wrong.includes(line) ? '**not kept** ' : ''}${line}`)
  const why = reason !== undefined && verdictOf(run) !== 'green' ? [`Why it is not green: ${reason}`, ''] : []
  return [`## ${name}`, '', `\`${command}\``, '', ...why, ...lines, '']
}
