import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { deliveriesReport, readReferences, replayDeliveries } from './deliveries.ts'

export const deliveriesCommand: Command = {
  does: 'show decisions not yet delivered to the tax system, why, and which were given up',
  run: async (_options, { database, config }) => deliveriesReport(connect(database()), config().CANTON),
}

export const replayCommand: Command = {
  takes: '[references...]',
  options: { '--all': 'all that were given up' },
  does: 'retry deliveries that were given up: the ones you name, or all of them',
  changes: 'sends decisions to the tax system again',
  run: async (references, { database, config }, { all }) => {
    if (references.length === 0 && !all) throw new Error('Name the references, or say --all.')
    if (references.length > 0 && all) throw new Error('Name the references or say --all, not both.')
    const wanted = all ? 'all' : readReferences(references)
    const count = await replayDeliveries(connect(database()), config().CANTON, wanted)
    return `${count} ${count === 1 ? 'decision' : 'decisions'} will be told again.`
  },
}
