import type { Lane } from '../../../../platform/lane.ts'
import type { NewRequest } from './new-request.ts'

// Locks the cases to move, keeps only requests whose case is still as it was read and whose key and reference are new, moves, and notes what
// must follow: one statement, so all of a request or nothing of it. Who holds a case does not hold up the others.
const statement = {
  name: 'store',
  text: `
  with asked as (
    select * from unnest($2::uuid[], $3::smallint[], $4::int[], $5::text[], $6::date[], $7::timestamptz[], $8::text[], $9::text[], $10::text[],
      $11::date[], $12::date[], $13::text[], $14::text[], $15::text[], $16::bytea[], $17::bytea[], $18::int[], $19::date[], $20::text[], $21::text[],
      $22::boolean[], $23::date[], $24::text[], $25::boolean[], $26::date[])
      as a (id, period, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline, message, reference, code,
        key_hash, fingerprint, case_pid, case_deadline, told_name, told_first_name, is_later, birth_date, uid, is_fee_accepted,
        reminder_deadline)
  ), held as (
    select c.legal_form, c.pid, c.period from asked a
    join extension.tax_case c on c.canton = $1 and c.legal_form = a.legal_form and c.pid = a.case_pid and c.period = a.period and c.deadline = a.case_deadline
    for update of c skip locked
  ), stored as (
    insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
      message, reference, code, key_hash, fingerprint, told_name, told_first_name, reminder_deadline)
    select $1, a.period, a.id, a.pid, a.legal_form, a.wish, a.received_at, a.outcome, a.rule, a.configuration, a.old_deadline, a.new_deadline,
      a.message, a.reference, a.code, a.key_hash, a.fingerprint, a.told_name, a.told_first_name, a.reminder_deadline
    from asked a
    where a.case_pid is null or exists (select from held h where h.legal_form = a.legal_form and h.pid = a.case_pid and h.period = a.period)
    order by a.key_hash
    on conflict do nothing
    returning id, period, outcome, received_at
  ), moved as (
    update extension.tax_case c set deadline = a.new_deadline, extensions = c.extensions + 1
    from stored s join asked a on a.id = s.id
    where c.canton = $1 and c.legal_form = a.legal_form and c.pid = a.case_pid and c.period = a.period
  ), waiting as (
    insert into extension.pending (canton, period, request_id, birth_date, uid, is_fee_accepted, due_at)
    select $1, a.period, a.id, a.birth_date, a.uid, a.is_fee_accepted, a.received_at from stored s join asked a on a.id = s.id where a.is_later
  ), noted as (
    insert into extension.outbox (canton, action, at, period, request_id)
    select $1, outcome, received_at, period, id from stored
  )
  select id from stored`,
}

/** Stores requests with their answers. Gives back which were stored; of the others nothing was, because somebody else was faster. */
export async function storeRequests(lane: Lane, canton: string, rows: readonly NewRequest[]): Promise<ReadonlySet<string>> {
  const column = (valueOf: (row: NewRequest) => unknown): unknown[] => rows.map((row) => valueOf(row) ?? null)
  const stored = await lane.write<{ id: string }>(statement, [
    canton,
    column(({ id }) => id),
    column(({ period }) => period),
    column(({ pid }) => pid),
    column(({ legalForm }) => legalForm),
    column(({ wish }) => wish),
    column(({ receivedAt }) => receivedAt.toISOString()),
    column(({ outcome }) => outcome),
    column(({ rule }) => rule),
    column(({ configuration }) => configuration),
    column(({ oldDeadline }) => oldDeadline),
    column(({ newDeadline }) => newDeadline),
    column(({ message }) => message),
    column(({ reference }) => reference),
    column(({ code }) => code),
    column(({ repeat }) => repeat?.keyHash),
    column(({ repeat }) => repeat?.fingerprint),
    column(({ moves }) => moves?.pid),
    column(({ moves }) => moves?.from),
    column(({ told }) => told?.name),
    column(({ told }) => told?.firstName),
    column(({ later }) => later !== undefined),
    column(({ later }) => later?.birthDate),
    column(({ later }) => later?.uid),
    column(({ later }) => later?.isFeeAccepted === true),
    column(({ reminderDeadline }) => reminderDeadline),
  ])
  return new Set(stored.map(({ id }) => id))
}

const fence = { name: 'fence', text: "select pg_logical_emit_message(true, 'repeat', '')" }

/** Before an earlier answer is repeated: what was stored then must be as safe as if it were stored now, and only a write waits for the standby. */
export async function confirmStored(lane: Lane): Promise<void> {
  await lane.write(fence, [])
}
