import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingsOf } from './prove/findings.ts'
import { pageOf, verdictOf, type Run } from './prove/page.ts'
import { programme } from './prove/programme.ts'
import { runCommand } from './run-command.ts'

// The long programme, one check after the other because each wants the machine for itself; up to an hour. `--only crash,restore` takes some.
// What a reader gets is docs/proof.md, written only by a whole run.
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only?.split(',')
const chosen = programme.filter(({ name }) => !names || names.includes(name))

const runs: Run[] = []
for (const check of chosen) {
  const begun = performance.now()
  const [command = '', ...args] = check.command.split(' ')
  const { code, output } = await runCommand(command, args)
  const run = { check, code, seconds: (performance.now() - begun) / 1000, findings: findingsOf(output) }
  runs.push(run)
  console.log(
    `${verdictOf(run).padEnd(8)}${check.name}: ${run.findings.promises.length} promises, ${run.findings.controls.length} controls`,
  )
  for (const line of run.findings.wrong) console.log(`        ${line}`)
  if (verdictOf(run) === 'red' && run.findings.wrong.length === 0) console.log(output.trimEnd().split('\n').slice(-20).join('\n'))
}
if (names) console.log(pageOf(runs))
else writeFileSync('docs/proof.md', `${pageOf(runs)}\n`)
const green = runs.filter((run) => verdictOf(run) === 'green').length
console.log(`prove: ${green} of ${runs.length} checks green`)
process.exitCode = green === runs.length ? 0 : 1
