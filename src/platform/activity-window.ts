import { sql, type RawBuilder } from 'kysely'

/** Whose latest activities are asked for: so many before a moment. */
type ActivityWindow = {
  readonly people: readonly string[]
  readonly before?: { readonly time: string; readonly id: string } | undefined
  readonly limit: number
}

/** What people did lately in an app: one part of a union. The transaction that asks is confined to its workspace. */
export type ActivitySource = (window: ActivityWindow) => RawBuilder<unknown>

type Told = {
  readonly kind: string
  readonly from: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  readonly time: RawBuilder<unknown>
  /** The account that did it; nobody of the workspace where it is left out. */
  readonly by?: RawBuilder<unknown>
  /** Somebody without an account. */
  readonly who?: RawBuilder<unknown>
  readonly title: RawBuilder<unknown>
  /** What it was done to, where that is not the row itself, and where that stands. */
  readonly thing?: RawBuilder<unknown>
  readonly place?: RawBuilder<unknown>
}

/** Each app reads no more rows than can be shown, so that none of them weighs on the others. */
export function latestOf({ people, before, limit }: ActivityWindow, told: Told): RawBuilder<unknown> {
  const { kind, from, where, id, time, by, who = sql`''`, title, thing = id, place = sql`null` } = told
  const beyond = before ? sql`(${time}, ${id}) < (${before.time}::timestamptz, ${before.id}::uuid)` : sql`true`
  return sql`(
    select ${kind}::text as kind, ${id} as id, ${by ?? sql`null`}::uuid as account_id, ${who}::text as who, ${title}::text as title,
      ${thing} as thing_id, ${place}::uuid as place_id, ${time} as time
    from ${from} where ${where} and ${by ? sql`${by} = any(${[...people]}::uuid[])` : sql`true`} and ${beyond}
    order by ${time} desc, ${id} desc limit ${limit})`
}
