import { sql, type Kysely, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { Language } from '../../../../kit/texts.ts'
import type { Member } from '../../../../platform/access.ts'
import { shortly } from '../../../../platform/http.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import type { requestDeletion } from '../../account-contract.ts'
import { texts } from '../../api-texts.ts'
import { accountBudget, giveBackGuess, takeGuess } from '../guesses.ts'
import type { Passwords } from '../passwords.ts'
import type { AccountTables } from '../tables.ts'
import { orderDeletionMail } from './deletion-mails.ts'

/** How long an account can be kept after its owner wanted it deleted. */
const graceDays = 14
/** What counts as a sign-in just now, for accounts without a password of ours. */
const freshMinutes = 10

type Refusal = Extract<OutputOf<typeof requestDeletion>, { error: unknown }>
type CheckDeps = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly passwords: Passwords
  /** How many wrong passwords an account may have within an hour. */
  readonly guesses: number
}

/** What stands in the way; nothing if it is the owner who asks and no workspace is left without an admin. */
export async function checkDeletion(
  { db, quick, passwords, guesses }: CheckDeps,
  member: Member,
  { name, password }: InputOf<typeof requestDeletion>,
): Promise<Refusal | undefined> {
  const { account, needAdmin } = await shortly(db, member, async (tx) => {
    const { rows } = await sql`select 1 from accounts.workspaces_needing_admin()`.execute(tx)
    return { account: await readOwner(tx, member), needAdmin: rows.length > 0 }
  })
  if (needAdmin) throw new Problem('conflict', 'A workspace needs another admin first.')
  if (name.trim() !== account.display_name) return { error: 'other-name' }
  if (!account.has_password) return account.is_fresh ? undefined : { error: 'old-sign-in' }
  const budget = accountBudget(member.accountId, guesses)
  await takeGuess(quick, budget)
  if (!(await isOwnPassword(quick, passwords, account.email, member.accountId, password ?? ''))) return { error: 'wrong-password' }
  await giveBackGuess(quick, budget)
  return undefined
}

type Owner = { display_name: string; email: string; has_password: boolean; is_fresh: boolean }

async function readOwner(tx: Transaction<AccountTables>, { accountId, sessionId }: Member): Promise<Owner> {
  const { rows } = await sql<Owner>`
    select a.display_name, a.email, accounts.has_password() as has_password,
      exists (select from accounts.session s where s.id_hash = ${secretHash(sessionId)}
        and s.created_at > platform.moment() - make_interval(mins => ${freshMinutes})) as is_fresh
    from accounts.account a where a.id = ${accountId}::uuid`.execute(tx)
  if (!rows[0]) throw new Problem('not-signed-in', texts.invalidToken)
  return rows[0]
}

/** Only the sign-in may read what is kept of passwords; it finds the account by its address. */
async function isOwnPassword(
  db: Kysely<AccountTables>,
  passwords: Passwords,
  email: string,
  accountId: string,
  password: string,
): Promise<boolean> {
  const { rows } = await sql<{ account_id: string; password_hash: string }>`
    select account_id, password_hash from accounts.sign_in_candidate(${email})`.execute(db)
  const own = rows.find((row) => row.account_id === accountId)
  return own !== undefined && passwords.isRight(password, own.password_hash)
}

type Start = { readonly language: Language | undefined; readonly sendsMail: boolean }

/** From here on the account is signed out everywhere, and its tokens are dead. */
export async function startDeletion(
  db: Kysely<AccountTables>,
  member: Member,
  { language, sendsMail }: Start,
): Promise<{ readonly deleteAt: string }> {
  return shortly(db, member, async (tx) => {
    const { delete_at: deleteAt } = await tx
      .updateTable('accounts.account')
      .set({
        delete_at: sql`platform.moment() + make_interval(days => ${graceDays})`,
        delete_language: language === 'de' ? 'de' : 'en',
        delete_reminded_at: null,
      })
      .where('id', '=', member.accountId)
      .returning('delete_at')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('accounts.session').where('account_id', '=', member.accountId).execute()
    await tx.deleteFrom('accounts.access_token').where('account_id', '=', member.accountId).execute()
    if (sendsMail) await orderDeletionMail(tx, member.accountId, 'requested')
    return { deleteAt: deleteAt?.toISOString() ?? '' }
  })
}

export async function cancelDeletion(tx: Transaction<AccountTables>, accountId: string): Promise<void> {
  await tx
    .updateTable('accounts.account')
    .set({ delete_at: null, delete_language: null, delete_reminded_at: null })
    .where('id', '=', accountId)
    .execute()
}
