import { sql, type Kysely } from 'kysely'

type Counted = { readonly step: string; readonly language: string; readonly device: string; readonly count: number }

/** Adds to the day by the legal clock; always in the same order, so that two servers wait for each other and do not lock each other out. */
export async function addSteps<Tables>(db: Kysely<Tables>, canton: string, steps: readonly Counted[]): Promise<void> {
  const column = (name: keyof Counted) => steps.map((each) => each[name])
  await sql`
    insert into extension.form_step as f (canton, step, language, device, day, count)
    select ${canton}, step, language, device, (platform.moment() at time zone 'Europe/Zurich')::date, count
    from unnest(${column('step')}::text[], ${column('language')}::text[], ${column('device')}::text[], ${column('count')}::bigint[])
      as s (step, language, device, count) order by step, language, device
    on conflict (canton, day, step, language, device) do update set count = f.count + excluded.count`.execute(db)
}

/** The sums of the last days, today among them. */
export async function readSteps<Tables>(db: Kysely<Tables>, canton: string, days: number): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select step, language, device, sum(count)::int as count from extension.form_step
    where canton = ${canton} and day > (platform.moment() at time zone 'Europe/Zurich')::date - ${days}::integer
    group by step, language, device order by step, language, device`.execute(db)
  return rows
}
