import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import type { ExtensionTables } from '../tables.ts'
import { tallyHelpVotes } from './help-vote-store.ts'

export const helpVotesCommand: Command = {
  does: 'show which help answers people found useful, over the last 90 days by default',
  takes: '[days]',
  run: async ([days = '90'], { canton, database }) => {
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error('Say for how many days: `help-votes 30`.')
    const tally = await tallyHelpVotes(connect<ExtensionTables>(database()), (await canton()).id, Number(days))
    if (tally.length === 0) return `Nobody has said anything about the help in the last ${days} days.`
    return tally.map(({ question, helpful, unhelpful }) => `${question}: ${helpful} yes, ${unhelpful} no`).join('\n')
  },
}
