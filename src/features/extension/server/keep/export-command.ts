import { text } from 'node:stream/consumers'
import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { ownUser } from '../../../../platform/own-user.ts'
import { pidPattern } from '../../rules.ts'
import { formNamed } from '../legal-form.ts'
import { exportPerson, noteExport } from './person-export.ts'

/** The number comes by standard input: what stands in a command is read by others on the machine and kept by the shell. */
export const exportCommand: Command = {
  does: 'print everything stored about a person or firm; reads the PID from standard input',
  takes: '<np|jp>',
  run: async ([kind = ''], { canton, database, input, tell }) => {
    const legalForm = formNamed(kind)
    if (!legalForm)
      throw new Error('Say what it is: `export-person np` for a person, `export-person jp` for a firm. The number is asked for.')
    tell('Type the number, then end the input:')
    const typed = (await text(input)).trim()
    if (!pidPattern.test(typed)) throw new Error('This is no number of a person or a firm.')
    const db = connect(database())
    const subject = { canton: (await canton()).id, legalForm, pid: Number(typed) }
    await noteExport(db, subject, ownUser())
    return JSON.stringify(await exportPerson(db, subject), null, 2)
  },
}
