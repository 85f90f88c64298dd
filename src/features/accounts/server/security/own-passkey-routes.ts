import { Problem } from '../../../../kit/problem.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { shortly, workspaceRoute, type Route } from '../../../../platform/http.ts'
import { texts } from '../../api-texts.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../security-contract.ts'
import { checkOwnPassword } from '../sign-in.ts'
import { orderNotice } from './notice-mails.ts'
import { memberRoute, readOwner, type SecurityDeps } from './own-account.ts'
import { requireSite } from './passkey-site.ts'
import { deletePasskey, insertPasskey, listCredentials, renameKept } from './passkey-store.ts'
import { askForNewPasskey, checkNewPasskey } from './passkeys.ts'

const maxPasskeys = 20

/** The passkeys of an account. Making one begins with the password, so only accounts with a password of ours have any. */
export function ownPasskeyRoutes(deps: SecurityDeps): readonly Route[] {
  const { db, quick, config } = deps
  const boundTo = (sessionId: string): string => `session ${sessionId}`
  return [
    memberRoute(beginPasskey, async ({ password }, member, asking) => {
      const site = requireSite(config, asking.host)
      if ((await checkOwnPassword(deps, member, asking, password)) === undefined) return { error: { password: texts.wrongPassword } }
      const { owner, known } = await shortly(db, member, async (tx) => ({
        owner: await readOwner(tx, member),
        known: await listCredentials(tx, member.accountId),
      }))
      if (known.length >= maxPasskeys) throw new Problem('conflict', texts.tooManyPasskeys)
      return askForNewPasskey(quick, { site, user: { id: member.accountId, ...owner }, known, boundTo: boundTo(member.sessionId) })
    }),
    memberRoute(addPasskey, async ({ attestation, name }, member, { host, language }) => {
      const site = requireSite(config, host)
      const made = await checkNewPasskey(quick, { site, attestation, boundTo: boundTo(member.sessionId) })
      if (!made) throw new Problem('not-allowed', texts.passkeyRefused)
      const { id: credentialId, publicKey, counter } = made.credential
      const { accountId } = member
      return shortly(db, member, async (tx) => {
        const passkey = await insertPasskey(tx, accountId, {
          credentialId,
          publicKey,
          counter,
          transports: attestation.response.transports ?? [],
          isSynced: made.credentialDeviceType === 'multiDevice',
          name,
        })
        if (!passkey) throw new Problem('not-allowed', texts.passkeyRefused)
        if (sendsMail(config)) await orderNotice(tx, { kind: 'passkey-added', accountId, language })
        return passkey
      })
    }),
    workspaceRoute(renamePasskey, db, async (input, tx, { accountId }) => {
      const passkey = await renameKept(tx, accountId, input)
      if (!passkey) throw new Problem('not-found', texts.noSuchPasskey)
      return passkey
    }),
    workspaceRoute(removePasskey, db, async ({ id }, tx, { accountId }, { language }) => {
      if (!(await deletePasskey(tx, accountId, id))) throw new Problem('not-found', texts.noSuchPasskey)
      if (sendsMail(config)) await orderNotice(tx, { kind: 'passkey-removed', accountId, language })
      return {}
    }),
  ]
}
