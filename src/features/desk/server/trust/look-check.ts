import { sql, type Kysely } from 'kysely'
import type { DeskTables } from '../tables.ts'

export type LookVerdict =
  | { readonly kind: 'whole'; readonly looks: number; readonly waiting: number }
  | { readonly kind: 'broken'; readonly fault: string }

const pageSize = 2000

type Row = { id: string; state: 'sound' | 'waiting' | 'unsealed' | 'changed' }

/** Compares every look with what was sealed of it, and every seal of a look with the looks that are there, but for those removed after their time. */
export async function verifyLooks(db: Kysely<DeskTables>, canton: string): Promise<LookVerdict> {
  let [after, looks, waiting] = ['0', 0, 0]
  for (;;) {
    const { rows } = await sql<Row>`
      select l.id::text as id,
        case when a.digest = desk.digest_of(l) then 'sound' when a.digest is not null then 'changed'
          when exists (select from extension.outbox o where o.action = 'looked' and (o.detail ->> 'look')::bigint = l.id) then 'waiting'
          else 'unsealed' end as state
      from desk.look l left join lateral (
        select e.detail ->> 'digest' as digest from extension.audit e
        where e.action = 'looked' and (e.detail ->> 'look')::bigint = l.id and e.canton = l.canton order by e.seal limit 1
      ) a on true
      where l.canton = ${canton} and l.id > ${after}::bigint order by l.id limit ${pageSize}`.execute(db)
    const fault = rows.find(({ state }) => state === 'changed' || state === 'unsealed')
    if (fault)
      return { kind: 'broken', fault: `look ${fault.id} ${fault.state === 'changed' ? 'is not as it was sealed' : 'was never sealed'}` }
    waiting += rows.filter(({ state }) => state === 'waiting').length
    looks += rows.filter(({ state }) => state === 'sound').length
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  const gone = await lookThatIsGone(db, canton)
  return gone === undefined ? { kind: 'whole', looks, waiting } : { kind: 'broken', fault: `look ${gone} was sealed and is gone` }
}

async function lookThatIsGone(db: Kysely<DeskTables>, canton: string): Promise<string | undefined> {
  const { rows } = await sql<{ look: string }>`
    select a.detail ->> 'look' as look from extension.audit a
    where a.action = 'looked' and a.canton = ${canton} and not exists (select from desk.look l where l.id = (a.detail ->> 'look')::bigint)
      and a.at >= (select coalesce(desk.looks_purged_before(${canton}), '-infinity'))
    limit 1`.execute(db)
  return rows[0]?.look
}
