import { sql, type Transaction } from 'kysely'
import { allOf } from '../../../../platform/keyset.ts'
import { storable } from '../../../../platform/storable-text.ts'
import type { LookReason } from '../../find-contract.ts'
import type { Look, LogFilters } from '../../trust-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'

const pageSize = 50

type Row = {
  id: string
  at: Date
  officer_name: string
  action: Look['action']
  reason: LookReason
  note: string
  question: Record<string, unknown>
  subjects: string[]
}

/** The latest first, after the one with this number. */
export async function readLooks(
  tx: Transaction<NoTables>,
  canton: string,
  filters: LogFilters,
  after: string | undefined,
): Promise<{ readonly looks: readonly Look[]; readonly next?: string }> {
  const { rows } = await sql<Row>`
    select id::text as id, at, officer_name, action, reason, note, question, subjects from desk.look
    where canton = ${canton} and ${conditionsOf(filters)} and ${after === undefined ? sql`true` : sql`id < ${after}::bigint`}
    order by look.id desc limit ${pageSize + 1}`.execute(tx)
  const part = rows.slice(0, pageSize)
  const last = part.at(-1)
  return { looks: part.map(lookFrom), ...(rows.length > pageSize && last ? { next: last.id } : {}) }
}

function conditionsOf({ action, reason, officer, pid, from, until }: LogFilters) {
  return allOf([
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...(officer === undefined || officer === ''
      ? []
      : [sql`strpos(extension.folded(officer_name), extension.folded(${storable(officer)})) > 0`]),
    ...(pid === undefined ? [] : [sql`subjects && ${[`natural-person ${pid}`, `legal-entity ${pid}`]}::text[]`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::timestamp at time zone 'Europe/Zurich'`]),
    ...(until === undefined ? [] : [sql`at < (${until}::timestamp + interval '1 day') at time zone 'Europe/Zurich'`]),
  ])
}

function lookFrom({ id, at, officer_name: officer, action, reason, note, question, subjects }: Row): Look {
  return {
    id,
    at: at.toISOString(),
    officer,
    action,
    reason,
    note,
    question: Object.entries(question).map(([name, value]) => ({ name, value: String(value) })),
    subjects: subjects.map((subject) => {
      const [form, pid = ''] = subject.split(' ')
      return { legalForm: form === 'legal-entity' ? 'legal-entity' : 'natural-person', pid }
    }),
  }
}
