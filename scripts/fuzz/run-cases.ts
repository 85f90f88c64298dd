import type { FastifyInstance } from 'fastify'
import { watchLoop, type LoopWatch } from '../inputs/loop-watch.ts'
import type { FuzzCase } from './fuzz-case.ts'
import { faultOf } from './judge.ts'
import type { Operation } from './operations.ts'
import { sendCase, type Headers } from './send-case.ts'

export type Finding = { readonly fault: string; readonly fuzzCase: FuzzCase }
export type Stage = {
  readonly app: FastifyInstance
  readonly people: Headers
  /** Puts back what the calls have changed. */
  readonly again: () => Promise<void>
  /** In milliseconds: what the loop may work for one case without a pause. */
  readonly longestStall: number
}
export type Runner = {
  readonly run: (operation: Operation, cases: readonly FuzzCase[]) => Promise<readonly Finding[]>
  readonly statuses: ReadonlyMap<number, number>
  readonly stall: () => number
  readonly end: () => void
}

const atOnce = 12

/** Runs cases a few at a time and looks at each answer, at the objects of the program and at its loop. */
export function createRunner(stage: Stage): Runner {
  const { app, people, again, longestStall } = stage
  const statuses = new Map<number, number>()
  const watch = watchLoop()
  const giveBack = takeRejections(watch)
  const before = prototypes()
  let worst = 0
  const tryOne = async (operation: Operation, fuzzCase: FuzzCase): Promise<Finding | undefined> => {
    const reply = await sendCase(app, people, fuzzCase)
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
    const fault = faultOf(operation, reply) ?? (isSame(before, prototypes()) ? undefined : 'changed a prototype')
    return fault === undefined ? undefined : { fault, fuzzCase }
  }
  return {
    statuses,
    stall: () => worst,
    end: giveBack,
    run: async (operation, cases) => {
      const findings: Finding[] = []
      const refused: FuzzCase[] = []
      const waiting = cases.toReversed()
      const rejections = watch.condition().rejections
      watch.begin()
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) {
            const finding = await tryOne(operation, next)
            if (finding?.fault.startsWith('answered 503')) refused.push(next)
            else if (finding) findings.push(finding)
          }
        }),
      )
      // So many of one person at once wait for each other, on a slow machine for too long; alone nobody waits.
      for (const each of refused) findings.push(...[await tryOne(operation, each)].filter((finding) => finding !== undefined))
      const [first] = cases
      if (first && watch.condition().rejections > rejections) findings.push({ fault: 'left a promise alone', fuzzCase: first })
      const { stall } = watch.condition()
      if (stall > longestStall) {
        for (const { ms, fuzzCase } of await alone(watch, stage, cases)) {
          worst = Math.max(worst, ms)
          if (ms > longestStall) findings.push({ fault: `held the loop up for ${ms.toFixed(0)} ms`, fuzzCase })
        }
      } else worst = Math.max(worst, stall)
      if (operation.method === 'POST') await again()
      return findings
    },
  }
}

/** Each case by itself, the best of three: a pause to collect garbage is nobody's fault, and hardly comes thrice. */
async function alone(watch: LoopWatch, { app, people, longestStall }: Stage, cases: readonly FuzzCase[]) {
  const measured: { readonly ms: number; readonly fuzzCase: FuzzCase }[] = []
  for (const fuzzCase of cases) {
    let ms = Infinity
    for (let time = 0; time < 3 && ms > longestStall; time += 1) {
      watch.begin()
      await sendCase(app, people, fuzzCase)
      ms = Math.min(ms, watch.condition().stall)
    }
    measured.push({ ms, fuzzCase })
  }
  return measured
}

/** Whoever runs the tests listens too, and would take what a control leaves alone for a fault of the tests. */
function takeRejections(watch: LoopWatch): () => void {
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', watch.rejected)
  return () => {
    process.off('unhandledRejection', watch.rejected)
    for (const other of others.splice(0)) process.on('unhandledRejection', other)
  }
}

function prototypes(): readonly unknown[] {
  return [Object.prototype, Array.prototype, Function.prototype].flatMap((each) =>
    Reflect.ownKeys(each).flatMap((key) => [key, Object.getOwnPropertyDescriptor(each, key)?.value as unknown]),
  )
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index])
}
