import { sql, type RawBuilder, type Transaction } from 'kysely'
import { publishTo } from '../../../platform/live.ts'
import type { NoTables } from '../../../platform/sample.ts'
import type { Start } from '../contract.ts'

type Tx = Transaction<NoTables>

/** Whether the account has taken a first step, by the id of the app that offers it: a condition over its own rows, samples aside. */
export type FirstSteps = Readonly<Record<string, RawBuilder<boolean>>>

export async function readFirstDay(tx: Tx, steps: FirstSteps): Promise<Start> {
  const { rows } = await sql<{ samples: Start['samples']; hidesSteps: boolean }>`
    select case
        when s.cleared_at > platform.moment() - interval '1 day' then 'restorable'
        when s.workspace_id is not null and s.cleared_at is null and s.kept_at is null and not coalesce(p.hides_samples, false) then 'shown'
        else 'none' end as samples,
      coalesce(p.hides_steps, false) as "hidesSteps"
    from (select platform.workspace() as id) as w left join platform.sample_state as s on s.workspace_id = w.id
      left join home.preference as p on p.workspace_id = w.id`.execute(tx)
  const { samples = 'none', hidesSteps = false } = rows[0] ?? {}
  return { samples, steps: hidesSteps ? [] : await readSteps(tx, steps) }
}

async function readSteps(tx: Tx, steps: FirstSteps): Promise<Start['steps']> {
  const all = Object.entries(steps).map(([app, isDone]) => sql`select ${app}::text as app, (${isDone}) as "isDone"`)
  if (all.length === 0) return []
  const { rows } = await sql<Start['steps'][number]>`${sql.join(all, sql` union all `)}`.execute(tx)
  return rows
}

export async function storeHidden(tx: Tx, accountId: string, { part, isOn }: { part: 'samples' | 'steps'; isOn: boolean }): Promise<void> {
  const column = sql.ref(part === 'samples' ? 'hides_samples' : 'hides_steps')
  await sql`
    insert into home.preference (workspace_id, account_id, ${column}) values (platform.workspace(), platform.account(), ${isOn})
    on conflict (workspace_id, account_id) do update set ${column} = excluded.${column}`.execute(tx)
  await publishTo(tx, 'home', accountId)
}

/** Contacts and guests of boards. */
export async function readSamplePeople(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from platform.sample_row where source in ('contacts.contact', 'scrumboard.guest') and id is not null`.execute(tx)
  return rows.map(({ id }) => id)
}
