import type { Kysely } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import { officeWork, type Route } from '../../../../platform/http.ts'
import { queueJob } from '../../../../platform/jobs.ts'
import { askCheck, readAlarms, readChecks, readLog, readStatement, reviewAlarm } from '../../trust-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { checkChain } from './check-job.ts'
import { askForCheck, readLatestChecks } from './check-store.ts'
import { readLooks, readOpenAlarms, readStatementOf, review } from './log-store.ts'
import { keepLook } from './look-store.ts'

type Needs = { readonly db: Kysely<NoTables>; readonly canton: string }

/** What the audit reads. The database lets nobody else read it, and nobody change it. */
export function trustRoutes({ db, canton }: Needs): readonly Route[] {
  return [
    officeWork(readLog, db, async ({ filters, after }, tx, officer) => {
      const { looks, next } = await readLooks(tx, canton, filters, after)
      const subjects = filters.pid === undefined ? [] : [`natural-person ${filters.pid}`, `legal-entity ${filters.pid}`]
      // Going on to the next part is still the same look.
      if (after === undefined)
        await keepLook(tx, { canton, officer, action: 'log', why: { reason: 'supervision', note: '' }, question: filters, subjects })
      return { looks: [...looks], ...(next === undefined ? {} : { next }) }
    }),
    officeWork(readStatement, db, async ({ legalForm, pid }, tx, officer) => {
      const subject = `${legalForm} ${pid}`
      const why = { reason: 'request' as const, note: '' }
      const statement = await readStatementOf(tx, canton, subject)
      await keepLook(tx, { canton, officer, action: 'log', why, question: { statement: pid }, subjects: [subject] })
      return statement
    }),
    officeWork(readAlarms, db, async (_input, tx) => {
      const { alarms, count } = await readOpenAlarms(tx, canton)
      return { alarms: [...alarms], count }
    }),
    officeWork(reviewAlarm, db, async ({ id, remark }, tx, officer) => {
      const outcome = await review(tx, canton, officer, id, remark)
      if (outcome === 'own') throw new Problem('not-allowed', 'This is about what you looked at. Somebody else in the audit reviews it.')
      if (outcome === 'late') throw new Problem('conflict', 'Somebody else has reviewed this in the meantime.')
      return {}
    }),
    officeWork(readChecks, db, async (_input, tx) => ({ checks: [...(await readLatestChecks(tx, canton))] })),
    officeWork(askCheck, db, async (_input, tx, officer) => {
      const id = await askForCheck(tx, canton, officer)
      if (id !== undefined) await queueJob(tx, checkChain, { id })
      return {}
    }),
  ]
}
