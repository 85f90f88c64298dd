import type { BulkSession } from '../../../../platform/bulk-session.ts'
import { columnsOf } from './staging.ts'

/** The tables themselves, or temporary copies of the rows in question for a run that only looks. */
export type Target = 'extension' | 'pg_temp'

export type MergeCounts = { readonly added: number; readonly changed: number; readonly same: number }

export async function makeCopies({ query }: BulkSession): Promise<void> {
  for (const table of ['person', 'tax_case', 'import_run', 'import_fault'])
    await query(`create temp table ${table} (like extension.${table} including defaults including identity including indexes)`)
}

/** Fetches the rows that the staged ones will meet. */
export async function fillCopies({ query }: BulkSession): Promise<void> {
  await query(
    `insert into pg_temp.person select t.* from extension.person t
     where (t.canton, t.legal_form, t.pid) in
       (select canton, legal_form, pid from staged_person union select canton, legal_form, pid from staged_case)
     on conflict do nothing`,
  )
  await query(
    `insert into pg_temp.tax_case select t.* from extension.tax_case t
     where (t.canton, t.legal_form, t.pid, t.period) in (select canton, legal_form, pid, period from staged_case)
     on conflict do nothing`,
  )
}

export async function mergePersons(session: BulkSession, target: Target): Promise<MergeCounts> {
  return merge(session, {
    table: `${target}.person`,
    staged: 'staged_person',
    key: ['canton', 'legal_form', 'pid'],
    values: columnsOf('person').map(({ name, bit }) => ({ name, merged: toldOrKept(name, bit) })),
  })
}

/** Takes the staged cases whose person nobody knows away, and names them. */
export async function dropOrphans({ query }: BulkSession, target: Target): Promise<readonly string[]> {
  const rows = await query<{ key: string }>(
    `delete from staged_case s
     where not exists (select from ${target}.person t where t.canton = s.canton and t.legal_form = s.legal_form and t.pid = s.pid)
     returning s.legal_form || ' ' || s.pid || ' ' || s.period as key`,
  )
  return rows.map(({ key }) => key)
}

export async function mergeCases(session: BulkSession, target: Target): Promise<MergeCounts> {
  return merge(session, {
    table: `${target}.tax_case`,
    staged: 'staged_case',
    key: ['canton', 'legal_form', 'pid', 'period'],
    values: columnsOf('case')
      .filter(({ name }) => name !== 'period')
      .map(({ name, bit }) => ({ name, merged: neverLower.has(name) ? `greatest(t.${name}, s.${name})` : toldOrKept(name, bit) })),
  })
}

/** What the office or this service has given somebody, an import does not take away. */
const neverLower = new Set(['deadline', 'extensions'])

function toldOrKept(name: string, bit: number): string {
  return `case when s.given & ${bit} <> 0 then s.${name} else t.${name} end`
}

type Merge = {
  readonly table: string
  readonly staged: string
  readonly key: readonly string[]
  readonly values: readonly { readonly name: string; readonly merged: string }[]
}

/**
 * Adds rows that are new and touches only those that differ, so that nobody waits for a row that stays as it is.
 * What is merged is read again by the update itself: a deadline granted in this very moment is not lost.
 */
async function merge({ query }: BulkSession, { table, staged, key, values }: Merge): Promise<MergeCounts> {
  const isSameRow = key.map((name) => `t.${name} = s.${name}`).join(' and ')
  const [names, merged] = [values.map(({ name }) => name), values.map((value) => value.merged)]
  const all = [...key, ...names]
  const [counts] = await query<{ total: number; added: number; changed: number }>(
    `with compared as materialized (
       select s.*, t.canton is null as is_new, (${merged.join(', ')}) is distinct from (${names.map((name) => `t.${name}`).join(', ')}) as differs
       from ${staged} s left join ${table} t on ${isSameRow}
     ), changed as (
       update ${table} t set (${names.join(', ')}) = row (${merged.join(', ')}) from compared s
       where ${isSameRow} and s.differs and not s.is_new
       returning 1
     ), added as (
       insert into ${table} (${all.join(', ')}) select ${all.join(', ')} from compared where is_new
       returning 1
     )
     select (select count(*)::int from compared) as total, (select count(*)::int from added) as added,
       (select count(*)::int from changed) as changed`,
  )
  if (!counts) throw new Error('the database told no counts')
  return { added: counts.added, changed: counts.changed, same: counts.total - counts.added - counts.changed }
}
