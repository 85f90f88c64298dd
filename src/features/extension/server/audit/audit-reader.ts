import { sql, type Kysely } from 'kysely'
import type { Entry, Seal } from './seal-hash.ts'

export type SealedPage = { readonly seals: readonly Seal[]; readonly entries: readonly (Entry & { readonly isOrphan: boolean })[] }

const microseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text`)

/**
 * The next seals after this one, with their rows; a row is an orphan where the request it decided is gone, and the chain does not tell that it was
 * removed after its time. No canton may keep a request for less than 30 days.
 */
export async function readSeals<Tables>(db: Kysely<Tables>, after: string, most: number): Promise<SealedPage> {
  const { rows: seals } = await sql<Seal>`
    select number::text as number, entries::text as entries, ${microseconds('sealed_at')} as "sealedAt", previous, hash
    from extension.audit_seal where number > ${after}::bigint order by audit_seal.number limit ${most}`.execute(db)
  const last = seals.at(-1)
  if (!last) return { seals, entries: [] }
  const { rows: entries } = await sql<Entry & { isOrphan: boolean }>`
    select a.seal::text as seal, a.position::text as position, a.canton, a.action, ${microseconds('a.at')} as at, a.period::text as period,
      a.request_id::text as "requestId", a.detail::text as detail, encode(a.digest, 'hex') as digest,
      a.digest is not null and r.id is null and not exists (
        select from extension.audit p where p.action = 'purged' and p.detail -> 'requests' ? a.request_id::text and p.canton = a.canton
          and p.seal > a.seal and p.at >= a.at + interval '30 days'
      ) and not exists (
        select from extension.outbox o where o.action = 'purged' and o.detail -> 'requests' ? a.request_id::text and o.canton = a.canton
          and o.at >= a.at + interval '30 days'
      ) as "isOrphan"
    from extension.audit a left join extension.request r on r.canton = a.canton and r.period = a.period and r.id = a.request_id
    where a.seal > ${after}::bigint and a.seal <= ${last.number}::bigint order by a.seal, a.position`.execute(db)
  return { seals, entries }
}

/** A seal number under which there are rows, though there is no such seal behind this one. */
export async function sealThatIsGone<Tables>(db: Kysely<Tables>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ seal: string }>`
    select a.seal::text as seal from extension.audit a
    where a.seal > ${after}::bigint and not exists (select from extension.audit_seal s where s.number = a.seal) order by a.seal limit 1`.execute(
    db,
  )
  return rows[0]?.seal
}

export type CheckedRequest = {
  readonly canton: string
  readonly period: number
  readonly id: string
  /** As it was sealed; still in the outbox; never sealed; other than it was sealed; or sealed with more than one decision. */
  readonly state: 'sound' | 'waiting' | 'unsealed' | 'changed' | 'decided-twice'
}

/** The next requests in the order of their key, each compared with what was sealed of it last. */
export async function compareRequests<Tables>(
  db: Kysely<Tables>,
  after: Pick<CheckedRequest, 'canton' | 'period' | 'id'>,
  most: number,
): Promise<readonly CheckedRequest[]> {
  const { rows } = await sql<CheckedRequest>`
    select r.canton, r.period, r.id::text as id,
      case when (r.canton, r.id) in (select o.canton, o.request_id from extension.outbox o where o.request_id is not null) then 'waiting'
        when s.digest is null then 'unsealed'
        when s.digest <> extension.digest_of(r) then 'changed'
        when s.decisions > 1 then 'decided-twice'
        else 'sound' end as state
    from extension.request r
    left join lateral (
      select (array_agg(a.digest order by a.seal desc, a.position desc))[1] as digest, count(*) filter (where a.action <> 'pending') as decisions
      from extension.audit a
      where a.canton = r.canton and a.period = r.period and a.request_id = r.id and a.digest is not null
    ) s on true
    where (r.canton, r.period, r.id) > (${after.canton}, ${after.period}::smallint, ${after.id}::uuid)
    order by r.canton, r.period, r.id limit ${most}`.execute(db)
  return rows
}
