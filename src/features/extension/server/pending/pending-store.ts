import { CompiledQuery, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import type { LegalForm } from '../../rules.ts'
import type { BegunRow, NewRequest } from '../submit/new-request.ts'
import type { ExtensionTables } from '../tables.ts'

/** A request that was stamped and waits for its decision. */
export type Waiting = { readonly begun: BegunRow; readonly request: ExtensionRequest; readonly attempts: number }

type Row = {
  period: number
  id: string
  pid: number
  legal_form: LegalForm
  wish: PlainDate
  received_at: Date
  configuration: string
  reference: string
  code: string
  key_hash: Buffer | null
  fingerprint: Buffer | null
  birth_date: PlainDate | null
  uid: string | null
  is_fee_accepted: boolean
  attempts: number
}

// Whoever takes one has half a minute for it; after that others may try. Nothing is held in the meantime.
const claimText = `
  with due as (
    select period, request_id from extension.pending
    where canton = $1 and due_at <= platform.moment()
    order by due_at limit $2
    for update skip locked
  ), claimed as (
    update extension.pending p set due_at = platform.moment() + interval '30 seconds', attempts = p.attempts + 1
    from due d where p.canton = $1 and p.period = d.period and p.request_id = d.request_id
    returning p.*
  )
  select r.period, r.id, r.pid, r.legal_form, r.wish, r.received_at, r.configuration, r.reference, r.code, r.key_hash, r.fingerprint,
    c.birth_date, c.uid, c.is_fee_accepted, c.attempts
  from claimed c join extension.request r on r.canton = c.canton and r.period = c.period and r.id = c.request_id
  order by r.received_at`

export async function claimDue(db: Kysely<ExtensionTables>, canton: string, most: number): Promise<readonly Waiting[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(claimText, [canton, most]))
  return rows.map(waitingFrom)
}

function waitingFrom(row: Row): Waiting {
  const { period, id, pid, wish, configuration, reference, code, key_hash: keyHash, fingerprint } = row
  const repeat = keyHash && fingerprint ? { keyHash, fingerprint } : undefined
  const begun = { id, period, pid, legalForm: row.legal_form, wish, receivedAt: row.received_at, configuration, reference, code, repeat }
  const request = {
    period,
    wish,
    pid: String(pid),
    ...(row.birth_date === null ? {} : { birthDate: row.birth_date }),
    ...(row.uid === null ? {} : { uid: row.uid }),
    ...(row.is_fee_accepted ? { isFeeAccepted: true } : {}),
  }
  return { begun, request, attempts: row.attempts }
}

// Holds the wait and the case to move, then changes everything or nothing: one statement. Who comes second finds no wait any more.
const settleText = `
  with held as (
    select request_id from extension.pending where canton = $1 and period = $2::smallint and request_id = $3::uuid for update
  ), held_case as (
    select c.pid from held, extension.tax_case c
    where c.canton = $1 and c.period = $2::smallint and c.legal_form = $4 and c.pid = $5::int and c.deadline = $6::date
    for update of c
  ), decided as (
    update extension.request r set outcome = $7, rule = $8, configuration = $9, message = $10, old_deadline = $11::date, new_deadline = $12::date,
      told_name = $13, told_first_name = $14, reminder_deadline = $15::date
    from held
    where r.canton = $1 and r.period = $2::smallint and r.id = held.request_id and r.outcome = 'pending'
      and ($5::int is null or exists (select from held_case))
    returning r.id
  ), moved as (
    update extension.tax_case c set deadline = $12::date, extensions = c.extensions + 1
    from held_case h, decided
    where c.canton = $1 and c.period = $2::smallint and c.legal_form = $4 and c.pid = h.pid
  ), over as (
    delete from extension.pending p using decided where p.canton = $1 and p.period = $2::smallint and p.request_id = decided.id
  ), noted as (
    insert into extension.outbox (canton, action, at, period, request_id)
    select $1, $7, platform.moment(), $2::smallint, id from decided
  )
  select id from decided`

/** Says whether it was this call that decided it. If not, somebody else did, or the case is not any more as it was read. */
export async function settle(db: Kysely<ExtensionTables>, canton: string, row: NewRequest): Promise<boolean> {
  const { period, id, legalForm, moves, outcome, rule, configuration, message, oldDeadline, newDeadline, reminderDeadline, told } = row
  const about = [canton, period, id, legalForm, moves?.pid ?? null, moves?.from ?? null]
  const decision = [
    outcome,
    rule,
    configuration,
    message,
    oldDeadline ?? null,
    newDeadline ?? null,
    told?.name ?? null,
    told?.firstName ?? null,
    reminderDeadline ?? null,
  ]
  const { rows } = await db.executeQuery(CompiledQuery.raw(settleText, [...about, ...decision]))
  return rows.length === 1
}

const postponeText = `
  update extension.pending set due_at = platform.moment() + make_interval(secs => $4)
  where canton = $1 and period = $2::smallint and request_id = $3::uuid`

export async function postpone(db: Kysely<ExtensionTables>, canton: string, { begun }: Waiting, seconds: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(postponeText, [canton, begun.period, begun.id, seconds]))
}
