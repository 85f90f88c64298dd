import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { passOn } from './pass-on.ts'
import { verifyAudit } from './verify-audit.ts'

export const sealCommand: Command = {
  changes: 'seals what waits in the outbox',
  does: 'seal the outbox now instead of waiting for the worker',
  run: async (_options, { database, config }) => {
    const { CANTON: canton, DELIVERY_URL } = config()
    const db = connect(database())
    for (let sealed = 0; ;) {
      const passed = await passOn(db, { canton, delivers: DELIVERY_URL !== undefined })
      if (passed === 0) return `Sealed ${sealed} entries.`
      if (passed === undefined) await wait(50)
      else sealed += passed
    }
  },
}

export const verifyCommand: Command = {
  takes: '[head]',
  does: 'check that no audit entry and no request was changed; with a head noted earlier, also that nothing is missing',
  run: async ([head], { database }) => {
    if (head !== undefined && !/^[0-9a-f]{64}$/.test(head)) throw new Error('A head has 64 hexadecimal digits.')
    const verdict = await verifyAudit(connect(database()), head)
    if (verdict.kind === 'broken') throw new Error(`The chain is BROKEN: ${verdict.where} ${verdict.reason}.`)
    const { seals, entries, requests, waiting } = verdict
    return `The chain is whole: ${seals} seals, ${entries} entries, ${requests} requests as they were sealed, ${waiting} not sealed yet.\nhead ${verdict.head}`
  },
}
