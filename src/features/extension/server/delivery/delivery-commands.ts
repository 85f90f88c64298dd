import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { deliveriesReport, readReferences, replayDeliveries } from './deliveries.ts'

export const deliveriesCommand: Command = {
  does: 'show how many decisions wait to be told to the tax system, why, and which were given up',
  run: async (_options, { database, config }) => deliveriesReport(connect(database()), config().CANTON),
}

export const replayCommand: Command = {
  takes: '<reference…> | --all',
  does: 'have decisions told again that were given up: certain ones, or all of them',
  run: async (options, { database, config }) => {
    if (options.length === 0) throw new Error('Name the references, or say --all.')
    const wanted = options[0] === '--all' ? 'all' : readReferences(options)
    const count = await replayDeliveries(connect(database()), config().CANTON, wanted)
    return `${count} ${count === 1 ? 'decision' : 'decisions'} will be told again.`
  },
}
