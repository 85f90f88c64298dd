import type { Transaction } from 'kysely'
import type { Member } from '../../../../platform/access.ts'
import type { Origin } from '../../contract.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import type { AccountTables } from '../tables.ts'
import { unlockToken } from './locked-token.ts'

export type ProviderToken = {
  readonly provider: Origin
  readonly subject: string
  /** Missing where the provider gave none, or this session cannot open it. */
  readonly token: string | undefined
}

/** With what this session may speak for its account at the provider it came from. */
export async function providerToken(tx: Transaction<AccountTables>, { accountId, sessionId }: Member): Promise<ProviderToken | undefined> {
  const row = await tx
    .selectFrom('accounts.session as s')
    .innerJoin('accounts.account as a', 'a.id', 's.account_id')
    .select(['a.provider', 'a.subject', 's.provider_token'])
    .where('s.id_hash', '=', secretHash(sessionId))
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  if (!row || row.subject === null) return undefined
  const token = row.provider_token ? unlockToken(row.provider_token, sessionId) : undefined
  return { provider: row.provider, subject: row.subject, token }
}
