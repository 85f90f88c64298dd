import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { PlainDate } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import type { listMails } from '../contract.ts'
import { folderIds, labels } from '../folders.ts'
import type { Mail, MailState } from '../mail.ts'
import { mailColumns, mailOf, type MailRow } from './mail-row.ts'
import { asksForDays, hasLabel, readSearch, withoutRefuse } from './search.ts'
import type { MailTables } from './tables.ts'

type Asked = InputOf<typeof listMails>
type Which = Pick<Asked, 'labelHandle' | 'filterHandle' | 'folderHandle' | 'q' | 'threadId'>
type Condition = RawBuilder<unknown>

const usualRows = 50
const mostStates = 10_000
const nearRows = 1000

/** The newest first; mails of one moment by their id, so that every page begins where the last one ended. */
export async function readMails(tx: Transaction<MailTables>, { after, limit = usualRows, brief, ...which }: Asked): Promise<Mail[]> {
  const { places, conditions, words } = await selection(tx, which)
  const part: Part = {
    columns: mailColumns({ isBrief: brief !== undefined }),
    places: after === undefined ? places : [...places, await behind(tx, after)],
    conditions,
    limit,
  }
  if (!words) return (await runWalk(tx, sql`mail.mail`, part)).map(mailOf)
  const near = await runNear(tx, part, words)
  return (near.length === limit ? near : await runFar(tx, part, words)).map(mailOf)
}

/** The same list without its pages and with no more than what acting on it needs. */
export async function readStates(
  tx: Transaction<MailTables>,
  { limit = mostStates, ...which }: Which & { readonly limit?: number | undefined },
): Promise<MailState[]> {
  const { places, conditions, words } = await selection(tx, which)
  const found = words ? [words] : []
  const { rows } = await sql<MailState>`
    select id, folder, labels, read, starred, important from ${words ? sql`mail.own_mail` : sql`mail.mail`}
    where ${all([...places, ...conditions, ...found])} order by time desc, id desc limit ${limit}`.execute(tx)
  return rows
}

type Part = {
  readonly columns: Condition
  readonly places: readonly Condition[]
  readonly conditions: readonly Condition[]
  readonly limit: number
}

async function runWalk(tx: Transaction<MailTables>, source: Condition, { columns, places, conditions, limit }: Part): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select ${columns} from ${source} where ${all([...places, ...conditions])} order by time desc, id desc limit ${limit}`.execute(tx)
  return rows
}

/**
 * Words that stand in many mails fill a page with the latest ones. Asking the index for all of them would take long.
 * NOTE only the view may be searched for words, see the migration.
 */
async function runNear(tx: Transaction<MailTables>, part: Part, words: Condition): Promise<MailRow[]> {
  const latest = sql`(select * from mail.own_mail where ${all(part.places)} order by time desc, id desc limit ${sql.lit(nearRows)}) near`
  return runWalk(tx, latest, { ...part, places: [], conditions: [...part.conditions, words] })
}

/** Words that stand in few mails, by the index of words. */
async function runFar(tx: Transaction<MailTables>, { columns, places, conditions, limit }: Part, words: Condition): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    with found as materialized (
      select id, time from mail.own_mail where ${all([...places, ...conditions, words])}
    ), page as (select id from found order by time desc, id desc limit ${limit})
    select ${columns} from mail.own_mail where id in (select id from page) order by time desc, id desc`.execute(tx)
  return rows
}

type Selection = { readonly places: readonly Condition[]; readonly conditions: readonly Condition[]; readonly words: Condition | undefined }

async function selection(tx: Transaction<MailTables>, which: Which): Promise<Selection> {
  const text = which.q ?? ''
  const { words, conditions, place } = readSearch(text, asksForDays(text) ? await readToday(tx) : noDay)
  const thread = which.threadId === undefined ? [] : [sql`thread_id = ${which.threadId}::uuid`]
  return { places: [...markOf(which), place ?? placeOf(which), ...thread], conditions, words }
}

/** A label or filter of the address. */
function markOf({ labelHandle, filterHandle }: Which): readonly Condition[] {
  const label = labels.find(({ handle }) => handle === labelHandle)
  if (label) return [hasLabel(label.id)]
  if (filterHandle === undefined) return []
  return [filterHandle === 'starred' ? sql`starred` : sql`important`]
}

/** Spec: the inbox if nothing else is asked for. A conversation, a filter and a label go through all folders but two. */
function placeOf({ labelHandle, filterHandle, folderHandle, threadId }: Which): Condition {
  if (labelHandle !== undefined || filterHandle !== undefined) return withoutRefuse
  if (folderHandle === undefined && threadId !== undefined) return withoutRefuse
  return sql`folder = ${sql.lit(folderIds[folderHandle ?? 'inbox'])}`
}

async function behind(tx: Transaction<MailTables>, id: string): Promise<Condition> {
  // As text: a Date would lose the microseconds.
  const { rows } = await sql<{ time: string }>`select time::text as time from mail.mail where id = ${id}::uuid`.execute(tx)
  const [last] = rows
  if (!last) throw new Problem('not-found', 'The mail after which the list should go on does not exist any more.')
  return sql`(time, id) < (${last.time}::timestamptz, ${id}::uuid)`
}

function all(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` and `)
}

/** Never looked at. */
const noDay = '1970-01-01' as PlainDate

async function readToday(tx: Transaction<MailTables>): Promise<PlainDate> {
  const { rows } = await sql<{ today: PlainDate }>`select (platform.moment() at time zone 'Europe/Zurich')::date as today`.execute(tx)
  return rows[0]?.today ?? noDay
}
