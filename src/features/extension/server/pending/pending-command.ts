import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { pendingReport } from './pending-report.ts'

export const pendingCommand: Command = {
  does: 'show how many requests still wait for a decision, and since when',
  run: async (_options, { database, config }) => pendingReport(connect(database()), config().CANTON),
}
