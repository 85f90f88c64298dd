import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../../../scripts/testing/database.ts'
import { connect } from '../../../platform/database.ts'
import { extensionJobs } from './jobs.ts'
import { openAddress, referenceAt } from './result-address-store.ts'
import type { ExtensionTables } from './tables.ts'

it('secret addresses are removed when their time is over, and not before', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  const db = connect<ExtensionTables>(pool)
  const [open, over] = [await openAddress(db, 'musterland', '25K7M92QX8CV'), await openAddress(db, 'musterland', '25K7M92QX8CV')]
  await owner.query(
    "update extension.result_address set expires_at = platform.moment() - interval '1 second' where token_hash = sha256($1)",
    [Buffer.from(over)],
  )
  expect([await referenceAt(db, 'musterland', open), await referenceAt(db, 'musterland', over)]).toEqual(['25K7M92QX8CV', undefined])

  for (const { handle } of extensionJobs(connect(owner))) await handle({})

  const { rows } = await owner.query('select reference from extension.result_address')
  expect(rows).toHaveLength(1)
  expect(await referenceAt(db, 'bergtal', open)).toBeUndefined()
})
