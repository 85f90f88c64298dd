import { columns, positionOf } from './columns.ts'
import { misfits } from './row-misfits.ts'
import type { Checked, Fault, ImportKind, RawRow } from './row.ts'

/** The row as the tables want it, or everything that is wrong with it. */
export function checkRow(raw: RawRow, kind: ImportKind): Checked | readonly Fault[] {
  const faults: Fault[] = []
  const values: (string | null)[] = []
  const holds = { key: false, person: false, case: false }
  let given = 0
  for (const [at, column] of columns.entries()) {
    const text = isAskedFor(column.part, kind) ? raw[at]?.trim() : undefined
    const isEmpty = text === undefined || text === ''
    const value = isEmpty ? ('empty' in column ? column.empty : null) : column.read(text)
    if (value === undefined) faults.push({ column: column.name, reason: `is not ${column.expects}` })
    if (text !== undefined) given |= 1 << at
    if (!isEmpty) holds[column.part] = true
    values.push(value ?? null)
  }
  if (faults.length > 0) return faults
  if (values[group] === '') values[group] = values[legalForm] === 'legal-entity' ? 'legal-entity' : 'employed'
  const checked = { values, given, holdsPerson: holds.person, holdsCase: holds.case }
  const misfit = misfits(checked)
  return misfit.length > 0 ? misfit : checked
}

const [legalForm, group] = [positionOf('legal_form'), positionOf('taxpayer_group')]

function isAskedFor(part: (typeof columns)[number]['part'], kind: ImportKind): boolean {
  return part === 'key' || kind === 'auto' || kind === `${part}s`
}
