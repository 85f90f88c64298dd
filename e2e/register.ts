import pg from 'pg'
import { inject } from 'vitest'

export type Registered = {
  readonly pid: string
  readonly name: string
  readonly firstName: string
  /** Day, month and year as somebody types them; empty for a firm. */
  readonly birth: readonly string[]
}
type LegalForm = 'natural-person' | 'legal-entity'

/** Somebody of the sample register who has not asked for anything yet, so that no test meets the traces of another. */
export async function somebody(legalForm: LegalForm): Promise<Registered> {
  const [found] = await ask<{ pid: number; name: string; first_name: string; birth_date: string | null }>(
    `select pid, name, first_name, birth_date::text from extension.person as person
     where legal_form = $1 and pid > 400000
       and not exists (select from extension.request where request.legal_form = person.legal_form and request.pid = person.pid)
     order by pid limit 1`,
    [legalForm],
  )
  if (!found) throw new Error('everybody in the sample register has asked already')
  const birth = found.birth_date?.split('-').map(Number).toReversed().map(String) ?? []
  return { pid: String(found.pid), name: found.name, firstName: found.first_name, birth }
}

/** What the database keeps of somebody's requests, in the order of their arrival. */
export async function storedRequests(legalForm: LegalForm, pid: string): Promise<readonly unknown[]> {
  return ask(
    `select period, wish::text, outcome, old_deadline::text, new_deadline::text, received_at
     from extension.request where legal_form = $1 and pid = $2 order by id`,
    [legalForm, pid],
  )
}

async function ask<Row extends pg.QueryResultRow>(text: string, values: readonly string[]): Promise<readonly Row[]> {
  const client = new pg.Client(inject('databaseUrl'))
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
