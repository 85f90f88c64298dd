import type { Client } from 'pg'
import { dayAt } from '../../src/kit/plain-date.ts'

/** The body of the request that a person of the made-up register sends, by its place in it. */
export type RequestBody = {
  readonly Periode: number
  readonly Wunschfrist: string
  readonly PersonSearchRequest: { readonly SubjektId: string; readonly Geburtsdatum: string }
}

const firstPid = 100_000
export const mostPersons = 899_999

// The running year: its deadline lies in the next one, so there is always something to grant.
const period = Number(dayAt(new Date(), 'Europe/Zurich').slice(0, 4))

export async function fillRegister(client: Client, canton: string, persons: number): Promise<void> {
  const series = `generate_series(0, $2::int - 1) as n`
  await client.query(
    `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date)
     select $1, 'natural-person', ${firstPid} + n, 'Probe', 'Person ' || n, date '1950-01-01' + n % 18000 from ${series}`,
    [canton, persons],
  )
  await client.query(
    `insert into extension.tax_case (canton, legal_form, pid, period, deadline)
     select $1, 'natural-person', ${firstPid} + n, $3::int, make_date($3::int + 1, 3, 31) from ${series}`,
    [canton, persons, period],
  )
}

/** One in ten asks for less than there is already: stored like the others, but nothing for the core system to hear of. */
export function requestOf(place: number): RequestBody {
  const birth = new Date(Date.UTC(1950, 0, 1 + (place % 18_000))).toISOString().slice(0, 10)
  const wish = place % 10 === 9 ? `${period + 1}-02-15` : `${period + 1}-09-30`
  return { Periode: period, Wunschfrist: wish, PersonSearchRequest: { SubjektId: String(firstPid + place), Geburtsdatum: birth } }
}

/** The same person and period with another wish. */
export function changedRequest(request: RequestBody): RequestBody {
  return { ...request, Wunschfrist: `${period + 1}-10-31` }
}
