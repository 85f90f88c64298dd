import type { Pool } from 'pg'

/** What may be behind an answer that must not tell. Each state has a series of numbers of its own, all of six digits. */
export type HiddenState = { readonly name: string; readonly series: number; readonly birth: string }

const rightDate = '1950-06-15'
const wrongDate = '1960-01-25'

export const hiddenStates: readonly HiddenState[] = [
  { name: 'number that nobody has', series: 100_000, birth: wrongDate },
  { name: 'wrong birth date', series: 200_000, birth: wrongDate },
  { name: 'number of a firm', series: 300_000, birth: wrongDate },
  { name: 'locked, right birth date', series: 400_000, birth: rightDate },
  { name: 'case of another period only', series: 500_000, birth: wrongDate },
  { name: 'blocked, wrong birth date', series: 600_000, birth: wrongDate },
]

/** A number locks itself at its fifth miss, so each is asked for that often at most. */
const triesPerNumber = 4

export function requestIn({ series, birth }: HiddenState, round: number, period: number): string {
  const SubjektId = String(series + Math.floor(round / triesPerNumber))
  return JSON.stringify({ Periode: period, Wunschfrist: `${period + 2}-11-30`, PersonSearchRequest: { SubjektId, Geburtsdatum: birth } })
}

/** Makes a register in which each state is true for as many numbers as so many rounds ask for. */
export async function fillRegister(pool: Pool, rounds: number, period: number): Promise<void> {
  await pool.query(
    `insert into extension.person (canton, legal_form, pid, name, first_name, birth_date)
     select 'musterland', form, series + n, 'Probe', case when form = 'natural-person' then 'Toni' else '' end,
       case when form = 'natural-person' then date '${rightDate}' end
     from (values (200000, 'natural-person'), (300000, 'legal-entity'), (400000, 'natural-person'), (500000, 'natural-person'),
       (600000, 'natural-person')) as s (series, form), generate_series(0, $1 - 1) n`,
    [Math.ceil(rounds / triesPerNumber)],
  )
  await pool.query(
    `insert into extension.tax_case (canton, legal_form, pid, period, deadline, taxpayer_group, is_blocked)
     select canton, legal_form, pid, $1 - (pid / 100000 = 5)::int, make_date($1 + 2, 3, 31),
       case legal_form when 'legal-entity' then 'legal-entity' else 'employed' end, pid / 100000 = 6
     from extension.person`,
    [period],
  )
  await pool.query(
    `insert into extension.miss (canton, scope, subject, since, misses)
     select canton, scope, legal_form || ':' || pid, platform.moment(), 5
     from extension.person, unnest(array['pid-day', 'pid-year']) scope where pid / 100000 = 4`,
  )
  await pool.query('vacuum analyze extension.person, extension.tax_case, extension.miss')
}
