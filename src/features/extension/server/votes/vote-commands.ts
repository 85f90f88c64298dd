import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { outcomes, ratings } from '../../feedback.ts'
import type { ExtensionTables } from '../tables.ts'
import { tallyFeedback, tallyHelpVotes } from './vote-store.ts'

export const helpVotesCommand: Command = {
  does: 'show which help answers people found useful, over the last 90 days by default',
  takes: '[days]',
  run: async ([days = '90'], { canton, database }) => {
    const tally = await tallyHelpVotes(connect<ExtensionTables>(database()), (await canton()).id, daysIn(days, 'help-votes'))
    if (tally.length === 0) return `Nobody has said anything about the help in the last ${days} days.`
    return tally.map(({ question, yes, no }) => `${question}: ${yes} yes, ${no} no`).join('\n')
  },
}

export const feedbackCommand: Command = {
  does: 'show whether people found asking for more time easy, over the last 90 days by default',
  takes: '[days]',
  run: async ([days = '90'], { canton, database }) => {
    const counts = await tallyFeedback(connect<ExtensionTables>(database()), (await canton()).id, daysIn(days, 'feedback'))
    if (counts.length === 0) return `Nobody has said anything about the form in the last ${days} days.`
    const lines = ['all', ...outcomes].map((name) => {
      const own = counts.filter(({ outcome }) => name === 'all' || outcome === name)
      const told = ratings.map((rating) => `${own.reduce((sum, each) => sum + (each.choice === rating ? each.count : 0), 0)} ${rating}`)
      return own.length === 0 ? undefined : `${name}: ${told.join(', ')}`
    })
    return lines.filter((line) => line !== undefined).join('\n')
  },
}

function daysIn(days: string, command: string): number {
  if (!/^[1-9]\d{0,3}$/.test(days)) throw new Error(`Say for how many days: \`${command} 30\`.`)
  return Number(days)
}
