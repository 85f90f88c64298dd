import { CompiledQuery, type Kysely } from 'kysely'
import type { ExtensionTables } from '../tables.ts'

const reportText = `
  select count(*)::int as waiting, count(*) filter (where p.attempts >= 10)::int as often_tried,
    to_char(min(r.received_at) at time zone 'Europe/Zurich', 'DD.MM.YYYY HH24:MI') as oldest,
    to_char(min(p.due_at) at time zone 'Europe/Zurich', 'DD.MM.YYYY HH24:MI') as next_try
  from extension.pending p join extension.request r on r.canton = p.canton and r.period = p.period and r.id = p.request_id
  where p.canton = $1 and not p.is_entered`

/** For the operator: how much waits for its decision, and how long already. */
export async function pendingReport(db: Kysely<ExtensionTables>, canton: string): Promise<string> {
  const { rows } = await db.executeQuery<{ waiting: number; often_tried: number; oldest: string | null; next_try: string | null }>(
    CompiledQuery.raw(reportText, [canton]),
  )
  const [row] = rows
  if (!row || row.waiting === 0) return 'No request waits for its decision.'
  return [
    `Waiting for a decision: ${row.waiting}, of which tried ten times or more: ${row.often_tried}.`,
    `The oldest was received on ${row.oldest}; the next try is due on ${row.next_try}.`,
  ].join('\n')
}
