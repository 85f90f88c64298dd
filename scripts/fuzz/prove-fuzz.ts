import { tables } from '../access/matrix.ts'
import { makeWorld, type World, type WorldMaker } from '../access/world.ts'
import type { Member } from '../../src/platform/access.ts'
import type { Proof } from '../proof.ts'
import { askersOf, idsOf } from './askers.ts'
import { planted, runControls, signs, type Check } from './controls.ts'
import { addToCorpus, corpusLine, readCorpus } from './corpus.ts'
import { fuzz, type Fuzzed } from './fuzz.ts'
import type { FuzzCase } from './fuzz-case.ts'
import { readOperations, type Operation } from './operations.ts'
import { createRunner, type Finding, type Runner, type Stage } from './run-cases.ts'
import { keepWorld } from './same-world.ts'

type Options = {
  readonly server: WorldMaker & Pick<Stage, 'app'>
  /** Filled with the members of the world by their tokens, where the server is to know them without asking the database. */
  readonly callers?: Record<string, Member> | undefined
  readonly cases: number
  readonly seed: number
  /** Only calls whose name holds this. */
  readonly only?: string | undefined
  /** Findings are added to the corpus. */
  readonly isKept: boolean
  readonly longestStall: number
}
type Ran = Fuzzed & {
  readonly replayed: number
  readonly seconds: number
  readonly busy: number
  readonly longestStall: number
  readonly runner: Runner
  readonly lines: readonly string[]
}

/** The kept cases and many new ones against the whole server, then the same search where there is something to find. */
export async function proveFuzz({ server, callers, cases, seed, only = '', isKept, longestStall }: Options): Promise<readonly Proof[]> {
  const started = performance.now()
  const before = process.cpuUsage()
  const world = await makeWorld(server)
  const people = Object.fromEntries(Object.entries(world.people).map(([who, { headers }]) => [who, headers]))
  if (callers) Object.assign(callers, membersOf(world))
  const runner = createRunner({ app: server.app, people, longestStall, again: await keepWorld(server.owner, tables) })
  const named = idsOf(world)
  const ids = [...new Set(named.values())]
  try {
    const operations = (await readOperations()).filter(({ call }) => call.includes(only))
    const corpus = await readCorpus(named)
    const again = await replay(operations, corpus, runner)
    const fuzzed = await fuzz({ operations, askers: (call) => askersOf(call, world, ids), runner, cases, seed })
    if (isKept) await addToCorpus(fuzzed.findings, named)
    const findings = [...again, ...fuzzed.findings]
    const lines = findings.map((finding) => corpusLine(finding, named).slice(0, 1500))
    const seconds = (performance.now() - started) / 1000
    const { user, system } = process.cpuUsage(before)
    runner.end()
    return proofsOf(
      { ...fuzzed, findings, lines, runner, replayed: corpus.length, seconds, longestStall, busy: (user + system) / 1e6 },
      operations,
      seed,
      await runControls(seed),
    )
  } finally {
    runner.end()
  }
}

function membersOf({ people, own, other }: World): Readonly<Record<string, Member>> {
  const member = (who: 'admin' | 'staff' | 'stranger', workspaceId: string): [string, Member] => {
    const token = (people[who].headers['authorization'] ?? '').replace('Bearer ', '')
    return [token, { kind: 'member', accountId: people[who].id, workspaceId, roles: [who === 'staff' ? 'staff' : 'admin'], sessionId: who }]
  }
  return Object.fromEntries([member('admin', own.workspaceId), member('staff', own.workspaceId), member('stranger', other.workspaceId)])
}

async function replay(operations: readonly Operation[], corpus: readonly FuzzCase[], runner: Runner): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const operation of operations) {
    const cases = corpus.filter(({ call }) => call === operation.call)
    if (cases.length > 0) findings.push(...(await runner.run(operation, cases)))
  }
  return findings
}

const targets: Readonly<Record<Check, string>> = {
  answers: '0 answers 5xx',
  contract: '0 answers off the contract',
  promises: '0 promises left alone',
  prototypes: '0 changes of a prototype',
  stalls: '0 cases that hold the loop up for too long',
}

function proofsOf(
  ran: Ran,
  operations: readonly Operation[],
  seed: number,
  controls: Awaited<ReturnType<typeof runControls>>,
): readonly Proof[] {
  const { sent, fields, kinds, replayed, seconds, busy, longestStall, findings, runner, lines } = ran
  const statuses = [...runner.statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
  const size = `${sent} cases of ${kinds} kinds on ${operations.length} calls and ${fields} fields, ${replayed} kept cases, seed ${seed}`
  const checks = (Object.keys(targets) as Check[]).map((check) => {
    const count = findings.filter(({ fault }) => signs[check].test(fault)).length
    const figure = check === 'stalls' ? `${count} above ${longestStall} ms, longest ${runner.stall().toFixed(0)} ms` : `${count}`
    const control = controls[check] ? 'found' : 'NOT FOUND'
    return {
      title: `fuzz ${check}`,
      isTrue: count === 0 && controls[check] !== undefined,
      figures: `target ${targets[check]}, measured ${figure}, control ${planted[check]}: ${control}`,
    }
  })
  return [
    {
      title: 'fuzz size',
      isTrue: sent > 0,
      figures: `${size}, ${seconds.toFixed(0)} s (${busy.toFixed(0)} s of this process), ${(sent / seconds).toFixed(0)}/s; ${statuses.join(', ')}`,
    },
    ...checks,
    ...lines.map((line) => ({ title: 'fuzz found', isTrue: false, figures: line })),
  ]
}
