import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { pidPattern } from '../../rules.ts'
import { formNamed } from '../legal-form.ts'
import type { ExtensionTables } from '../tables.ts'
import { unlock } from './miss-store.ts'

export const unlockCommand: Command = {
  does: 'unlock a PID after too many wrong tries; takes up to a minute',
  takes: '<np|jp> <pid>',
  changes: 'lets a locked number be tried again',
  run: async ([kind = '', pid = ''], { canton, database }) => {
    const form = formNamed(kind)
    if (!form || !pidPattern.test(pid)) throw new Error('Say which number: `unlock np 123456` for a person, `unlock jp 123456` for a firm.')
    const wasCounted = await unlock(connect<ExtensionTables>(database()), (await canton()).id, form, pid)
    return wasCounted ? 'The number can be tried again.' : 'Nothing was counted for this number; it is not locked.'
  },
}
