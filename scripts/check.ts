import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { steps, type Step } from './check-steps.ts'
import { runCommand, type Outcome } from './run-command.ts'
import { tallyOf, type Report, type Tally } from './test-tally.ts'

// The one figure of a step that is worth reading when all is well, and tests that needed a second try.
const headlines =
  /^.*\(retry x\d+\).*|^(planted faults|file lengths|first load|workspace first load|largest page|palette opens|longest task|import rules|conformance)\b.*:.*/gm

const reports = mkdtempSync(join(tmpdir(), 'check-'))

const total = { passed: 0, failed: 0 }
for (const step of chosenSteps()) {
  const started = performance.now()
  const { outcome, tally } = await runStep(step)
  total.passed += tally.passed
  total.failed += tally.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const counts = step.tests ? `  ${tally.passed} passed, ${tally.failed} failed` : ''
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)}${seconds} s${counts}`)
  const headline = outcome.output.match(headlines) ?? []
  for (const line of tally.failed === 0 ? headline : outcome.output.trimEnd().split('\n')) console.log(`      ${line}`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function chosenSteps(): readonly Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  if (values.only === undefined) return steps
  return values.only.split(',').map((name) => {
    const step = steps.find((each) => each.name === name)
    if (!step) throw new Error(`There is no step ${name}; there are ${steps.map((each) => each.name).join(', ')}`)
    return step
  })
}

async function runStep(step: Step): Promise<{ readonly outcome: Outcome; readonly tally: Tally }> {
  const outcomes: Outcome[] = []
  const report = join(reports, `${step.name}.json`)
  const reporting = step.tests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  for (const [command, ...args] of step.commands) outcomes.push(await runCommand(command, [...args, ...reporting]))
  const outcome = {
    code: outcomes.find(({ code }) => code !== 0)?.code ?? 0,
    stdout: outcomes.map(({ stdout }) => stdout).join(''),
    output: outcomes.map(({ output }) => output).join(''),
  }
  if (step.tests) return { outcome, tally: tallyOf(outcome.code, readReport(report)) }
  return { outcome, tally: outcome.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 } }
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report // vitest's own report
  } catch {
    return undefined // no report is a finding of its own, see tallyOf
  }
}
