import { CompiledQuery, type Kysely } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { Answer } from '../contract.ts'
import type { PendingReceipt, Receipt } from '../receipt.ts'
import { periodOf } from '../reference.ts'
import type { LegalForm } from '../rules.ts'
import type { ExtensionTables } from './tables.ts'

/** A stored request as it is answered now: with a receipt, or refused. */
export type Stored = Receipt | ({ readonly kind: 'rejected' } & Omit<PendingReceipt, 'kind'>)

type Row = {
  period: number
  pid: number
  legal_form: LegalForm
  wish: PlainDate
  received_at: Date
  is_pending: boolean
  old_deadline: PlainDate | null
  new_deadline: PlainDate | null
  reminder_deadline: PlainDate | null
  is_joint: boolean | null
  message: string
  reference: string
  code: string
  rule: string
  configuration: string | null
  name: string | null
  first_name: string | null
}

// Names that another system told stay as they were told; the others are those of the register.
// Where the office corrected or withdrew a decision, the old reference tells what holds since.
const byReferenceText = `
  select r.period, r.pid, r.legal_form, r.wish, r.received_at, r.outcome = 'pending' as is_pending, r.old_deadline,
    coalesce(l.new_deadline, r.new_deadline) as new_deadline, coalesce(l.message, r.message) as message, r.reference, r.code,
    coalesce(l.rule, r.rule) as rule, coalesce(l.configuration, r.configuration) as configuration,
    case when l.rule is null then r.reminder_deadline end as reminder_deadline,
    p.case_pid <> p.pid or exists (
      select from extension.person q where q.canton = p.canton and q.legal_form = p.legal_form and q.case_pid = p.pid and q.pid <> p.pid
    ) as is_joint,
    coalesce(r.told_name, p.name) as name, case when r.told_name is null then p.first_name else r.told_first_name end as first_name
  from extension.request r
  left join extension.person p on p.canton = r.canton and p.legal_form = r.legal_form and p.pid = r.pid
  left join lateral (
    select q.new_deadline, q.message, q.rule, q.configuration from extension.superseded s
    join extension.request q on q.canton = s.canton and q.period = s.period and q.id = s.by_id
    where s.canton = r.canton and s.period = r.period and s.request_id = r.id order by s.number desc limit 1
  ) l on true
  where r.canton = $1 and r.period = $2::smallint and r.reference = $3`

export async function findByReference(db: Kysely<ExtensionTables>, canton: string, reference: string): Promise<Stored | undefined> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(byReferenceText, [canton, periodOf(reference), reference]))
  return rows[0] && storedFrom(rows[0])
}

function storedFrom(row: Row): Stored {
  const {
    period,
    reference,
    code,
    wish,
    message: text,
    legal_form: legalForm,
    rule,
    old_deadline: oldDeadline,
    new_deadline: newDeadline,
  } = row
  const asked = { reference, period, pid: String(row.pid), legalForm, wish, text, rule }
  const proof = { code, receivedAt: row.received_at.toISOString() }
  if (row.is_pending) return { kind: 'pending', ...asked, ...proof }
  const named = { name: row.name ?? '', firstName: row.first_name ?? '', configuration: row.configuration ?? '' }
  if (oldDeadline === null || newDeadline === null) {
    return rule === 'C1' ? { kind: 'not-required', ...asked, ...proof, ...named } : { kind: 'rejected', ...asked, ...proof }
  }
  const reminder = row.reminder_deadline === null ? {} : { reminderDeadline: row.reminder_deadline }
  return { kind: 'decided', ...asked, ...proof, ...named, oldDeadline, newDeadline, ...reminder, ...(row.is_joint && { isJoint: true }) }
}

/** The answer as it was given, or as it stands since a later decision. */
export function storedAnswer(stored: Stored): Answer {
  const { text, reference, rule } = stored
  if (stored.kind === 'rejected') return { kind: 'rejected', message: text, reference, rule }
  const { receivedAt, code } = stored
  if (stored.kind === 'pending') return { kind: 'pending', text, receivedAt, reference, code, rule }
  const { name, firstName, configuration } = stored
  const named = { text, receivedAt, name, firstName, reference, code, rule, configuration }
  if (stored.kind === 'not-required') return { kind: 'not-required', ...named }
  const { oldDeadline, newDeadline, reminderDeadline, isJoint } = stored
  return { kind: 'decided', ...named, oldDeadline, newDeadline, ...(reminderDeadline && { reminderDeadline }), ...(isJoint && { isJoint }) }
}
