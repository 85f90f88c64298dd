import { CompiledQuery, type Kysely } from 'kysely'
import type { LegalForm } from '../../rules.ts'
import type { ExtensionTables } from '../tables.ts'
import { locks, type Gauge, type Scope } from './budgets.ts'
import type { Told } from './miss-memory.ts'

const windowOf = (row: string): string =>
  `case split_part(${row}.scope, '-', 2) when 'hour' then interval '1 hour' when 'day' then interval '24 hours' else interval '365 days' end`

// Always in the same order, so that two of these never wait for each other, and always the same rows, whatever is known of a number.
// NOTE a number is locked until so long after the last miss that was looked at; tries while it is locked prolong nothing.
const countText = `
  with clock as (select platform.moment() as now)
  insert into extension.miss as m (canton, scope, subject, since, misses)
  select $1, g.scope, g.subject, clock.now, 1
  from unnest($2::text[], $3::text[]) as g (scope, subject), clock
  order by g.scope, g.subject
  on conflict (canton, scope, subject) do update set
    misses = case
      when m.since <= excluded.since - ${windowOf('m')} then 1
      when m.scope = 'pid-year' and exists (
        select from extension.miss d where d.canton = m.canton and d.scope = 'pid-day' and d.subject = m.subject
          and d.misses >= $4 and d.since > excluded.since - ${windowOf('d')}
      ) then m.misses
      else m.misses + 1
    end,
    since = case
      when m.since <= excluded.since - ${windowOf('m')}
        or m.scope = 'pid-day' and m.misses < $4
        or m.scope = 'pid-year' and m.misses < $5 then excluded.since
      else m.since
    end
  returning m.scope, m.subject, m.misses, extract(epoch from m.since)::float8 as since,
    extract(epoch from m.since + ${windowOf('m')} - (select now from clock))::float8 as seconds_left`

/** Counts one miss in each of them, and tells what that makes for all servers together. */
export async function countMiss(
  db: Kysely<ExtensionTables>,
  canton: string,
  gauges: readonly Gauge[],
): Promise<readonly { readonly gauge: Gauge; readonly told: Told }[]> {
  const values = [canton, gauges.map(({ scope }) => scope), gauges.map(({ subject }) => subject), locks.day.most, locks.year.most]
  const { rows } = await db.executeQuery<{ scope: Scope; subject: string; misses: number; since: number; seconds_left: number }>(
    CompiledQuery.raw(countText, values),
  )
  return rows.map(({ scope, subject, misses, since, seconds_left }) => ({
    gauge: { scope, subject },
    told: { misses, since, secondsLeft: seconds_left },
  }))
}

/** For the worker: forgets counts whose time is over, and with them the addresses. */
export async function forgetOldMisses(db: Kysely<ExtensionTables>): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(`delete from extension.miss m where m.since <= platform.moment() - ${windowOf('m')}`))
}

const unlockText = `
  with removed as (
    delete from extension.miss where canton = $1 and scope in ('pid-day', 'pid-year') and subject = $2 returning scope
  ), noted as (
    insert into extension.outbox (canton, action, at) select $1, 'unlocked', platform.moment() where exists (select from removed)
  )
  select count(*)::int as removed from removed`

/** Lets a number be tried again, for somebody who has shown elsewhere who they are. The note of it does not say for whom. */
export async function unlock(db: Kysely<ExtensionTables>, canton: string, form: LegalForm, pid: string): Promise<boolean> {
  const { rows } = await db.executeQuery<{ removed: number }>(CompiledQuery.raw(unlockText, [canton, `${form}:${pid}`]))
  return (rows[0]?.removed ?? 0) > 0
}
