import { Problem } from '../../../../kit/problem.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { shortly, type Route } from '../../../../platform/http.ts'
import { texts } from '../../api-texts.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from '../../security-contract.ts'
import { giveBackGuess, stepBudget, takeGuess } from '../guesses.ts'
import { checkOwnPassword } from '../sign-in.ts'
import { orderNotice } from './notice-mails.ts'
import { memberRoute, readOwner, type SecurityDeps } from './own-account.ts'
import { deleteTwoStep, keepTotp, makeRecoveryCodes, readTotp, takeStep } from './second-factor-store.ts'
import { lockSecret, newTotpSecret, stepOfCode, totpAddress, unlockSecret } from './totp.ts'

const wrongPassword = { error: { password: texts.wrongPassword } }

/** Two-step sign-in on and off. Each begins with the password, which whoever finds an open page does not know. */
export function twoStepRoutes(deps: SecurityDeps): readonly Route[] {
  const { db, quick, config, clock } = deps
  return [
    memberRoute(beginTwoStep, async ({ password }, member, asking) => {
      const key = config.TOTP_KEY
      if (key === undefined) throw new Problem('not-allowed', texts.twoStepNotOffered)
      if ((await checkOwnPassword(deps, member, asking, password)) === undefined) return wrongPassword
      const secret = newTotpSecret()
      return shortly(db, member, async (tx) => {
        const { email } = await readOwner(tx, member)
        if (!(await keepTotp(tx, member.accountId, lockSecret(secret, key, member.accountId)))) {
          throw new Problem('conflict', texts.twoStepIsOn)
        }
        return { secret, address: totpAddress(secret, email) }
      })
    }),
    memberRoute(confirmTwoStep, async ({ code }, member, { language }) => {
      const { accountId } = member
      const budget = stepBudget(accountId)
      await takeGuess(quick, budget)
      const answer = await shortly(db, member, async (tx) => {
        const totp = await readTotp(tx, accountId)
        if (totp?.onSince) throw new Problem('conflict', texts.twoStepIsOn)
        const secret = totp && unlockSecret(totp.secret, config.TOTP_KEY, accountId)
        if (secret === undefined) throw new Problem('not-found', texts.setupOver)
        const step = stepOfCode(secret, code, clock())
        if (step === undefined || !(await takeStep(tx, accountId, step))) return { error: { code: texts.wrongCode } }
        if (sendsMail(config)) await orderNotice(tx, { kind: 'two-step-on', accountId, language })
        return { recoveryCodes: await makeRecoveryCodes(tx, accountId) }
      })
      if ('recoveryCodes' in answer) await giveBackGuess(quick, budget)
      return answer
    }),
    memberRoute(renewRecoveryCodes, async ({ password }, member, asking) => {
      if ((await checkOwnPassword(deps, member, asking, password)) === undefined) return wrongPassword
      return shortly(db, member, async (tx) => {
        if (!(await readTotp(tx, member.accountId))?.onSince) throw new Problem('not-found', texts.setupOver)
        return { recoveryCodes: await makeRecoveryCodes(tx, member.accountId) }
      })
    }),
    memberRoute(endTwoStep, async ({ password }, member, asking) => {
      if ((await checkOwnPassword(deps, member, asking, password)) === undefined) return wrongPassword
      return shortly(db, member, async (tx) => {
        const { accountId } = member
        const wasOn = await deleteTwoStep(tx, accountId)
        if (wasOn && sendsMail(config)) await orderNotice(tx, { kind: 'two-step-off', accountId, language: asking.language })
        return {}
      })
    }),
  ]
}
