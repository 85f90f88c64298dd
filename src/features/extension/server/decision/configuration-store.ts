import type { Kysely } from 'kysely'
import type { ExtensionTables } from '../tables.ts'
import type { Configuration } from './configuration.ts'

/** Whoever asks years later by which figures a request was decided finds them under its version. */
export async function keepConfiguration(db: Kysely<ExtensionTables>, canton: string, configuration: Configuration): Promise<void> {
  const { version, ...content } = configuration
  await db
    .insertInto('extension.configuration')
    .values({ canton, version, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
