import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { sql, type Kysely } from 'kysely'
import { newSecret } from '../../../platform/secrets.ts'
import type { AccountTables } from './tables.ts'

export const algorithm = 'EdDSA'

type SigningKey = { readonly id: string; readonly publicKey: CryptoKey; readonly privateKey: CryptoKey; readonly isRipe: boolean }
export type KeyRing = {
  /** The newest key that all servers can have heard of; made where there is none yet. */
  readonly current: () => Promise<SigningKey>
  readonly find: (id: string) => Promise<SigningKey | undefined>
}

const mostOftenMilliseconds = 1000
// Longer than another server may go without looking, so that nobody meets a token before they could find its key.
const ripeSeconds = 5

/**
 * The keys that sign our tokens, shared by all servers through the database. A key that another server has made is looked up
 * when its first token comes along; somebody who invents keys makes us look once a second, not more.
 */
export function createKeyRing(db: Kysely<AccountTables>): KeyRing {
  let keys: readonly SigningKey[] = []
  let reading: Promise<void> | undefined
  let making: Promise<void> | undefined
  let lastRead = -mostOftenMilliseconds

  async function read(): Promise<void> {
    if (performance.now() - lastRead < mostOftenMilliseconds) return
    reading ??= readKeys(db)
      .then((found) => {
        keys = found
        lastRead = performance.now()
      })
      .finally(() => (reading = undefined))
    await reading
  }

  /** The first of all keys. Other servers may make one in the same moment, so the next unknown key is looked up at once. */
  async function makeFirst(): Promise<void> {
    await makeKey(db)
    keys = await readKeys(db)
    lastRead = -mostOftenMilliseconds
  }

  return {
    current: async () => {
      await read()
      if (keys.length === 0) await (making ??= makeFirst().finally(() => (making = undefined)))
      const chosen = keys.find((key) => key.isRipe) ?? keys.at(-1)
      if (!chosen) throw new Error('there is no key to sign with')
      return chosen
    },
    find: async (id) => {
      const known = keys.find((key) => key.id === id)
      if (known) return known
      await read()
      return keys.find((key) => key.id === id)
    },
  }
}

/** In a few seconds tokens are signed with a new key; older ones are still read. */
export async function makeKey(db: Kysely<AccountTables>): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const [open, secret] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])
  const id = newSecret().slice(0, 16)
  await db
    .insertInto('accounts.signing_key')
    .values({ id, public_key: JSON.stringify(open), private_key: JSON.stringify(secret) })
    .execute()
}

async function readKeys(db: Kysely<AccountTables>): Promise<readonly SigningKey[]> {
  const rows = await db
    .selectFrom('accounts.signing_key')
    .select(['id', 'public_key', 'private_key'])
    .select(sql<boolean>`made_at <= platform.moment() - make_interval(secs => ${ripeSeconds})`.as('is_ripe'))
    .orderBy(sql`made_at desc, id`)
    .execute()
  return Promise.all(
    rows.map(async ({ id, public_key: open, private_key: secret, is_ripe: isRipe }) => ({
      id,
      isRipe,
      publicKey: await imported(open),
      privateKey: await imported(secret),
    })),
  )
}

/** Written by `makeKey`, so it is a key of this kind. */
async function imported(jwk: unknown): Promise<CryptoKey> {
  return (await importJWK(jwk as JWK, algorithm)) as CryptoKey
}
