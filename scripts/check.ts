import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { steps, type Step } from './check-steps.ts'
import { runCommand, type Outcome } from './run-command.ts'
import { failuresOf, tallyOf, wordsOutsideTests, type Failure, type Report, type Tally } from './test-tally.ts'

// The one figure of a step that is worth reading when all is well, and tests that needed a second try.
const headlines =
  /^.*\(retry x\d+\).*|^(planted faults|file lengths|first load|workspace first load|largest page|palette opens|longest task|import rules|conformance)\b.*:.*/gm

const reports = mkdtempSync(join(tmpdir(), 'check-'))

// A verdict is often read from its end or in part: of a failed step only what failed is printed, and all names again before the count.
const total = { passed: 0, failed: 0 }
const failed: string[] = []
for (const step of chosenSteps()) {
  const started = performance.now()
  const { outcome, tally, failures } = await runStep(step)
  total.passed += tally.passed
  total.failed += tally.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const counts = step.tests ? `  ${tally.passed} passed, ${tally.failed} failed` : ''
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)}${seconds} s${counts}`)
  for (const line of outcome.output.match(headlines) ?? []) console.log(`      ${line}`)
  if (tally.failed === 0) continue
  failed.push(...(failures.length === 0 ? [step.name] : failures.map(({ name }) => `${step.name}: ${name}`)))
  for (const line of wordsOf(step, outcome, failures)) console.log(`      ${line}`)
}
rmSync(reports, { recursive: true, force: true })
for (const name of failed) console.log(`failed: ${name}`)
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

function wordsOf(step: Step, { output }: Outcome, failures: readonly Failure[]): readonly string[] {
  if (failures.length === 0) return step.tests ? wordsOutsideTests(output) : output.trimEnd().split('\n').slice(-200)
  return failures.flatMap(({ name, message }) => [
    `FAILED ${name}`,
    ...message
      .split('\n')
      .slice(0, 30)
      .map((line) => `  ${line}`),
  ])
}

type Result = { readonly outcome: Outcome; readonly tally: Tally; readonly failures: readonly Failure[] }

async function runStep(step: Step): Promise<Result> {
  const outcomes: Outcome[] = []
  const report = join(reports, `${step.name}.json`)
  const reporting = step.tests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  for (const [command, ...args] of step.commands) outcomes.push(await runCommand(command, [...args, ...reporting]))
  const outcome = {
    code: outcomes.find(({ code }) => code !== 0)?.code ?? 0,
    stdout: outcomes.map(({ stdout }) => stdout).join(''),
    output: outcomes.map(({ output }) => output).join(''),
  }
  if (!step.tests) return { outcome, tally: outcome.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, failures: [] }
  const results = readReport(report)
  return { outcome, tally: tallyOf(outcome.code, results), failures: failuresOf(results) }
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report // vitest's own report
  } catch {
    return undefined // no report is a finding of its own, see tallyOf
  }
}
