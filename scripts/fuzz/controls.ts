import type { FastifyInstance } from 'fastify'
import { createMetrics } from '../../src/platform/metrics.ts'
import { createServer } from '../../src/platform/server.ts'
import { fuzz } from './fuzz.ts'
import type { Operation } from './operations.ts'
import { createRunner, type Finding } from './run-cases.ts'

/** What is planted, by the check that must find it. */
export const planted = {
  answers: 'a route that throws on "\\u0000"',
  contract: 'a route whose answer has another type',
  promises: 'a route that leaves a promise alone',
  prototypes: 'a route that writes to Object.prototype',
  stalls: 'a route that works 100 ms for a long text',
} as const
export type Check = keyof typeof planted

const handlers: Readonly<Record<Check, (text: string) => unknown>> = {
  answers: (text) => {
    if (text.includes('\0')) throw new Error('this is planted')
    return { text }
  },
  contract: (text) => ({ text: text.length }),
  promises: (text) => {
    if (text.length > 20) void Promise.reject(new Error('this is planted'))
    return { text }
  },
  prototypes: (text) => {
    if (text.length > 20) Object.assign(Object.prototype, { planted: 1 })
    return { text }
  },
  stalls: (text) => {
    const before = process.threadCpuUsage()
    while (text.length > 1000 && process.threadCpuUsage(before).user < 2 * longestStall * 1000);
    return { text }
  },
}

/** What the findings of each check look like. */
export const signs: Readonly<Record<Check, RegExp>> = {
  answers: /^answered/,
  contract: /^is /,
  promises: /^left a promise/,
  prototypes: /^changed a prototype/,
  stalls: /^held the loop/,
}

/** In milliseconds; what is planted takes twice as long. */
const longestStall = 50

const schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }

/** The same search where each check has something to find: what it found, by check. */
export async function runControls(seed: number): Promise<Readonly<Record<Check, Finding | undefined>>> {
  const app = createServer({ log: () => {}, metrics: createMetrics() })
  const checks = Object.keys(planted) as Check[]
  for (const check of checks) plant(app, check)
  const found = new Map<Check, Finding | undefined>()
  for (const check of checks) {
    const runner = createRunner({ app, people: {}, again: async () => {}, longestStall })
    try {
      const asker = { who: 'guest', weight: 1, ids: ['an-id'], inputs: [{ text: 'a' }] } as const
      const { findings } = await fuzz({ operations: [operationOf(check)], askers: () => [asker], runner, cases: 150, seed })
      found.set(
        check,
        findings.find(({ fault }) => signs[check].test(fault)),
      )
    } finally {
      runner.end()
      Reflect.deleteProperty(Object.prototype, 'planted')
    }
  }
  await app.close()
  return Object.fromEntries(found) as Record<Check, Finding | undefined> // one for each check
}

function operationOf(check: Check): Operation {
  const path = `/planted/${check}`
  return { call: `POST ${path}`, method: 'POST', path, input: schema, place: 'body', output: schema, type: 'application/json' }
}

function plant(app: FastifyInstance, check: Check): void {
  app.post(`/planted/${check}`, async (request) => {
    const { text } = (request.body ?? {}) as { readonly text?: unknown }
    return handlers[check](typeof text === 'string' ? text : '')
  })
}
