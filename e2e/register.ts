import pg from 'pg'
import { sharedProduct } from './test.ts'

export type Registered = {
  readonly pid: string
  readonly name: string
  readonly firstName: string
  /** Day, month and year as somebody types them; empty for a firm. */
  readonly birth: string
  /** As the register writes it; empty for a person. */
  readonly uid: string
}
type LegalForm = 'natural-person' | 'legal-entity'

/** Somebody of the sample register whom no other test is given, so that none meets the traces of another. */
export async function somebody(legalForm: LegalForm): Promise<Registered> {
  const [found] = await ask<{ pid: number; name: string; first_name: string; birth_date: string | null; uid: string | null }>(
    `select pid, name, first_name, birth_date::text, uid from extension.person as person
     where canton = 'musterland' and legal_form = $1 and pid > 400000
     order by pid offset (select nextval('public.given_out')) limit 1`,
    [legalForm],
  )
  if (!found) throw new Error('everybody in the sample register has been given out already')
  const birth = found.birth_date?.split('-').toReversed().join('.') ?? ''
  return { pid: String(found.pid), name: found.name, firstName: found.first_name, birth, uid: found.uid ?? '' }
}

/** Somebody whose deadline for 2025 was yesterday. */
export async function letDeadlinePass({ pid }: Pick<Registered, 'pid'>): Promise<void> {
  await ask(
    `update extension.tax_case set deadline = '2026-03-09' where legal_form = 'natural-person' and pid = $1 and period = 2025 returning pid`,
    [pid],
  )
}

/** What the database keeps of somebody's requests, in the order of their arrival. */
export async function storedRequests(legalForm: LegalForm, pid: string): Promise<readonly unknown[]> {
  return ask(
    `select period, wish::text, outcome, old_deadline::text, new_deadline::text, received_at
     from extension.request where legal_form = $1 and pid = $2 order by id`,
    [legalForm, pid],
  )
}

/** The references of somebody's requests, in the order of their arrival. */
export async function storedReferences(legalForm: LegalForm, pid: string): Promise<readonly string[]> {
  const rows = await ask<{ reference: string }>(`select reference from extension.request where legal_form = $1 and pid = $2 order by id`, [
    legalForm,
    pid,
  ])
  return rows.map(({ reference }) => reference)
}

async function ask<Row extends pg.QueryResultRow>(text: string, values: readonly string[]): Promise<readonly Row[]> {
  const client = new pg.Client(sharedProduct().databaseUrl)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
