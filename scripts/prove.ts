import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findingsOf } from './prove/findings.ts'
import { keepRun, readRuns } from './prove/kept-runs.ts'
import { pageOf, verdictOf, type Run } from './prove/page.ts'
import { programme } from './prove/programme.ts'
import { runCommand } from './run-command.ts'

// The long programme, one check after the other because each wants the machine for itself; about an hour. `--only crash,restore` makes the rows of
// these anew. What a reader gets is docs/proof.md, where each row says of which day it is.
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = values.only?.split(',')
const chosen = programme.filter(({ name }) => !names || names.includes(name))

for (const { name, command: line } of chosen) {
  const begun = performance.now()
  const [command = '', ...args] = line.split(' ')
  const { code, output } = await runCommand(command, args)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const run: Run = { name, code, seconds, day: new Date().toISOString().slice(0, 10), findings: findingsOf(output) }
  keepRun(run)
  console.log(`${verdictOf(run).padEnd(8)}${name}: ${run.findings.promises.length} promises, ${run.findings.controls.length} controls`)
  for (const wrong of run.findings.wrong) console.log(`        ${wrong}`)
  if (verdictOf(run) === 'red' && run.findings.wrong.length === 0) console.log(output.trimEnd().split('\n').slice(-20).join('\n'))
}

const runs = readRuns()
writeFileSync('docs/proof.md', `${pageOf(programme, runs)}\n`)
await runCommand('oxfmt', ['docs/proof.md', 'docs/proof.json'])
const red = chosen.filter(({ name }) => !runs.some((run) => run.name === name && verdictOf(run) === 'green'))
console.log(`prove: ${chosen.length - red.length} of ${chosen.length} checks green`)
process.exitCode = red.length === 0 ? 0 : 1
