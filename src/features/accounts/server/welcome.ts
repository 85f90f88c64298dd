import type { Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { BrowserName } from '../../../platform/device.ts'
import { confine } from '../../../platform/http.ts'
import { texts } from '../api-texts.ts'
import type { SignedIn } from '../contract.ts'
import { readUser } from './account-store.ts'
import { beginSession, firstWorkspace } from './session-store.ts'
import type { AccountTables } from './tables.ts'
import type { Tokens } from './tokens.ts'

type Welcome = {
  /** Where the session begins, as its list names it. */
  readonly browser: BrowserName
  /** The secret id of the session, where something was locked up with it before. */
  readonly session?: string
  readonly providerToken?: Buffer
}

/** Begins a session for somebody who has proved who they are, by whatever provider. */
export async function welcome(
  tx: Transaction<AccountTables>,
  tokens: Tokens,
  accountId: string,
  { browser, session: chosen, providerToken }: Welcome,
): Promise<SignedIn> {
  const workspaceId = await firstWorkspace(tx, accountId)
  if (workspaceId === undefined) throw new Problem('not-allowed', texts.disabled)
  await confine(tx, { accountId, workspaceId })
  const session = await beginSession(tx, { accountId, workspaceId, browser, providerToken }, chosen)
  return signedIn(tx, tokens, { accountId, workspaceId, session })
}

/** The answer to every successful sign-in. */
export async function signedIn(
  tx: Transaction<AccountTables>,
  tokens: Tokens,
  { accountId, workspaceId, session }: { readonly accountId: string; readonly workspaceId: string; readonly session: string },
): Promise<SignedIn> {
  const user = await readUser(tx, accountId, workspaceId)
  if (!user) throw new Problem('not-signed-in', texts.invalidToken)
  return { user, access_token: await tokens.issue({ accountId, session }) }
}
