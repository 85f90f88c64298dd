import { CompiledQuery, type Kysely } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { legalFormOf, type Facts } from './decide.ts'
import type { ExtensionTables } from './tables.ts'

type Row = {
  received_at: Date
  name: string | null
  first_name: string
  birth_date: PlainDate | null
  uid: string | null
  deadline: PlainDate | null
}

const factsText = `
  select clock.received_at, p.name, p.first_name, p.birth_date, p.uid, c.deadline
  from (select platform.moment() as received_at) clock
  left join extension.person p on p.canton = $1 and p.legal_form = $2 and p.pid = $3
  left join extension.tax_case c on c.canton = p.canton and c.legal_form = p.legal_form and c.pid = p.pid and c.period = $4`

/** Reads what the register knows, and the legal clock with it. One row comes back even for a number nobody has. */
export async function readFacts(db: Kysely<ExtensionTables>, canton: string, request: ExtensionRequest): Promise<Facts> {
  const values = [canton, legalFormOf(request), Number(request.pid), request.period]
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(factsText, values))
  const [row] = rows
  if (!row) throw new Error('the database told no time')
  if (row.name === null) return { receivedAt: row.received_at }
  const person = {
    name: row.name,
    firstName: row.first_name,
    ...(row.birth_date === null ? {} : { birthDate: row.birth_date }),
    ...(row.uid === null ? {} : { uid: row.uid }),
  }
  return { receivedAt: row.received_at, person, ...(row.deadline === null ? {} : { deadline: row.deadline }) }
}
