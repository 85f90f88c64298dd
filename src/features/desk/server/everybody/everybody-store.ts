import { sql, type Kysely } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import type { actOnGeneral, readEverybody, setClosing, TaxpayerGroup, Terms } from '../../everybody-contract.ts'
import type { Pass } from '../delivery/office-delivery-store.ts'

type Everybody = OutputOf<typeof readEverybody>
type General = Omit<Everybody['extensions'][number], 'secondsLeft'>
type Overview = Pick<Everybody, 'closing' | 'acts'> & { readonly extensions: readonly General[]; readonly moment: Date }

/** Nothing for who has no session there; the same below. Moments come as the database writes them. */
export async function readOverview<Tables>(db: Kysely<Tables>, { sessionHash, issuer, canton }: Pass): Promise<Overview | undefined> {
  const { rows } = await sql<Overview>`
    select extensions, closing, acts, moment from desk.everybody_overview(${sessionHash}, ${issuer}, ${canton})`.execute(db)
  return rows[0]
}

/** Cases that are alike, and how many there are. */
export type Alike = {
  readonly group: TaxpayerGroup
  readonly deadline: Terms['deadline']
  readonly isOpen: boolean
  readonly isReminded: boolean
  readonly count: number
}
export type Stretch = { readonly walked: number; readonly last: number | null; readonly counts: readonly Alike[] }
type Place = { readonly legalForm: NonNullable<Terms['legalForm']>; readonly after: number; readonly most: number }

/** What lies in the next stretch of the register. */
export async function countStretch<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  { period, groups, from, to }: Terms,
  { legalForm, after, most }: Place,
): Promise<Stretch | undefined> {
  const { rows } = await sql<Stretch>`
    select walked, last_pid as last, counts from desk.count_stretch(${sessionHash}, ${issuer}, ${canton}, ${period}::smallint, ${legalForm},
      ${groups}::text[], ${from}::date, ${to}::date, ${after}, ${most})`.execute(db)
  return rows[0]
}

type Proposal = { readonly terms: Terms; readonly reason: string; readonly total: number; readonly expected: number }

export async function propose<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  { terms: { period, legalForm, groups, from, to, deadline }, reason, total, expected }: Proposal,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select desk.propose_general(${sessionHash}, ${issuer}, ${canton}, ${period}::smallint, ${legalForm}, ${groups}::text[], ${from}::date, ${to}::date,
      ${deadline}::date, ${reason}, ${total}, ${expected}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

type Acted = OutputOf<typeof actOnGeneral>['outcome']
type Wanted = Omit<InputOf<typeof actOnGeneral>, 'act'> & { readonly act: InputOf<typeof actOnGeneral>['act'] | 'withdraw' }

export async function act<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  { id, act: what, why }: Wanted,
): Promise<Acted | undefined> {
  const { rows } = await sql<{ outcome: Acted | null }>`
    select desk.act_on_general(${sessionHash}, ${issuer}, ${canton}, ${id}::uuid, ${what}, ${why}) as outcome`.execute(db)
  return rows[0]?.outcome ?? undefined
}

/** Whether it was otherwise before. */
export async function close<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  { texts, why }: InputOf<typeof setClosing>,
): Promise<boolean | undefined> {
  const given = texts && Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''))
  const { rows } = await sql<{ hasChanged: boolean | null }>`
    select desk.set_closing(${sessionHash}, ${issuer}, ${canton}, ${given && JSON.stringify(given)}::jsonb, ${why}) as "hasChanged"`.execute(
    db,
  )
  return rows[0]?.hasChanged ?? undefined
}
