import { sql, type Transaction } from 'kysely'
import { csvOf } from '../../../../kit/csv.ts'
import { Problem } from '../../../../kit/problem.ts'
import { exportLimits, type Hit } from '../../find-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'
import { findPart, refuseEverything, type Part, type Question } from './search.ts'

type Needs = Parameters<typeof findPart>[1]

/** Every row of a question up to the limit. A question that asks for everything is none. */
export async function collect(tx: Transaction<NoTables>, needs: Needs, question: Omit<Question, 'after'>): Promise<readonly Hit[]> {
  refuseEverything(question)
  await refuseBeyondDay(tx, needs.canton)
  const hits: Hit[] = []
  let after: readonly string[] | undefined
  // A walk through a frequent name may bring empty parts; it ends too.
  for (let parts = 0; parts < 100 && hits.length < exportLimits.rows; parts += 1) {
    const part: Part = await findPart(tx, needs, { ...question, ...(after ? { after: [...after] } : {}) })
    hits.push(...part.hits)
    after = part.next
    if (!after) break
  }
  return hits.slice(0, exportLimits.rows)
}

async function refuseBeyondDay(tx: Transaction<NoTables>, canton: string): Promise<void> {
  // Two exports at once are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('desk.export ' || desk.acting(), 0))`.execute(tx)
  const { rows } = await sql<{ made: number }>`select desk.exports_today(${canton}) as made`.execute(tx)
  if ((rows[0]?.made ?? 0) >= exportLimits.perDay) throw new Problem('too-many', `No more than ${exportLimits.perDay} exports a day.`)
}

const heads = {
  de: {
    case: ['Rechtsform', 'PID', 'Name', 'Vorname', 'Periode', 'Frist', 'Stand', 'Erstreckungen'],
    request: ['Rechtsform', 'PID', 'Name', 'Vorname', 'Periode', 'Referenz', 'Eingang', 'Ergebnis', 'Regel', 'Neue Frist'],
  },
  en: {
    case: ['Legal form', 'PID', 'Name', 'First name', 'Period', 'Deadline', 'State', 'Extensions'],
    request: ['Legal form', 'PID', 'Name', 'First name', 'Period', 'Reference', 'Received', 'Outcome', 'Rule', 'New deadline'],
  },
} as const

export function tableOf(hits: readonly Hit[], kind: 'cases' | 'requests', language: 'de' | 'en'): string {
  return csvOf([heads[language][kind === 'cases' ? 'case' : 'request'], ...hits.map(lineOf)])
}

function lineOf(hit: Hit): readonly (string | number | undefined)[] {
  const { legalForm, pid, name, firstName, period } = hit
  const person = [legalForm, Number(pid), name, firstName, period]
  if (hit.kind === 'case') return [...person, hit.deadline, hit.state, hit.extensions]
  return [...person, hit.reference, hit.receivedAt, hit.outcome, hit.rule, hit.newDeadline ?? undefined]
}
