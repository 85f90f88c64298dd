import type { Command } from '../../../platform/command.ts'
import { connect } from '../../../platform/database.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { checkFigures } from './figures-check.ts'

/** What the operator can ask of this feature on the command line. */
export const eCommerceCommands: Readonly<Record<string, Command>> = {
  'check-shop-figures': {
    does: 'recount the shop totals shown on dashboards and correct those that are wrong',
    changes: 'counts sums of the shop anew where they are wrong',
    run: async (_options, needs) => {
      const faults = await checkFigures(connect<NoTables>(needs.database()))
      if (faults.length === 0) return 'All sums agree with the orders.'
      return faults.map(({ workspaceId, faults: count }) => `Workspace ${workspaceId}: ${count} sums were wrong, counted anew.`).join('\n')
    },
  },
}
