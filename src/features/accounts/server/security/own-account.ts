import type { Kysely, Transaction } from 'kysely'
import type { $ZodType, output } from 'zod/v4/core'
import type { Endpoint } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { Member } from '../../../../platform/access.ts'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { route, type Route } from '../../../../platform/http.ts'
import { texts } from '../../api-texts.ts'
import type { Passwords } from '../passwords.ts'
import type { GuessLimits } from '../sign-in.ts'
import type { AccountTables } from '../tables.ts'

/** What the calls need by which an account changes how it signs in. */
export type SecurityDeps = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly clock: () => Date
  readonly passwords: Passwords
  readonly limits: GuessLimits
}

/** A call of whoever is signed in, outside of a transaction: hashing takes longer than one may be open. */
export function memberRoute<I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: output<I>, member: Member, asking: Asking) => Promise<output<O>>,
): Route {
  return route(endpoint, async (input, caller, asking) => {
    if (caller?.kind !== 'member') throw new Problem('not-signed-in', texts.invalidToken)
    return handler(input, caller, asking)
  })
}

type Owner = { readonly email: string; readonly name: string; readonly from: AccountTables['accounts.account']['provider'] }

export async function readOwner(tx: Transaction<AccountTables>, { accountId }: Member): Promise<Owner> {
  return tx
    .selectFrom('accounts.account')
    .select(['email', 'display_name as name', 'provider as from'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(() => new Problem('not-signed-in', texts.invalidToken))
}
