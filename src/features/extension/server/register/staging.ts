import type { BulkSession } from '../../../../platform/bulk-session.ts'
import type { Chunk } from './chunk.ts'
import { columns } from './columns.ts'
import type { Entry } from './row.ts'

/** The columns of a part with the bit that says whether a row mentions them. */
export const columnsOf = (
  part: 'key' | 'person' | 'case',
): readonly { readonly name: string; readonly at: number; readonly bit: number }[] =>
  columns.flatMap((column, at) => (column.part === part ? [{ name: column.name, at, bit: 1 << at }] : []))

const tables = {
  person: { name: 'staged_person', columns: [...columnsOf('key'), ...columnsOf('person')] },
  case: { name: 'staged_case', columns: [...columnsOf('key'), ...columnsOf('case')] },
}

// A chunk is small beside the register: each of its rows is found by its key, and the register is never read from end to end.
// For the same reason staged rows name their canton: of a constant that is new to the register the planner believes that it has no rows.
const byKey = ['enable_hashjoin', 'enable_mergejoin', 'jit']

/** Temporary tables are written without log, and nothing of the file stays behind when the import is killed. */
export async function makeStagingTables({ query }: BulkSession): Promise<void> {
  for (const setting of byKey) await query(`set ${setting} = off`)
  await query(`create temp table staged_person on commit delete rows as
    select canton, legal_form, pid, name, first_name, birth_date, uid, case_pid, died_on, left_on, 0 as given from extension.person with no data`)
  await query(`create temp table staged_case on commit delete rows as
    select canton, legal_form, pid, period, deadline, base_deadline, state, reminder_level, reminder_deadline, taxpayer_group, special, is_blocked,
      extensions, 0 as given
    from extension.tax_case with no data`)
}

export async function stage(session: BulkSession, canton: string, { persons, cases }: Chunk): Promise<void> {
  for (const [table, entries] of [[tables.person, persons] as const, [tables.case, cases] as const]) {
    if (entries.size === 0) continue
    const names = table.columns.map(({ name }) => name).join(', ')
    let rows = ''
    for (const entry of entries.values()) rows += `${canton}\t${rowText(entry, table.columns)}`
    await session.copy(`copy ${table.name} (canton, ${names}, given) from stdin`, rows)
  }
}

function rowText({ values, given }: Entry, list: readonly { readonly at: number }[]): string {
  let text = ''
  for (const { at } of list) text += `${fieldText(values[at] ?? null)}\t`
  return `${text}${given}\n`
}

/** Tabs and line ends never pass the check of a row; a backslash may stand in a name. */
function fieldText(value: string | null): string {
  if (value === null) return '\\N'
  return value.includes('\\') ? value.replaceAll('\\', '\\\\') : value
}
