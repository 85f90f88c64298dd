import { CompiledQuery, type Kysely } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { Receipt } from '../receipt.ts'
import { periodOf } from '../reference.ts'
import type { LegalForm } from '../rules.ts'
import type { ExtensionTables } from './tables.ts'

/** A stored request as it was answered: decided it is a receipt, otherwise a refusal. */
export type Stored =
  | ({ readonly kind: 'decided' } & Receipt)
  | ({ readonly kind: 'rejected' } & Pick<Receipt, 'reference' | 'period' | 'pid' | 'legalForm' | 'wish' | 'text'>)

type Row = {
  period: number
  pid: number
  legal_form: LegalForm
  wish: PlainDate
  received_at: Date
  old_deadline: PlainDate | null
  new_deadline: PlainDate | null
  message: string
  reference: string
  code: string
  fingerprint: Buffer | null
  name: string | null
  first_name: string | null
}

const selectText = `
  select r.period, r.pid, r.legal_form, r.wish, r.received_at, r.old_deadline, r.new_deadline, r.message, r.reference, r.code, r.fingerprint,
    p.name, p.first_name
  from extension.request r
  left join extension.person p on p.canton = r.canton and p.legal_form = r.legal_form and p.pid = r.pid`

const byReferenceText = `${selectText} where r.canton = $1 and r.period = $2::smallint and r.reference = $3`
const byKeyText = `${selectText} where r.canton = $1 and r.key_hash = $2::bytea`

export async function findByReference(db: Kysely<ExtensionTables>, canton: string, reference: string): Promise<Stored | undefined> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(byReferenceText, [canton, periodOf(reference), reference]))
  return rows[0] && storedFrom(rows[0])
}

/** What was answered when this key came before, and what it came with. */
export async function findByKey(
  db: Kysely<ExtensionTables>,
  canton: string,
  keyHash: Buffer,
): Promise<{ readonly stored: Stored; readonly fingerprint: Buffer } | undefined> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(byKeyText, [canton, keyHash]))
  const [row] = rows
  return row?.fingerprint ? { stored: storedFrom(row), fingerprint: row.fingerprint } : undefined
}

function storedFrom(row: Row): Stored {
  const { period, reference, code, wish, message: text, legal_form: legalForm, old_deadline: oldDeadline, new_deadline: newDeadline } = row
  const asked = { reference, period, pid: String(row.pid), legalForm, wish, text }
  if (oldDeadline === null || newDeadline === null) return { kind: 'rejected', ...asked }
  const person = { name: row.name ?? '', firstName: row.first_name ?? '' }
  return { kind: 'decided', ...asked, code, oldDeadline, newDeadline, receivedAt: row.received_at.toISOString(), ...person }
}
