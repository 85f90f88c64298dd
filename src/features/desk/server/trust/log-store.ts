import { sql, type Transaction } from 'kysely'
import type { Officer } from '../../../../platform/access.ts'
import { allOf } from '../../../../platform/keyset.ts'
import { storable } from '../../../../platform/storable-text.ts'
import type { LookReason } from '../../find-contract.ts'
import type { Alarm, Look, LogFilters, Statement } from '../../trust-contract.ts'
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

/** Every look that showed values of this one person or firm, the earliest first; what else was asked for is nobody else's business. */
export async function readStatementOf(tx: Transaction<NoTables>, canton: string, subject: string): Promise<Statement> {
  const { rows } = await sql<Pick<Row, 'id' | 'at' | 'officer_name' | 'action' | 'reason'>>`
    select id::text as id, at, officer_name, action, reason from desk.look
    where canton = ${canton} and subjects @> ${[subject]}::text[] and action <> 'log' order by look.id`.execute(tx)
  const { rows: clock } = await sql<{ at: Date }>`select platform.moment() as at`.execute(tx)
  return {
    looks: rows.map(({ id, at, officer_name: officer, action, reason }) => ({ id, at: at.toISOString(), officer, action, reason })),
    at: (clock[0]?.at ?? new Date()).toISOString(),
  }
}

type AlarmRow = Row & { signals: Alarm['signals']; is_own: boolean; count: number }

/** What the audit has not reviewed yet, the latest first. */
export async function readOpenAlarms(
  tx: Transaction<NoTables>,
  canton: string,
): Promise<{ readonly alarms: readonly Alarm[]; readonly count: number }> {
  const { rows } = await sql<AlarmRow>`
    select l.id::text as id, l.at, l.officer_name, l.action, l.reason, l.note, l.question, l.subjects, a.signals,
      l.officer = desk.acting() as is_own, count(*) over ()::int as count
    from desk.alarm a join desk.look l on l.id = a.look_id
    where a.canton = ${canton} and a.reviewed_at is null order by a.at desc, a.look_id desc limit ${pageSize}`.execute(tx)
  return { alarms: rows.map((row) => ({ ...lookFrom(row), signals: row.signals, isOwn: row.is_own })), count: rows[0]?.count ?? 0 }
}

/** The database too lets nobody review what they looked at themselves. */
export async function review(
  tx: Transaction<NoTables>,
  canton: string,
  officer: Officer,
  id: string,
  remark: string,
): Promise<'done' | 'own' | 'late'> {
  const { rows } = await sql<{ own: boolean }>`
    select officer = ${officer.id} as own from desk.look where id = ${id}::bigint and canton = ${canton}`.execute(tx)
  if (rows[0]?.own === true) return 'own'
  const { numAffectedRows } = await sql`
    update desk.alarm set reviewed_at = platform.moment(), reviewed_by = ${officer.id}, reviewed_by_name = ${officer.name},
      remark = ${storable(remark)}
    where look_id = ${id}::bigint and canton = ${canton} and reviewed_at is null`.execute(tx)
  return numAffectedRows === 1n ? 'done' : 'late'
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
