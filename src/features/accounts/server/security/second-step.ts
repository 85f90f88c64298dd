import type { Kysely, Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { Asking } from '../../../../platform/asking.ts'
import type { Config } from '../../../../platform/config.ts'
import { confine, route, shortly, type Route } from '../../../../platform/http.ts'
import { texts } from '../../api-texts.ts'
import type { SignedIn, StepNeeded } from '../../contract.ts'
import { finishSignIn } from '../../security-contract.ts'
import { rememberDevice } from '../device.ts'
import { giveBackGuess, networkBudget, stepBudget, takeGuess } from '../guesses.ts'
import type { GuessLimits } from '../sign-in.ts'
import type { AccountTables } from '../tables.ts'
import type { Tokens } from '../tokens.ts'
import { welcome } from '../welcome.ts'
import { requireSite } from './passkey-site.ts'
import { findPasskey, listCredentials, noteUse } from './passkey-store.ts'
import { checkPasskey } from './passkeys.ts'
import { accountOfTicket, countRecoveryCodes, makeTicket, readTotp, takeRecoveryCode, takeStep, takeTicket } from './second-factor-store.ts'
import { stepOfCode, unlockSecret } from './totp.ts'

type Tx = Transaction<AccountTables>

/** What follows a right password: the session, or the ticket for a second step where that is switched on. */
export async function afterPassword(tx: Tx, tokens: Tokens, accountId: string, asking: Asking): Promise<SignedIn | StepNeeded> {
  await confine(tx, { accountId, workspaceId: '' })
  const kinds = await kindsOf(tx, accountId)
  if (kinds.length > 0) return makeTicket(tx, accountId, kinds)
  const answer = await welcome(tx, tokens, accountId, asking)
  await rememberDevice(tx, accountId, asking)
  return answer
}

/** None where two-step sign-in is off. A passkey alone does not switch it on. */
async function kindsOf(tx: Tx, accountId: string): Promise<StepNeeded['kinds']> {
  const totp = await readTotp(tx, accountId)
  if (!totp?.onSince) return []
  const [passkeys, recoveryCodes] = [await listCredentials(tx, accountId), await countRecoveryCodes(tx, accountId)]
  return [...(passkeys.length > 0 ? (['passkey'] as const) : []), 'code', ...(recoveryCodes > 0 ? (['recovery'] as const) : [])]
}

type Needs = {
  readonly db: Kysely<AccountTables>
  readonly quick: Kysely<AccountTables>
  readonly config: Config
  readonly tokens: Tokens
  readonly clock: () => Date
  readonly limits: GuessLimits
}
type Proof = InputOf<typeof finishSignIn>['proof']

export const boundToTicket = (ticket: string): string => `ticket ${ticket}`

/** The call that ends a sign-in of two steps. Guesses are counted before they are looked at, by account and by network. */
export function secondStepRoute({ db, quick, config, tokens, clock, limits }: Needs): Route {
  return route(finishSignIn, async ({ ticket, proof }, _caller, asking): Promise<OutputOf<typeof finishSignIn>> => {
    const accountId = await accountOfTicket(quick, ticket)
    if (accountId === undefined) throw new Problem('not-found', texts.stepOver)
    asking.isAbout(accountId)
    const budgets = [stepBudget(accountId), networkBudget(asking.address, limits.perNetwork)]
    for (const budget of budgets) await takeGuess(quick, budget)
    const isRight = await proofCheck(proof, { accountId, ticket, asking })
    const answer = await shortly(db, { accountId, workspaceId: '' }, async (tx) => {
      if (!(await isRight(tx))) return undefined
      // Last, so that a wrong guess does not end the sign-in; and whoever comes second with one ticket undoes all of it.
      if (!(await takeTicket(tx, ticket))) throw new Problem('not-found', texts.stepOver)
      const signedIn = await welcome(tx, tokens, accountId, asking)
      await rememberDevice(tx, accountId, asking)
      return signedIn
    })
    if (!answer) return { error: { code: proof.kind === 'passkey' ? texts.passkeyRefused : texts.wrongCode } }
    await Promise.all(budgets.map((budget) => giveBackGuess(quick, budget)))
    return answer
  })

  type Given = { readonly accountId: string; readonly ticket: string; readonly asking: Asking }

  /** Gives what is left to do in the transaction: a code or a use counts only if the session begins with it. */
  async function proofCheck(proof: Proof, { accountId, ticket, asking }: Given): Promise<(tx: Tx) => Promise<boolean>> {
    if (proof.kind === 'recovery') return (tx) => takeRecoveryCode(tx, accountId, proof.code)
    if (proof.kind === 'code') {
      return async (tx) => {
        const totp = await readTotp(tx, accountId)
        const secret = totp?.onSince ? unlockSecret(totp.secret, config.TOTP_KEY, accountId) : undefined
        const step = secret === undefined ? undefined : stepOfCode(secret, proof.code, clock())
        return step !== undefined && takeStep(tx, accountId, step)
      }
    }
    const { assertion } = proof
    const site = requireSite(config, asking.host)
    const passkey = await findPasskey(quick, assertion.id)
    if (passkey?.accountId !== accountId) return async () => false
    const use = await checkPasskey(quick, { site, assertion, passkey, boundTo: boundToTicket(ticket), isAlone: false })
    return async (tx) => use !== undefined && noteUse(tx, passkey, use)
  }
}
