import { columns, type ColumnName } from './columns.ts'
import type { Checked, Fault } from './row.ts'

type Told = (column: ColumnName) => string | null

const places = Object.fromEntries(columns.map(({ name }, at) => [name, at])) as Record<ColumnName, number> // every column has its name

/** What is wrong with a row whose single values can all be read. */
export function misfits({ values, holdsPerson, holdsCase }: Checked): readonly Fault[] {
  const told = (column: ColumnName): string | null => values[places[column]] ?? null
  const needed: readonly ColumnName[] = [
    'legal_form',
    'pid',
    ...(holdsPerson ? (['name'] as const) : []),
    ...(holdsCase ? (['period', 'deadline'] as const) : []),
  ]
  const missing = needed.filter((column) => told(column) === null).map((column) => ({ column, reason: 'is missing' }))
  if (missing.length > 0) return missing
  if (!holdsPerson && !holdsCase) return [{ column: '', reason: 'holds neither a person nor a case' }]
  return [...(holdsPerson ? personMisfits(told) : []), ...(holdsCase ? caseMisfits(told) : [])]
}

function* personMisfits(told: Told): Generator<Fault> {
  const [birth, death, uid] = [told('birth_date'), told('died_on'), told('uid')]
  const isNatural = told('legal_form') === 'natural-person'
  if (isNatural && birth === null) yield { column: 'birth_date', reason: 'is missing' }
  if (!isNatural && birth !== null) yield { column: 'birth_date', reason: 'is not for legal entities' }
  if (isNatural && uid !== null) yield { column: 'uid', reason: 'is not for natural persons' }
  if (birth !== null && death !== null && death < birth) yield { column: 'died_on', reason: 'is before the birth date' }
}

/** How many years after its period a deadline is still believed. An import never shortens one, so a slip of the pen would stay. */
const mostYears = 3

function* caseMisfits(told: Told): Generator<Fault> {
  for (const column of ['deadline', 'base_deadline'] as const) {
    const date = told(column)
    const years = Number(date?.slice(0, 4)) - Number(told('period'))
    if (date !== null && (years < 0 || years > mostYears)) yield { column, reason: 'does not belong to the period' }
  }
  const group = told('taxpayer_group')
  const isFit = group === 'limited' || (group === 'legal-entity') === (told('legal_form') === 'legal-entity')
  if (!isFit) yield { column: 'taxpayer_group', reason: 'does not belong to the legal form' }
}
