import { expect, it } from 'vitest'
import { granted, missed } from '../../../../../scripts/testing/answered.ts'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { readConfig } from '../../../../platform/config.ts'
import { connect } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import type { Answered } from '../tax-system.ts'
import { createGuard } from './guard.ts'

const request = { period: 2025, wish: plainDate(2026, 9, 30), birthDate: plainDate(1980, 11, 24), pid: '5' }
const sender = { address: '203.0.113.7' }

async function millisecondsOf(answered: Answered): Promise<number> {
  const { pool, url } = await aDatabaseForThisTest()
  const config = readConfig({ DATABASE_URL: url, MISS_SLOT_MS: '1000' })
  const guard = createGuard({ db: connect<ExtensionTables>(pool), canton: 'musterland', entityProof: 'uid', config, log: () => {} })
  const started = performance.now()
  await guard.pass(request, sender, async () => answered)
  return performance.now() - started
}

it('a miss is answered after a whole slot', async () => {
  const milliseconds = await millisecondsOf(missed)

  expect(milliseconds).toBeGreaterThanOrEqual(1000)
  expect(milliseconds).toBeLessThan(1500)
})

it('somebody who was identified is answered as soon as can be', async () => {
  expect(await millisecondsOf(granted)).toBeLessThan(900)
})
