import { placeOfLaw } from '../../../../kit/plain-date.ts'
import { sql, type Kysely } from 'kysely'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Language } from '../../../../kit/texts.ts'
import type { ExtensionTables } from '../tables.ts'

type Db = Kysely<ExtensionTables>

/** How many links an address gets that is never proved, and a receipt in all. */
const mostMails = 3

/** Counts one more link for a receipt; says whether it may be mailed. */
export async function countForReceipt(db: Db, hash: Buffer): Promise<boolean> {
  return count(db, hash, '0 seconds')
}

/** The same for an address, which gets one in a day. */
export async function countForAddress(db: Db, hash: Buffer): Promise<boolean> {
  return count(db, hash, '1 day')
}

async function count(db: Db, hash: Buffer, pause: string): Promise<boolean> {
  const { rows } = await sql`
    insert into extension.deadline_mail_count as c (hash, mails, last_at) values (${hash}, 1, platform.moment())
    on conflict (hash) do update set mails = c.mails + 1, last_at = platform.moment()
      where c.mails < ${mostMails} and c.last_at <= platform.moment() - ${pause}::interval
    returning 1`.execute(db)
  return rows.length > 0
}

type NewAddress = {
  readonly id: string
  readonly canton: string
  readonly period: number
  readonly reference: string
  readonly address: Buffer
  readonly addressHash: Buffer
  readonly language: Language
}

/** Keeps an address that is not proved yet; another one of the same receipt that is not proved either makes room. */
export async function keepAddress(db: Db, { id, canton, period, reference, address, addressHash, language }: NewAddress): Promise<void> {
  await sql`
    with asked as (
      select r.canton, r.period, r.id from extension.request r
      where r.canton = ${canton} and r.period = ${period}::smallint and r.reference = ${reference}
    ), older as (
      delete from extension.deadline_mail m using asked a
      where m.canton = a.canton and m.period = a.period and m.request_id = a.id and m.proved_at is null
    )
    insert into extension.deadline_mail (id, canton, period, request_id, address, address_hash, language)
    select ${id}::uuid, a.canton, a.period, a.id, ${address}, ${addressHash}, ${language} from asked a`.execute(db)
}

/** What is known of an address, until its day is over. */
export async function readAddress(db: Db, canton: string, id: string): Promise<{ readonly isProved: boolean } | undefined> {
  const { rows } = await sql<{ isProved: boolean }>`
    select m.proved_at is not null as "isProved" from extension.deadline_mail m
    where m.canton = ${canton} and m.id = ${id}::uuid and (m.proved_at is not null or m.made_at > platform.moment() - interval '1 day')`.execute(
    db,
  )
  return rows[0]
}

/** Proves an address once: it takes the place of an older one of the same receipt, and its links no longer count. */
export async function proveAddress(db: Db, canton: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    with proved as (
      update extension.deadline_mail m set proved_at = platform.moment()
      where m.canton = ${canton} and m.id = ${id}::uuid and m.proved_at is null and m.made_at > platform.moment() - interval '1 day'
      returning m.canton, m.period, m.request_id, m.address_hash
    ), older as (
      delete from extension.deadline_mail m using proved p
      where m.canton = p.canton and m.period = p.period and m.request_id = p.request_id and m.id <> ${id}::uuid
    ), uncounted as (
      delete from extension.deadline_mail_count c using proved p where c.hash = p.address_hash
    )
    select 1 from proved`.execute(db)
  return rows.length > 0
}

export async function removeAddress(db: Db, canton: string, id: string): Promise<void> {
  await sql`delete from extension.deadline_mail m where m.canton = ${canton} and m.id = ${id}::uuid`.execute(db)
}

/** Removes addresses that were not proved within a day, and those whose deadline is over or has nothing left to file. Says how many. */
export async function removePast(db: Db, canton: string): Promise<number> {
  const { rows } = await sql`
    delete from extension.deadline_mail m using extension.deadline_mail_case c
    where m.canton = ${canton} and c.id = m.id
      and (not c.is_open or c.deadline < ${today} or m.proved_at is null and m.made_at <= platform.moment() - interval '1 day')
    returning 1`.execute(db)
  await sql`delete from extension.deadline_mail_count c where c.last_at < platform.moment() - interval '365 days'`.execute(db)
  return rows.length
}

const today = sql`(platform.moment() at time zone ${placeOfLaw})::date`

/** Nobody gets a mail about taxes at night. */
const isCivilHour = sql`extract(hour from platform.moment() at time zone ${placeOfLaw}) between 8 and 19`

export type MailKind = 'proof' | 'receipt' | NoticeKind
type NoticeKind = 'first' | 'last'

/** How many days before the deadline a notice goes off, and for how many days it may still be late. */
export const notices = { first: { days: 21, within: 7 }, last: { days: 3, within: 4 } } as const

export type DueNotice = { readonly id: string; readonly kind: NoticeKind; readonly deadline: PlainDate }

/** The notices whose day has come, by the deadline that holds now. None for who asked for them on that day or later. */
export async function dueNotices(db: Db, canton: string, most: number): Promise<readonly DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select m.id, k.kind, c.deadline from extension.deadline_mail m
    join extension.deadline_mail_case c on c.id = m.id
    cross join (values ('first', ${notices.first.days}::int, ${notices.first.within}::int),
      ('last', ${notices.last.days}::int, ${notices.last.within}::int)) k (kind, days, within)
    where m.canton = ${canton} and ${isCivilHour} and c.is_open and ${today} between c.deadline - k.days and c.deadline - k.days + k.within - 1
      and (m.proved_at at time zone ${placeOfLaw})::date < c.deadline - k.days
      and case k.kind when 'first' then m.first_mailed_for else m.last_mailed_for end is distinct from c.deadline
    order by c.deadline, m.id limit ${most}`.execute(db)
  return rows
}

export type TakenMail = {
  readonly id: string
  readonly address: Buffer
  readonly language: Language
  readonly period: number
  readonly reference: string
  readonly deadline: PlainDate | null
  readonly provedOn: PlainDate | null
}

const columns = {
  proof: 'proof_mailed_at',
  receipt: 'receipt_mailed_at',
  first: 'first_mailed_for',
  last: 'last_mailed_for',
} as const satisfies Record<MailKind, string>

/**
 * Notes that a mail leaves, before it does. Nothing for what was noted before, is not wanted any more, or is about another deadline
 * by now: of two workers one gets it.
 */
export async function takeMail(db: Db, kind: MailKind, id: string, deadline?: PlainDate): Promise<TakenMail | undefined> {
  const column = sql.ref(columns[kind])
  const isNotice = kind === 'first' || kind === 'last'
  const noted = isNotice ? sql`${deadline}::date` : sql`platform.moment()`
  const isWanted = {
    proof: sql`m.proved_at is null and m.made_at > platform.moment() - interval '1 day'`,
    receipt: sql`m.proved_at is not null and c.is_open`,
    first: sql`m.proved_at is not null and c.is_open and c.deadline = ${deadline}::date`,
    last: sql`m.proved_at is not null and c.is_open and c.deadline = ${deadline}::date`,
  }[kind]
  const { rows } = await sql<TakenMail>`
    update extension.deadline_mail m set ${column} = ${noted}
    from extension.deadline_mail_case c, extension.request r
    where m.id = ${id}::uuid and c.id = m.id and r.canton = m.canton and r.period = m.period and r.id = m.request_id
      and ${isWanted} and ${isNotice ? sql`m.${column} is distinct from ${noted}` : sql`m.${column} is null`}
    returning m.id, m.address, m.language, m.period, r.reference, c.deadline, (m.proved_at at time zone ${placeOfLaw})::date as "provedOn"`.execute(
    db,
  )
  return rows[0]
}

/** Takes the note back, where the mail surely did not leave. */
export async function giveBack(db: Db, kind: MailKind, id: string): Promise<void> {
  await sql`update extension.deadline_mail m set ${sql.ref(columns[kind])} = null where m.id = ${id}::uuid`.execute(db)
}
