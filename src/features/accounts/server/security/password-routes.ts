import { sql } from 'kysely'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { shortly, workspaceRoute, type Route } from '../../../../platform/http.ts'
import { secretHash } from '../../../../platform/secrets.ts'
import { texts } from '../../api-texts.ts'
import { passwordFault } from '../../registration.ts'
import { changePassword, readSecurity } from '../../security-contract.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { rememberDevice } from '../device.ts'
import { checkOwnPassword } from '../sign-in.ts'
import { orderNotice } from './notice-mails.ts'
import { memberRoute, readOwner, type SecurityDeps } from './own-account.ts'
import { passkeySite } from './passkey-site.ts'
import { listPasskeys } from './passkey-store.ts'
import { countRecoveryCodes, readTotp } from './second-factor-store.ts'

/** How the account signs in, and another password for it. */
export function passwordRoutes(deps: SecurityDeps): readonly Route[] {
  const { db, config, passwords } = deps
  return [
    workspaceRoute(readSecurity, db, async (_input, tx, member, { host }) => {
      const { from } = await readOwner(tx, member)
      const { rows } = await sql<{ has: boolean }>`select accounts.own_password() is not null as has`.execute(tx)
      const totp = await readTotp(tx, member.accountId)
      return {
        from,
        hasPassword: rows[0]?.has ?? false,
        twoStep: {
          isOffered: config.TOTP_KEY !== undefined,
          onSince: totp?.onSince ?? null,
          recoveryCodesLeft: await countRecoveryCodes(tx, member.accountId),
        },
        passkeys: { isOffered: passkeySite(config, host) !== undefined, list: await listPasskeys(tx, member.accountId) },
      }
    }),
    memberRoute(changePassword, async ({ current, password }, member, asking) => {
      const { email, name } = await shortly(db, member, (tx) => readOwner(tx, member))
      const wrong = { error: { current: texts.wrongPassword, password: null } }
      const oldHash = await checkOwnPassword(deps, member, asking, current)
      if (oldHash === undefined) return wrong
      const fault = passwordFault(password, [name, email]) ?? (isCommonPassword(password) ? texts.commonPassword : null)
      if (fault !== null) return { error: { current: null, password: fault } }
      const newHash = await passwords.hash(password)
      return shortly(db, member, async (tx) => {
        const { rows } = await sql<{ is_changed: boolean }>`
          select accounts.change_password(${oldHash}, ${newHash}, ${secretHash(member.sessionId)}) as is_changed`.execute(tx)
        if (!rows[0]?.is_changed) return wrong
        await rememberDevice(tx, member.accountId, asking)
        if (sendsMail(config)) await orderNotice(tx, { kind: 'password-changed', accountId: member.accountId, language: asking.language })
        return {}
      })
    }),
  ]
}
