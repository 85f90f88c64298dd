import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { ExtensionTables } from './tables.ts'

/** How long a page without script may be looked at again under its secret address. */
const minutes = 15

/** A secret address for an answer; only its hash is stored. */
export async function openAddress(db: Kysely<ExtensionTables>, canton: string, reference: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('extension.result_address')
    .values({
      token_hash: digest(token),
      canton,
      reference,
      expires_at: sql<Date>`platform.moment() + make_interval(mins => ${minutes})`,
    })
    .execute()
  return token
}

export async function referenceAt(db: Kysely<ExtensionTables>, canton: string, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('extension.result_address')
    .select('reference')
    .where('token_hash', '=', digest(token))
    .where('canton', '=', canton)
    .where('expires_at', '>', sql<Date>`platform.moment()`)
    .executeTakeFirst()
  return row?.reference
}

export async function closeAddress(db: Kysely<ExtensionTables>, token: string): Promise<void> {
  await db.deleteFrom('extension.result_address').where('token_hash', '=', digest(token)).execute()
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
