import { expect, it, onTestFinished, vi } from 'vitest'
import { granted, missed, refused } from '../../../../../scripts/testing/answered.ts'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { Problem } from '../../../../kit/problem.ts'
import { readConfig } from '../../../../platform/config.ts'
import { connect } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Answered } from '../tax-system.ts'
import { createGuard } from './guard.ts'

const request = { period: 2025, wish: plainDate(2026, 9, 30), birthDate: plainDate(1980, 11, 24), pid: '5' }
const sender = { address: '203.0.113.7' }

/** Begins to ask at the moment 0 of a clock that stands, as if looking took until just before the slot of 100 ms ends. */
async function asking(looking: () => Promise<Answered>) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  const { pool, url } = await aDatabaseForThisTest()
  const config = readConfig({ DATABASE_URL: url, MISS_SLOT_MS: '100' })
  const guard = createGuard({ db: connect<ExtensionTables>(pool), canton: 'musterland', entityProof: 'uid', config, log: () => {} })
  const answer = guard.pass(request, sender, looking).catch(() => {})
  clock.mockReturnValue(99.9)
  return { answer, pool, endSlot: () => clock.mockReturnValue(100) }
}

it.each([
  ['a miss', async () => missed],
  ['a repeat of one', async () => refused],
  ['a refusal', () => Promise.reject(new Problem('invalid-input', 'in the past'))],
])('%s is answered at the end of a slot', async (_what, looking) => {
  const { answer, pool, endSlot } = await asking(looking)
  const order: string[] = []
  const told = answer.then(() => order.push('answered'))

  // Far more than there is to do for an answer.
  for (let time = 0; time < 20; time += 1) await pool.query('select 1')
  order.push('end of the slot')
  endSlot()
  await told

  expect(order).toEqual(['end of the slot', 'answered'])
})

it('somebody who was identified waits for no slot', async () => {
  const { answer } = await asking(async () => granted)

  expect(await answer).toBe(granted.answer)
})
