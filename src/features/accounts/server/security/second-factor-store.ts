import { randomInt } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import type { StepNeeded } from '../../contract.ts'
import type { AccountTables } from '../tables.ts'

// All of it runs in a transaction that was set to the account, and row-level security shows no other.

type Tx = Transaction<AccountTables>

const ticketMinutes = 5

/** A secret that waits for its first code. One that is in use is not replaced. */
export async function keepTotp(tx: Tx, accountId: string, secret: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accounts.totp')
    .values({ account_id: accountId, secret })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret, last_step: '0' }).where('accounts.totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type KeptTotp = { readonly secret: Buffer; readonly onSince: string | null }

export async function readTotp(tx: Tx, accountId: string): Promise<KeptTotp | undefined> {
  const row = await tx.selectFrom('accounts.totp').select(['secret', 'confirmed_at']).where('account_id', '=', accountId).executeTakeFirst()
  return row && { secret: row.secret, onSince: row.confirmed_at?.toISOString() ?? null }
}

/** Takes the code of a time step, once: of two servers that see the same code only one gets it. The first one switches two-step sign-in on. */
export async function takeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts.totp')
    .set({ last_step: String(step), confirmed_at: sql`coalesce(confirmed_at, platform.moment())` })
    .where('account_id', '=', accountId)
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteTwoStep(tx: Tx, accountId: string): Promise<boolean> {
  await tx.deleteFrom('accounts.recovery_code').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await tx.deleteFrom('accounts.totp').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ten new ones; older ones are void. */
export async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode)
  await tx.deleteFrom('accounts.recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('accounts.recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: recoveryHash(accountId, code) })))
    .execute()
  return codes
}

/** Uses up a recovery code. */
export async function takeRecoveryCode(tx: Tx, accountId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', recoveryHash(accountId, typed))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('accounts.recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** For whom the right password is only the first step. */
export async function makeTicket(tx: Tx, accountId: string, kinds: StepNeeded['kinds']): Promise<StepNeeded> {
  const ticket = newSecret()
  await tx
    .insertInto('accounts.second_step')
    .values({
      ticket_hash: secretHash(ticket),
      account_id: accountId,
      expires_at: sql`platform.moment() + make_interval(mins => ${ticketMinutes})`,
    })
    .execute()
  return { ticket, kinds }
}

/** Whose second step it is, as long as there is time for it; asked before anybody is known. */
export async function accountOfTicket(db: Kysely<AccountTables>, ticket: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select accounts.account_of_ticket(${secretHash(ticket)}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

export async function takeTicket(tx: Tx, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.second_step')
    .where('ticket_hash', '=', secretHash(ticket))
    .where('expires_at', '>', sql<Date>`platform.moment()`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

// Letters and digits that nobody takes for another. 16 of them are 79 bits: a plain hash is enough.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

function newRecoveryCode(): string {
  const part = (): string => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
  return [part(), part(), part(), part()].join('-')
}

function recoveryHash(accountId: string, typed: string): Buffer {
  return secretHash(`${accountId} ${typed.toLowerCase().replace(/[^a-z\d]/g, '')}`)
}
