import { randomUUIDv7 } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ExtensionRequest } from '../contract.ts'
import { legalFormOf, type Decision } from './decide.ts'
import type { ExtensionTables } from './tables.ts'

type Stored = Exclude<Decision, { kind: 'invalid' }>

/**
 * Stores a request with its decision and, if one was granted, moves the deadline: one statement, so both or neither.
 * Says `false`, and has stored nothing, when somebody else moved the deadline since the facts were read.
 */
export async function storeRequest(
  db: Kysely<ExtensionTables>,
  canton: string,
  request: ExtensionRequest,
  decision: Stored,
  receivedAt: Date,
): Promise<boolean> {
  const form = legalFormOf(request)
  const pid = Number(request.pid)
  const old = decision.kind === 'decided' ? decision.oldDeadline : null
  const next = decision.kind === 'decided' ? decision.newDeadline : null
  const outcome = decision.kind === 'rejected' ? 'rejected' : old === next ? 'unchanged' : 'granted'
  const values = sql`${canton}, ${request.period}::smallint, ${randomUUIDv7()}::uuid, ${pid}::int, ${form}, ${request.wish}::date,
    ${receivedAt}::timestamptz, ${outcome}, ${decision.rule}, ${old}::date, ${next}::date`
  const columns = sql`canton, period, id, pid, legal_form, wish, received_at, outcome, rule, old_deadline, new_deadline`
  const result = await (
    outcome === 'granted'
      ? sql`
        with moved as (
          update extension.tax_case set deadline = ${next}::date
          where canton = ${canton} and legal_form = ${form} and pid = ${pid} and period = ${request.period} and deadline = ${old}::date
          returning 1
        )
        insert into extension.request (${columns}) select ${values} from moved`
      : sql`insert into extension.request (${columns}) select ${values}`
  ).execute(db)
  return result.numAffectedRows === 1n
}
