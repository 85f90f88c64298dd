import { fc } from '@fast-check/vitest'
import { casesOf, type Asker } from './cases.ts'
import { fieldsOf, type Field } from './fields.ts'
import type { FuzzCase } from './fuzz-case.ts'
import type { Operation } from './operations.ts'
import type { Finding, Runner } from './run-cases.ts'

type Options = {
  readonly operations: readonly Operation[]
  readonly askers: (call: string) => readonly Asker[]
  readonly runner: Runner
  readonly cases: number
  readonly seed: number
}
export type Fuzzed = { readonly sent: number; readonly fields: number; readonly kinds: number; readonly findings: readonly Finding[] }

type Target = { readonly field: Field | undefined; readonly weight: number }
/** Where a case comes from, so that it can be made again and smaller. */
type Origin = { readonly fuzzCase: FuzzCase; readonly arbitrary: fc.Arbitrary<FuzzCase>; readonly seed: number; readonly path: number }

const chunk = 96
const mostFindings = 60

/** So many cases, spread over every field of every call. The same seed makes the same cases. */
export async function fuzz({ operations, askers, runner, cases, seed }: Options): Promise<Fuzzed> {
  const weights = operations.flatMap(targetsOf).reduce((sum, { weight }) => sum + weight, 0)
  const findings = new Map<string, Finding>()
  const kinds = new Set<string>()
  const fields = new Set<string>()
  let [sent, passed] = [0, 0]
  for (const [index, operation] of operations.entries()) {
    const targets = targetsOf(operation)
    passed += targets.reduce((sum, { weight }) => sum + weight, 0)
    const share = Math.round((cases * passed) / weights) - sent
    sent += share
    for (const batch of batchesOf(operation, askers(operation.call), share, seed + index * 1_000_003)) {
      const tried = batch.map(({ fuzzCase }) => /^(.*?)(?: \((.*)\))?$/.exec(fuzzCase.kind) ?? [])
      for (const [, kind = ''] of tried) kinds.add(kind)
      for (const [, , field] of tried.filter(([, , each]) => each !== undefined)) fields.add(`${operation.call} ${String(field)}`)
      await search(operation, runner, batch, findings)
    }
  }
  return { sent, fields: fields.size, kinds: kinds.size, findings: [...findings.values()] }
}

/** Runs a batch and keeps the first finding of each sort, as small as it can be made. */
async function search(operation: Operation, runner: Runner, batch: readonly Origin[], findings: Map<string, Finding>): Promise<void> {
  const cases = batch.map(({ fuzzCase }) => fuzzCase)
  for (const finding of await runner.run(operation, cases)) {
    const name = `${operation.call} ${finding.fault.replaceAll(/[\d"].*/g, '')}`
    if (findings.has(name) || findings.size >= mostFindings) continue
    const origin = batch.find(({ fuzzCase }) => fuzzCase === finding.fuzzCase)
    findings.set(name, origin ? await shrunk(operation, runner, finding, origin) : finding)
  }
}

/** The cases of one call, its fields in turn, a few at a time. */
function* batchesOf(operation: Operation, askers: readonly Asker[], share: number, seed: number): Generator<readonly Origin[]> {
  const targets = targetsOf(operation)
  const weights = targets.reduce((sum, { weight }) => sum + weight, 0)
  let batch: Origin[] = []
  let [passed, made] = [0, 0]
  for (const [index, { field, weight }] of targets.entries()) {
    passed += weight
    const count = Math.round((share * passed) / weights) - made
    made += count
    const arbitrary = fc.oneof(...askers.map((asker) => ({ weight: Math.ceil(asker.weight), arbitrary: casesOf(operation, asker, field) })))
    for (let done = 0; done < count; done += chunk) {
      const from = seed + index * 10_007 + done
      const sample = fc.sample(arbitrary, { seed: from, numRuns: Math.min(chunk, count - done) })
      batch.push(...sample.map((fuzzCase, path) => ({ fuzzCase, arbitrary, seed: from, path })))
      if (batch.length < chunk) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/** The call as a whole counts for a few fields: headers, content and sizes are tried there. */
function targetsOf({ input }: Operation): readonly Target[] {
  return [{ field: undefined, weight: 3 }, ...fieldsOf(input).map((field) => ({ field, weight: 1 }))]
}

/** The smallest case near by that still shows a fault; as it is, where it does not show it alone. */
async function shrunk(operation: Operation, runner: Runner, finding: Finding, { arbitrary, seed, path }: Origin): Promise<Finding> {
  let smallest = finding
  const property = fc.asyncProperty(arbitrary, async (fuzzCase) => {
    const [found] = await runner.run(operation, [fuzzCase])
    if (found) smallest = found
    return found === undefined
  })
  await fc.check(property, { seed, path: String(path), numRuns: 1, plugins: [fc.interruptAfterTimeLimit(1000)] })
  return smallest
}
