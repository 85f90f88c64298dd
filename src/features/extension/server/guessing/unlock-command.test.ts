import { expect, it } from 'vitest'
import { aCommandLine } from '../../../../../scripts/testing/command-line.ts'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { connect } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import { gaugesOf } from './budgets.ts'
import { countMiss } from './miss-store.ts'

async function anOperator() {
  const database = await aDatabaseForThisTest()
  const { run } = aCommandLine(database, 'musterland')
  return { owner: database.owner, unlock: (...words: readonly string[]) => run('unlock', ...words) }
}

it('unlocks the number it is told, and says whether there was anything to unlock', async () => {
  const { owner, unlock } = await anOperator()
  const db = connect<ExtensionTables>(owner)
  for (let time = 0; time < 5; time += 1) await countMiss(db, 'musterland', gaugesOf('natural-person', '123456', 'none'))

  expect(await unlock('jp', '123456')).toContain('not locked')
  expect(await unlock('np', '123456')).toBe('The number can be tried again.')
  expect(await unlock('np', '123456')).toContain('not locked')
})

it.each([[['xy', '123456']], [['np', '0123']], [['np', '1234567']], [['constructor', '5']]])(
  'asks which number after %j',
  async (options) => {
    const { unlock } = await anOperator()

    await expect(unlock(...options)).rejects.toThrow('Say which number')
  },
)
