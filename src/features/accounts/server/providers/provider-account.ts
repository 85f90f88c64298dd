import { sql, type Transaction } from 'kysely'
import type { Language } from '../../../../kit/texts.ts'
import { Problem } from '../../../../kit/problem.ts'
import type { Config } from '../../../../platform/config.ts'
import { confine } from '../../../../platform/http.ts'
import type { Sample } from '../../../../platform/sample.ts'
import { texts } from '../../api-texts.ts'
import type { Origin } from '../../contract.ts'
import { cleanName } from '../../registration.ts'
import type { KeptRecord } from '../kept-record.ts'
import { foundAccount } from '../register.ts'
import type { AccountTables, Role } from '../tables.ts'

/** What a provider has proved or says about somebody. */
export type ProviderProfile = {
  readonly provider: Exclude<Origin, 'custom api'>
  readonly issuer: string
  readonly subject: string
  /** The first that can be shown is taken. */
  readonly names: readonly unknown[]
  readonly email: unknown
  /** Whether the provider says that the address is theirs; only `true` does. */
  readonly isVerified: unknown
  readonly picture: unknown
  /** In the own workspace. */
  readonly role: Role
  /** What the provider keeps for them; without it ours stays as it is. */
  readonly record?: KeptRecord | undefined
}
type Needs = {
  readonly samples: readonly Sample[]
  readonly clock: () => Date
  readonly registration: Config['REGISTRATION']
  readonly language?: Language | undefined
}
type Found = { account_id: string; is_disabled: boolean }

/** The account that a provider speaks of, made where there is none. It goes by issuer and subject, never by e-mail address. */
export async function providerAccount(tx: Transaction<AccountTables>, profile: ProviderProfile, needs: Needs): Promise<string> {
  const { provider, issuer, subject, role, record } = profile
  // Two first sign-ins at the same moment are one account.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(tx)
  const { rows } = await sql<Found>`select * from accounts.provider_account(${issuer}, ${subject})`.execute(tx)
  const [found] = rows
  if (found?.is_disabled) throw new Problem('not-allowed', texts.disabled)
  // Who has an account at the identity provider or Auth0 is decided there. At Firebase everybody makes one.
  if (!found && provider === 'firebase' && needs.registration !== 'open') throw new Problem('not-allowed', texts.registrationOff)
  const person = { displayName: shownName(profile), email: text(profile.email, 254), photoUrl: pictureOf(profile.picture) }
  const isProved = profile.isVerified === true && person.email !== ''
  const accountId =
    found?.account_id ?? (await foundAccount(tx, { provider, issuer, subject, role, language: needs.language, ...person }, needs)).accountId
  if (found) await confine(tx, { accountId, workspaceId: '' })
  if (provider === 'identity provider') await sql`select accounts.take_realm_role(${role})`.execute(tx)
  await tx
    .updateTable('accounts.account')
    .set({
      display_name: person.displayName,
      email: person.email,
      // Proved by a link before, it stays proved as long as it is the same.
      email_proved_at: isProved
        ? sql`coalesce(email_proved_at, platform.moment())`
        : sql`case when lower(email) = lower(${person.email}) then email_proved_at end`,
      photo_url: person.photoUrl,
      ...(record ? { settings: JSON.stringify(record.settings) } : {}),
      ...(record?.shortcuts ? { shortcuts: JSON.stringify(record.shortcuts) } : {}),
    })
    .where('id', '=', accountId)
    .execute()
  return accountId
}

const shortestName = /[\p{L}\p{N}\p{P}\p{S}]/u

function shownName({ names, email }: ProviderProfile): string {
  const shown = [...names, email].map((name) => cleanName(text(name, 1000)).slice(0, 100)).find((name) => shortestName.test(name))
  return shown ?? '?'
}

function pictureOf(picture: unknown): string {
  const address = text(picture, 2000)
  return URL.parse(address)?.protocol === 'https:' ? address : ''
}

/** Nothing in place of what is no text or more than can be kept. */
function text(value: unknown, most: number): string {
  return typeof value === 'string' && value.length <= most && !value.includes('\0') ? value.trim() : ''
}
