import { randomUUIDv7 } from 'node:crypto'
import { CompiledQuery, type Kysely } from 'kysely'
import type { ExtensionRequest } from '../contract.ts'
import { legalFormOf, type Decision } from './decide.ts'
import type { Repeat } from './repeat.ts'
import type { ExtensionTables } from './tables.ts'

type Stored = Exclude<Decision, { kind: 'invalid' }>

/** What makes a stored request provable. */
export type Proof = { readonly receivedAt: Date; readonly reference: string; readonly code: string; readonly repeat?: Repeat | undefined }

const insertText = `
  insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, old_deadline, new_deadline,
    message, reference, code, key_hash, fingerprint)
  select $1, $2::smallint, $3::uuid, $4::int, $5, $6::date, $7::timestamptz, $8, $9, $10::date, $11::date,
    $12, $13, $14, $15::bytea, $16::bytea`

const moveAndInsertText = `
  with moved as (
    update extension.tax_case set deadline = $11::date
    where canton = $1 and period = $2::smallint and pid = $4::int and legal_form = $5 and deadline = $10::date
    returning 1
  ) ${insertText} from moved`

/**
 * Stores a request with its decision and, if one was granted, moves the deadline: one statement, so both or neither.
 * Says `false`, and has stored nothing, when somebody else was faster: with the deadline, with the same key, or with the same reference.
 */
export async function storeRequest(
  db: Kysely<ExtensionTables>,
  canton: string,
  request: ExtensionRequest,
  decision: Stored,
  { receivedAt, reference, code, repeat }: Proof,
): Promise<boolean> {
  const old = decision.kind === 'decided' ? decision.oldDeadline : null
  const next = decision.kind === 'decided' ? decision.newDeadline : null
  const outcome = decision.kind === 'rejected' ? 'rejected' : old === next ? 'unchanged' : 'granted'
  const message = decision.kind === 'decided' ? decision.text : decision.message
  const { period, pid, wish } = request
  const asked = [canton, period, randomUUIDv7(), Number(pid), legalFormOf(request), wish, receivedAt]
  const proof = [message, reference, code, repeat?.keyHash ?? null, repeat?.fingerprint ?? null]
  const text = outcome === 'granted' ? moveAndInsertText : insertText
  try {
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...asked, outcome, decision.rule, old, next, ...proof]))
    return numAffectedRows === 1n
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
