import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { makeKey } from '../signing-keys.ts'
import type { AccountTables } from '../tables.ts'

export const rotateCommand: Command = {
  changes: 'makes a new key for tokens',
  does: 'sign tokens with a new key from now on; nobody is signed out',
  run: async (_options, { database }) => {
    await makeKey(connect<AccountTables>(database()))
    return 'Every server signs with the new key within a few seconds. Older keys are read until their last token has run out.'
  },
}
