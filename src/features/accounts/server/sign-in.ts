import { sql, type Kysely } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import type { Asking } from '../../../platform/asking.ts'
import { shortly } from '../../../platform/http.ts'
import { texts } from '../api-texts.ts'
import type { signIn } from '../contract.ts'
import { signInCandidate } from './account-store.ts'
import { knownDevice } from './device.ts'
import { accountBudget, deviceBudget, giveBackGuess, networkBudget, takeGuess, type Budget } from './guesses.ts'
import type { Passwords } from './passwords.ts'
import type { AccountTables } from './tables.ts'

export type GuessLimits = { readonly perAccount: number; readonly perNetwork: number; readonly perDevice: number }
type Needs = { readonly db: Kysely<AccountTables>; readonly passwords: Passwords; readonly limits: GuessLimits }
type Refusal = Extract<OutputOf<typeof signIn>, { error: unknown }>
type Outcome = { readonly kind: 'right'; readonly accountId: string } | { readonly kind: 'wrong'; readonly answer: Refusal }

/** Whether name and password are those of an account. Counts the guess first, and forgets it when it was right. */
export async function checkPassword({ db, passwords, limits }: Needs, asking: Asking): Promise<Outcome> {
  const { name, password } = asking.credentials ?? { name: '', password: '' }
  const candidate = await signInCandidate(db, name.trim())
  if (candidate) asking.isAbout(candidate.account_id)
  const budgets = await budgetsOf(db, limits, asking, candidate?.account_id)
  for (const budget of budgets) await takeGuess(db, budget)
  if (!candidate) return wrong(texts.unknownEmail)
  const { account_id: accountId, password_hash: hash, is_disabled: isDisabled } = candidate
  if (!(await passwords.isRight(password, hash))) return wrong(null)
  await Promise.all(budgets.map((budget) => giveBackGuess(db, budget)))
  if (isDisabled) throw new Problem('not-allowed', texts.disabled)
  return { kind: 'right', accountId }
}

/**
 * Asks for the password again before the account itself is changed, as whoever finds an open page would not know it. Gives the hash that
 * it fits, and nothing where it is wrong. Guesses count as at the sign-in page.
 */
export async function checkOwnPassword(
  { db, quick, passwords, limits }: Needs & { readonly quick: Kysely<AccountTables> },
  member: Member,
  asking: Asking,
  password: string,
): Promise<string | undefined> {
  const hash = await shortly(db, member, async (tx) => {
    const { rows } = await sql<{ hash: string | null }>`select accounts.own_password() as hash`.execute(tx)
    return rows[0]?.hash ?? undefined
  })
  if (hash === undefined) throw new Problem('not-allowed', texts.noOwnPassword)
  const budgets = await budgetsOf(quick, limits, asking, member.accountId)
  for (const budget of budgets) await takeGuess(quick, budget)
  if (!(await passwords.isRight(password, hash))) return undefined
  await Promise.all(budgets.map((budget) => giveBackGuess(quick, budget)))
  return hash
}

/** Who is known by their browser pays for themselves alone: neither strangers nor the network they share can keep them out. */
async function budgetsOf(
  db: Kysely<AccountTables>,
  { perAccount, perNetwork, perDevice }: GuessLimits,
  asking: Asking,
  accountId: string | undefined,
): Promise<readonly Budget[]> {
  const network = networkBudget(asking.address, perNetwork)
  if (accountId === undefined) return [network]
  const device = await knownDevice(db, accountId, asking)
  return device === undefined ? [network, accountBudget(accountId, perAccount)] : [deviceBudget(accountId, device, perDevice)]
}

/** Whoever has no account cannot have its password either, so both fields are named. */
function wrong(email: string | null): Outcome {
  return { kind: 'wrong', answer: { error: { email, password: texts.wrongPassword } } }
}
