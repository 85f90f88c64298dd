import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../../../../scripts/testing/database.ts'
import { projectPath } from '../../../../main/project.ts'
import { readCanton } from '../../../../platform/canton.ts'
import type { CommandNeeds } from '../../../../platform/command.ts'
import { readConfig } from '../../../../platform/config.ts'
import { connect } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import { gaugesOf } from './budgets.ts'
import { countMiss } from './miss-store.ts'
import { unlockCommand } from './unlock-command.ts'

async function aCommandLine() {
  const { owner, url } = await aDatabaseForThisTest()
  const needs: CommandNeeds = {
    config: () => readConfig({ DATABASE_URL: url }),
    canton: () => readCanton(projectPath('cantons'), 'musterland'),
    database: () => owner,
    input: new PassThrough(),
    output: new PassThrough(),
    tell: () => {},
  }
  return { owner, unlock: (...options: string[]) => unlockCommand.run(options, needs) }
}

it('unlocks the number it is told, and says whether there was anything to unlock', async () => {
  const { owner, unlock } = await aCommandLine()
  const db = connect<ExtensionTables>(owner)
  for (let time = 0; time < 5; time += 1) await countMiss(db, 'musterland', gaugesOf('natural-person', '123456', 'none'))

  expect(await unlock('jp', '123456')).toContain('not locked')
  expect(await unlock('np', '123456')).toBe('The number can be tried again.')
  expect(await unlock('np', '123456')).toContain('not locked')
})

it.each([[[]], [['np']], [['xy', '123456']], [['np', '0123']], [['np', '1234567']], [['constructor', '5']]])(
  'asks which number after %j',
  async (options) => {
    const { unlock } = await aCommandLine()

    await expect(unlock(...options)).rejects.toThrow('Say which number')
  },
)
