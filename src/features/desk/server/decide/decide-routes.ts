import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { officeCookie, officeRoute, officeWork, type Route } from '../../../../platform/http.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import {
  decideMatter,
  enterRequest,
  listProposals,
  queueKinds,
  readMatter,
  readQueue,
  settleProposal,
  type Waiting,
} from '../../decide-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'
import type { DeskTables } from '../tables.ts'
import { keepLook, type LookLimits } from '../trust/look-store.ts'
import { decide, enter, lookAt, settle } from './acts.ts'
import { readMoment } from './matter-store.ts'
import type { OfficeRules } from './office-rules.ts'
import { readProposals, readWaiting } from './queue-store.ts'
import { shownMatter } from './shown-matter.ts'

type Needs = {
  readonly db: Kysely<DeskTables>
  readonly work: Kysely<NoTables>
  readonly rules: OfficeRules
  readonly config: Config
  readonly limits: LookLimits
}

const pageRows = 50
/** How long each kind may wait before it is overdue, in hours: a decision or delivery a day, a letter ten. */
const hours: Readonly<Record<Waiting['kind'], number>> = { register: 24, entry: 240, delivery: 24 }

/** What people decide. The database checks session, role and the second person once more; each act is one statement. */
export function decideRoutes({ db, work, rules, config, limits }: Needs): readonly Route[] {
  const { CANTON: canton, OFFICE_ISSUER: issuer = '' } = config
  const pass = (asking: Asking): Pass => ({ sessionHash: secretHash(asking.cookie(officeCookie) ?? ''), issuer, canton })
  const called = (asking: Asking) => ({ pass: pass(asking), key: asking.key ?? randomUUID() })
  const needs = { db, rules, isOwnRegister: config.TAX_SYSTEM === 'register' }
  return [
    officeRoute(readQueue, async ({ kind, after }, _officer, asking) => {
      const found = await readWaiting(db, pass(asking), kind ? [kind] : queueKinds, after, pageRows + 1)
      const rows = found.slice(0, pageRows)
      const moment = found[0]?.moment ?? (await readMoment(db))
      const next = found.length > pageRows ? (rows.at(-1)?.place ?? null) : null
      return { rows: rows.map((row) => waitingOf(row, moment)), next, moment: moment.toISOString() }
    }),
    officeWork(readMatter, work, async ({ reference }, tx, officer, asking) => {
      const looked = await lookAt(tx, rules, pass(asking), reference)
      const { legalForm, pid, period } = looked.stored
      const why = { reason: 'request' as const, note: '' }
      const look = { canton, officer, action: 'dossier' as const, why, question: { reference, period } }
      await keepLook(tx, { ...look, subjects: [`${legalForm} ${pid}`] }, limits)
      return shownMatter(reference, looked, needs.isOwnRegister)
    }),
    officeRoute(enterRequest, (input, _officer, asking) => enter(needs, called(asking), input)),
    officeRoute(decideMatter, (input, _officer, asking) => decide(needs, called(asking), input)),
    officeRoute(listProposals, async ({ after }, _officer, asking) => {
      const found = await readProposals(db, pass(asking), after, pageRows + 1)
      const rows = found.slice(0, pageRows)
      const next = found.length > pageRows ? (rows.at(-1)?.place ?? null) : null
      return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next }
    }),
    officeRoute(settleProposal, (input, _officer, asking) => settle(needs, called(asking), input)),
  ]
}

type Row = Awaited<ReturnType<typeof readWaiting>>[number]

function waitingOf(row: Row, now: Date): Waiting {
  const { id, kind, period, reference, since, isProposed, channel, ground } = row
  const due = since.getTime() + hours[kind] * 3_600_000
  return {
    id,
    kind,
    period,
    reference,
    isProposed,
    channel,
    ground,
    since: since.toISOString(),
    dueAt: new Date(due).toISOString(),
    isOverdue: due < now.getTime(),
  }
}
