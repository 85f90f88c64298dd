import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { ConnectionError } from '../../../../platform/database.ts'
import type { Lane } from '../../../../platform/lane.ts'
import { openLanes } from '../../../../platform/lanes.ts'
import { configurationOf } from '../decision/configuration.ts'
import { locks } from '../guessing/budgets.ts'
import { repeatOf } from '../repeat.ts'
import type { Incoming } from '../tax-system.ts'
import { planFor } from './plan.ts'
import { playRound } from './round.ts'

const request = { period: 2025, wish: plainDate(2026, 9, 30), pid: '123456', birthDate: plainDate(1980, 11, 24) }
const configuration = configurationOf(musterland)
const needs = { canton: 'musterland', locks, isLocked: () => false, storedAnswer: async () => ({ kind: 'rejected' as const, message: '' }) }
const incoming = (key: string): Incoming => ({ request, key, repeat: repeatOf(key, request), arrivedAt: performance.now() })
const planned = (each: Incoming) => ({
  incoming: each,
  plan: (known: Parameters<typeof planFor>[1]) => planFor(each, known, configuration),
})

type Sent = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/** A real lane that tells what was sent over it. */
async function aLane(): Promise<{ readonly lane: Lane; readonly sent: Sent[] }> {
  const { options } = await aDatabaseForThisTest()
  const lanes = await openLanes({ ...options, connections: 1 }, () => {})
  onTestFinished(() => lanes.stop())
  const lane = lanes.take()
  if (!lane) throw new Error('a lane should be free')
  const sent: Sent[] = []
  const telling =
    (send: Lane['read']): Lane['read'] =>
    (statement, values) => {
      sent.push({ ...statement, values })
      return send(statement, values)
    }
  return { lane: { ...lane, read: telling(lane.read), write: telling(lane.write) }, sent }
}

it('a repeated answer is given only after a write, because only a write waits for the standby', async () => {
  const { lane, sent } = await aLane()

  await playRound(lane, [planned(incoming('a-key-of-twenty-four-letters'))], needs)
  await playRound(lane, [planned(incoming('a-key-of-twenty-four-letters'))], needs)
  await playRound(lane, [planned(incoming('another-key-of-many-letters'))], needs)

  expect(sent.map(({ name }) => name)).toEqual(['facts', 'store', 'facts', 'fence', 'facts', 'fence'])
})

it('no statement of a round reads a whole table or a day of everybody, not even before PostgreSQL has counted any rows', async () => {
  const { lane, sent } = await aLane()
  await playRound(lane, [planned(incoming('a-key-of-twenty-four-letters'))], needs)

  const own = sent.slice()
  for (const { text, values } of own) {
    const plan = await lane.read<{ 'QUERY PLAN': string }>({ name: '', text: `explain ${text}` }, values)

    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Seq Scan|using request_\w+_time/)
  }
  expect(own.map(({ name }) => name)).toEqual(['facts', 'store'])
})

it.each([
  ['of a statement', Object.assign(new Error('division by zero'), { code: '22012' })],
  ['of ours', new TypeError('x is not a function')],
])('an error %s is passed on, not taken for a lost connection', async (_, error) => {
  const { lane } = await aLane()
  const failing = { ...lane, read: () => Promise.reject(error) }

  await expect(playRound(failing, [planned(incoming('a-key-of-twenty-four-letters'))], needs)).rejects.toBe(error)
})

it('only a lost connection makes a request with a key try again', async () => {
  const { lane } = await aLane()
  const broken = { ...lane, write: () => Promise.reject(new ConnectionError(new Error('ended'))) }

  expect(await playRound(broken, [planned(incoming('a-key-of-twenty-four-letters'))], needs)).toEqual(['again'])
})
