import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import { harmless } from './link-mails.ts'

// What other apps may ask about accounts. All of it runs in their own transactions, and sees what those see.

type Tx = Transaction<NoTables>
type Person = { readonly name: string; readonly email: string }

/** Whether the address is known to be theirs says `isProved`. */
type Self = Person & { readonly avatar: string; readonly isProved: boolean }

/** The account itself, as others see it. */
export async function readSelf(tx: Tx): Promise<Self> {
  const { rows } = await sql<Self>`
    select display_name as name, email, photo_url as avatar, email_proved_at is not null as "isProved"
    from accounts.account where id = platform.account()`.execute(tx)
  return rows[0] ?? { name: '', email: '', avatar: '', isProved: false }
}

/** Everybody who has an account in this workspace, by name. */
export async function listMembers(tx: Tx): Promise<readonly { readonly id: string; readonly name: string; readonly avatar: string }[]> {
  const { rows } = await sql<{ id: string; name: string; avatar: string }>`
    select a.id, a.display_name as name, a.photo_url as avatar
    from accounts.membership m join accounts.account a on a.id = m.account_id
    where m.workspace_id = platform.workspace() and a.disabled_at is null
    order by a.display_name, a.id`.execute(tx)
  return rows
}

type Colleague = Person & { readonly id: string; readonly avatar: string; readonly role: string }

/** The same with what colleagues may know of each other. */
export async function listColleagues(tx: Tx): Promise<readonly Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id, a.display_name as name, a.photo_url as avatar, a.email, m.role
    from accounts.membership m join accounts.account a on a.id = m.account_id
    where m.workspace_id = platform.workspace() and a.disabled_at is null
    order by a.display_name, a.id`.execute(tx)
  return rows
}

/** People of the workspace whose name or address has a word that goes on like this. */
export async function findColleagues(tx: Tx, q: string): Promise<readonly Person[]> {
  const wish = q.replaceAll('\0', '').trim()
  if (wish === '') return []
  const begin = `${wish.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<Person>`
    select a.display_name as name, a.email from accounts.membership m join accounts.account a on a.id = m.account_id
    where m.workspace_id = platform.workspace() and a.disabled_at is null
      and (platform.folded(a.display_name) like platform.folded(${begin})
        or platform.folded(a.display_name) like '% ' || platform.folded(${begin}) or lower(a.email) like lower(${begin}))
    order by a.display_name, a.email limit 10`.execute(tx)
  return rows
}

/** Which of these addresses belong to people of the workspace who have proved them, in small letters. */
export async function colleaguesAmong(tx: Tx, emails: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(a.email) as email from accounts.membership m join accounts.account a on a.id = m.account_id
    where m.workspace_id = platform.workspace() and a.disabled_at is null and a.email_proved_at is not null
      and lower(a.email) = any(${emails.map((email) => email.toLowerCase())}::text[])`.execute(tx)
  return rows.map(({ email }) => email)
}

/** Whether the account has a picture. */
export const hasPicture: RawBuilder<boolean> = sql`exists (
  select from accounts.account where id = platform.account() and photo_url <> '')`

/** Whether the account works in other colours than a new one. */
export const hasChosenLook: RawBuilder<boolean> = sql`exists (
  select from accounts.account where id = platform.account()
    and coalesce(settings #>> '{theme,main}', 'default') not in ('default', 'system'))`

/** Whether there are colleagues in the workspace, or people who are invited. */
export const hasInvited: RawBuilder<boolean> = sql`(
  exists (select from accounts.membership where workspace_id = platform.workspace() and account_id <> platform.account())
  or exists (select from accounts.invitation where workspace_id = platform.workspace()))`

type Mailbox = { readonly accountId: string; readonly workspaceId: string }

/**
 * Where mail for an address goes: to each account that has proved it, in the workspace of the sender if they belong to it, otherwise in the one
 * they founded. Past row-level security, so only for jobs that deliver.
 */
export async function mailboxesOf(tx: Tx, email: string, senderWorkspaceId: string): Promise<readonly Mailbox[]> {
  const { rows } = await sql<Mailbox>`
    select a.id as "accountId", coalesce(m.workspace_id, w.id) as "workspaceId"
    from accounts.account a
    left join accounts.membership m on m.account_id = a.id and m.workspace_id = ${senderWorkspaceId}::uuid
    left join lateral (
      select id from accounts.workspace where founder_id = a.id order by created_at, id limit 1
    ) w on m.workspace_id is null
    where lower(a.email) = lower(${email}) and a.disabled_at is null and a.email_proved_at is not null
      and coalesce(m.workspace_id, w.id) is not null
    order by a.id`.execute(tx)
  return rows
}

/** Where notices for an account may be mailed, and in which language: only a proved address. Past row-level security, so only for jobs. */
export async function mailAddressOf(
  tx: Tx,
  accountId: string,
): Promise<{ readonly email: string; readonly language: 'de' | 'en' } | undefined> {
  const { rows } = await sql<{ email: string; language: string | null }>`
    select email, settings ->> 'language' as language from accounts.account
    where id = ${accountId}::uuid and email <> '' and email_proved_at is not null and disabled_at is null`.execute(tx)
  return rows[0] && { email: rows[0].email, language: rows[0].language === 'en' ? 'en' : 'de' }
}

/** A name in which no mail program finds an address to click on. */
export const harmlessName: (name: string) => string = harmless
