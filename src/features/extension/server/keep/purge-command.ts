import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { countPurge, purge, type Purged } from './purge.ts'

export const purgeCommand: Command = {
  options: { '--dry-run': 'only count' },
  changes: 'removes for good what is past its time',
  does: 'delete data past its retention period, as the worker does every night; --dry-run only counts',
  run: async (_words, { database, canton, tell }, { dryRun }) => {
    const needs = { db: connect(database()), canton: await canton() } as const
    if (dryRun) return `${told(await countPurge(needs))}\nNothing was removed: this was a dry run.`
    const onBatch = (requests: number): void => {
      if (requests > 0 && requests % 10_000 === 0) tell(`${requests} requests removed`)
    }
    return `${told(await purge(needs, { onBatch }))}\nThis was removed, and the chain says so.`
  },
}

function told({ requests, looks, changes, batches }: Purged): string {
  const periods = [...requests].toSorted(([one], [other]) => one - other).map(([period, count]) => `, period ${period}: ${count}`)
  const all = [...requests.values()].reduce((sum, count) => sum + count, 0)
  return [
    `requests past their time: ${all}${periods.join('')}`,
    `looks at the desk: ${looks}`,
    `changes of the register: ${changes}`,
    `lists of general extensions: ${batches}`,
  ].join('\n')
}
