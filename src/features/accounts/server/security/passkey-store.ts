import { randomUUIDv7 } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { secretHash } from '../../../../platform/secrets.ts'
import type { Passkey } from '../../security-contract.ts'
import type { AccountTables } from '../tables.ts'

type Tx = Transaction<AccountTables>

// Autofill waits while the sign-in page is open, so this is longer than a person takes.
const challengeMinutes = 15

/** Remembers a challenge, and what alone may answer it: a session, a browser or a ticket. */
export async function keepChallenge(db: Kysely<AccountTables>, challenge: string, boundTo: string): Promise<void> {
  await db
    .insertInto('accounts.passkey_challenge')
    .values({
      challenge_hash: secretHash(challenge),
      bound_hash: secretHash(boundTo),
      expires_at: sql`platform.moment() + make_interval(mins => ${challengeMinutes})`,
    })
    .execute()
}

/** Uses up a challenge, for the first who answers it and never again. */
export async function takeChallenge(db: Kysely<AccountTables>, challenge: string, boundTo: string): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.passkey_challenge')
    .where('challenge_hash', '=', secretHash(challenge))
    .returning(['bound_hash', sql<boolean>`expires_at > platform.moment()`.as('is_fresh')])
    .executeTakeFirst()
  return row?.is_fresh === true && row.bound_hash.equals(secretHash(boundTo))
}

export type FoundPasskey = {
  readonly id: string
  readonly accountId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly isDisabled: boolean
}
type FoundRow = { id: string; account_id: string; public_key: Buffer; counter: string; is_disabled: boolean }

/** By the id that the browser shows; asked before anybody is known. */
export async function findPasskey(db: Kysely<AccountTables>, credentialId: string): Promise<FoundPasskey | undefined> {
  const { rows } = await sql<FoundRow>`select * from accounts.passkey_of(${Buffer.from(credentialId, 'base64url')})`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    id: row.id,
    accountId: row.account_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    isDisabled: row.is_disabled,
  }
}

type Used = { readonly counter: number; readonly isSynced: boolean }

/** Notes that a passkey was used. A counter that does not grow is that of a copy; those that do not count stay at zero. */
export async function noteUse(tx: Tx, { id }: FoundPasskey, { counter, isSynced }: Used): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts.passkey')
    .set({ counter, is_synced: isSynced, used_at: sql`platform.moment()` })
    .where('id', '=', id)
    .where((where) => where.or([where('counter', '<', String(counter)), where.and({ counter: '0' }).and(sql<boolean>`${counter} = 0`)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewPasskey = {
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly name: string
}

/** Nothing where somebody has this very passkey already. */
export async function insertPasskey(tx: Tx, accountId: string, passkey: NewPasskey): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('accounts.passkey')
    .values({
      id: randomUUIDv7(),
      account_id: accountId,
      credential_id: Buffer.from(passkey.credentialId, 'base64url'),
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function listPasskeys(tx: Tx, accountId: string): Promise<Passkey[]> {
  const rows = await tx.selectFrom('accounts.passkey').select(shown).where('account_id', '=', accountId).orderBy('id').execute()
  return rows.map(toPasskey)
}

export type Credential = { readonly id: string; readonly transports: string[] }

/** What browsers know them by. */
export async function listCredentials(tx: Tx, accountId: string): Promise<readonly Credential[]> {
  const rows = await tx.selectFrom('accounts.passkey').select(['credential_id', 'transports']).where('account_id', '=', accountId).execute()
  return rows.map(({ credential_id: id, transports }) => ({ id: id.toString('base64url'), transports }))
}

export async function renameKept(tx: Tx, accountId: string, { id, name }: Pick<Passkey, 'id' | 'name'>): Promise<Passkey | undefined> {
  const row = await tx
    .updateTable('accounts.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const shown = ['id', 'name', 'is_synced', 'created_at', 'used_at'] as const
type Row = { id: string; name: string; is_synced: boolean; created_at: Date; used_at: Date | null }

function toPasskey({ id, name, is_synced: isSynced, created_at: madeAt, used_at: usedAt }: Row): Passkey {
  return { id, name, isSynced, madeAt: madeAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}
