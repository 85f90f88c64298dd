import { sql, type RawBuilder, type Transaction } from 'kysely'
import { storable } from '../../../platform/storable-text.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { countUsesByEmail } from './use-store.ts'

const most = 10

/** Whether there is a contact that did not come with the workspace. */
export const hasOwnContact: RawBuilder<boolean> = sql`exists (
  select from contacts.contact as c where c.workspace_id = platform.workspace() and c.deleted_at is null
    and not exists (select from platform.sample_row as s
      where s.workspace_id = c.workspace_id and s.source = 'contacts.contact' and s.id = c.id))`

/** Whom one could write to: people of the address book whose name, firm or address goes on like this, the most used first. */
export async function findContactAddresses(
  tx: Transaction<NoTables>,
  q: string,
): Promise<readonly { readonly name: string; readonly email: string }[]> {
  const words = storable(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const question = sql.join(
    words.map((word) => sql`platform.search_question(${word})`),
    sql` && `,
  )
  const { rows } = await sql<{ name: string; email: string }>`
    select trim(c.name || ' ' || c.last_name) as name, c.email from contacts.own_contact c
    left join contacts.use u on u.workspace_id = c.workspace_id and u.contact_id = c.id and u.account_id = platform.account()
    where c.deleted_at is null and c.email <> '' and c.search @@ (${question})
    order by u.uses desc nulls last, c.list_key, c.name_key, c.id limit ${most}`.execute(tx)
  return rows
}

/** Counts that the account wrote to people with these addresses; the transaction is confined to the account and its workspace. */
export async function noteUses(tx: Transaction<NoTables>, emails: readonly string[]): Promise<void> {
  if (emails.length > 0) await countUsesByEmail(tx, emails)
}

type KnownPerson = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly office: string
  readonly jobTitle: string
}

/** What the address book knows of people with these addresses, or with these whole names. */
export async function contactsLike(
  tx: Transaction<NoTables>,
  { emails, names }: { readonly emails: readonly string[]; readonly names: readonly string[] },
): Promise<readonly KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    with wanted as (select platform.folded(name) as key from unnest(${[...names]}::text[]) as name), found as (
      select id from contacts.contact where workspace_id = platform.workspace() and deleted_at is null
        and email_key = any(array(select platform.folded(email) from unnest(${[...emails]}::text[]) as email))
      union select c.id from contacts.contact as c join wanted as w
        on c.last_name_key = regexp_replace(w.key, '^.* ', '') and c.name_key || ' ' || c.last_name_key = w.key
        where c.workspace_id = platform.workspace() and c.deleted_at is null)
    select trim(c.name || ' ' || c.last_name) as name, lower(c.email) as email, c.phone, c.company as office, c.job_title as "jobTitle"
    from found join contacts.contact as c on c.workspace_id = platform.workspace() and c.id = found.id
    order by c.list_key, c.name_key, c.id limit 1000`.execute(tx)
  return rows
}

type GroupOfPerson = { readonly id: string; readonly name: string; readonly members: number }

/** The groups of the address book in which somebody stands with this e-mail address, and how many people are in them. */
export async function groupsOf(tx: Transaction<NoTables>, email: string): Promise<readonly GroupOfPerson[]> {
  const { rows } = await sql<GroupOfPerson>`
    select g.id, g.name, (
      select count(*)::int from contacts.group_member as m join contacts.contact as c
        on c.workspace_id = m.workspace_id and c.id = m.contact_id and c.deleted_at is null
      where m.workspace_id = g.workspace_id and m.group_id = g.id) as members
    from contacts.contact_group as g
    where g.workspace_id = platform.workspace() and g.deleted_at is null and exists (
      select from contacts.group_member as m join contacts.contact as c on c.workspace_id = m.workspace_id and c.id = m.contact_id
      where m.workspace_id = g.workspace_id and m.group_id = g.id and c.deleted_at is null
        and c.email_key = platform.folded(${email}))
    order by g.position, g.name, g.id limit 50`.execute(tx)
  return rows
}
