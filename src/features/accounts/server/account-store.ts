import { sql, type Kysely } from 'kysely'
import { areUsable, defaultSettings } from '../../../kit/settings.ts'
import { firstShortcuts } from '../../../kit/shortcuts.ts'
import type { AuthUser, Origin } from '../contract.ts'
import type { KeptRecord } from './kept-record.ts'
import type { AccountTables, Role } from './tables.ts'

type NewAccount = {
  readonly id: string
  readonly workspaceId: string
  readonly provider: Origin
  readonly issuer?: string
  readonly subject?: string
  readonly email: string
  readonly username?: string
  readonly displayName: string
  readonly photoUrl?: string
  readonly isProved?: boolean
}

export async function insertAccount(db: Kysely<AccountTables>, account: NewAccount): Promise<void> {
  await db
    .insertInto('accounts.account')
    .values({
      id: account.id,
      provider: account.provider,
      issuer: account.issuer ?? null,
      subject: account.subject ?? null,
      email: account.email,
      username: account.username ?? null,
      display_name: account.displayName,
      photo_url: account.photoUrl ?? '',
      workspace_id: account.workspaceId,
      email_proved_at: account.isProved ? sql`platform.moment()` : null,
    })
    .execute()
}

export async function insertCredential(db: Kysely<AccountTables>, accountId: string, passwordHash: string): Promise<void> {
  await db.insertInto('accounts.credential').values({ account_id: accountId, password_hash: passwordHash }).execute()
}

/** The running account in the words of the wire, as a member of one workspace. */
export async function readUser(db: Kysely<AccountTables>, accountId: string, workspaceId: string): Promise<AuthUser | undefined> {
  const row = await db
    .selectFrom('accounts.account as a')
    .innerJoin('accounts.membership as m', 'm.account_id', 'a.id')
    .innerJoin('accounts.workspace as w', 'w.id', 'm.workspace_id')
    .select([
      'a.id',
      'a.provider',
      'a.email',
      'a.display_name',
      'a.photo_url',
      'a.settings',
      'a.shortcuts',
      'a.delete_at',
      'm.role',
      'w.name',
    ])
    .where('a.id', '=', accountId)
    .where('m.workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!row) return undefined
  const shortcuts = row.shortcuts as string[] | null // written by `saveUser`
  return {
    uuid: row.id,
    from: row.provider,
    role: [row.role],
    data: {
      displayName: row.display_name,
      photoURL: row.photo_url,
      email: row.email,
      settings: areUsable(row.settings) ? row.settings : defaultSettings,
      shortcuts: shortcuts ?? [...firstShortcuts],
    },
    ...(row.delete_at === null ? {} : { deleteAt: row.delete_at.toISOString() }),
    workspace: { id: workspaceId, name: row.name },
  }
}

export type Changes = Pick<AuthUser['data'], 'displayName'> & KeptRecord & { readonly photoURL?: string }

/** What somebody may change of themselves; where they come from and what they may do is not among it. */
export async function saveUser(db: Kysely<AccountTables>, accountId: string, changes: Changes): Promise<void> {
  const { displayName, photoURL, settings, shortcuts } = changes
  await db
    .updateTable('accounts.account')
    .set({
      display_name: displayName,
      ...(photoURL === undefined ? {} : { photo_url: photoURL }),
      settings: JSON.stringify(settings),
      ...(shortcuts === undefined ? {} : { shortcuts: JSON.stringify(shortcuts) }),
    })
    .where('id', '=', accountId)
    .execute()
}

type Candidate = { account_id: string; password_hash: string; is_disabled: boolean }

/** Who might be signing in under a name; asked before anybody is known. */
export async function signInCandidate(db: Kysely<AccountTables>, name: string): Promise<Candidate | undefined> {
  // NOTE PostgreSQL keeps no text with a zero in it and calls the question itself an error.
  if (/\p{Cc}/u.test(name)) return undefined
  const { rows } = await sql<Candidate>`select * from accounts.sign_in_candidate(${name})`.execute(db)
  return rows[0]
}

export async function insertWorkspace(
  db: Kysely<AccountTables>,
  { id, name, founderId, role }: { readonly id: string; readonly name: string; readonly founderId: string; readonly role: Role },
): Promise<void> {
  await db.insertInto('accounts.workspace').values({ id, name, founder_id: founderId }).execute()
  await insertMember(db, { workspaceId: id, accountId: founderId, role })
}

type NewMember = { readonly workspaceId: string; readonly accountId: string; readonly role: Role }

export async function insertMember(db: Kysely<AccountTables>, { workspaceId, accountId, role }: NewMember): Promise<void> {
  await db.insertInto('accounts.membership').values({ workspace_id: workspaceId, account_id: accountId, role }).execute()
}
