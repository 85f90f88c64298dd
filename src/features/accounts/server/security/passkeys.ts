import type { AuthenticationResponseJSON, RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../passkey-wire.ts'
import type { AccountTables } from '../tables.ts'
import type { PasskeySite } from './passkey-site.ts'
import { keepChallenge, takeChallenge, type Credential, type FoundPasskey } from './passkey-store.ts'

type Db = Kysely<AccountTables>
type User = { readonly id: string; readonly email: string; readonly name: string }

// It takes a third of a second to load, which no start of a server should wait for.
const library = () => import('@simplewebauthn/server')

const described = ({ id, transports }: Credential) => ({ id, type: 'public-key' as const, transports })
// The library names transports one by one and passes on any.
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>

export async function askForNewPasskey(
  db: Db,
  { site, user, known, boundTo }: { site: PasskeySite; user: User; known: readonly Credential[]; boundTo: string },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'eFristerstreckung',
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
  })
  await keepChallenge(db, options.challenge, boundTo)
  return {
    rp: { id: site.id, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: 120_000,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

/** `known`: only one of these; without them whichever the browser has for this site. */
export async function askForPasskey(
  db: Db,
  { site, known = [], boundTo }: { site: PasskeySite; known?: readonly Credential[]; boundTo: string },
): Promise<RequestOptions> {
  const userVerification = known.length === 0 ? 'required' : 'discouraged'
  const { generateAuthenticationOptions } = await library()
  const { challenge } = await generateAuthenticationOptions({ rpID: site.id, userVerification })
  await keepChallenge(db, challenge, boundTo)
  return { challenge, rpId: site.id, timeout: 120_000, userVerification, allowCredentials: known.map(described) }
}

type MadePasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** What was made, if it answers a challenge of ours for this session, at this site. */
export async function checkNewPasskey(
  db: Db,
  { site, attestation, boundTo }: { site: PasskeySite; attestation: Attestation; boundTo: string },
): Promise<MadePasskey | undefined> {
  const challenge = challengeIn(attestation.response.clientDataJSON)
  if (challenge === undefined || !(await takeChallenge(db, challenge, boundTo))) return undefined
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: attestation as RegistrationResponseJSON & { response: { transports?: Transports } }, // the contract has checked its shape
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(refused)
  return registrationInfo
}

type Shown = {
  readonly site: PasskeySite
  readonly assertion: Assertion
  readonly passkey: FoundPasskey
  readonly boundTo: string
  /** Where nothing else proves who it is, the device must have asked for finger, face or PIN. */
  readonly isAlone: boolean
}

/** How the passkey was used, if it signed a challenge of ours for this browser or ticket, at this site. */
export async function checkPasskey(
  db: Db,
  { site, assertion, passkey, boundTo, isAlone }: Shown,
): Promise<{ readonly counter: number; readonly isSynced: boolean } | undefined> {
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (challenge === undefined || !(await takeChallenge(db, challenge, boundTo))) return undefined
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion as AuthenticationResponseJSON, // the contract has checked its shape
    expectedChallenge: challenge,
    expectedOrigin: [...site.origins],
    expectedRPID: site.id,
    credential: { id: assertion.id, publicKey: passkey.publicKey, counter: passkey.counter },
    requireUserVerification: isAlone,
  }).catch(refused)
  if (!verified || !authenticationInfo) return undefined
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialDeviceType === 'multiDevice' }
}

/** The library throws for whatever is not right, and asks nobody that could fail otherwise. */
function refused(): { readonly verified: false; readonly registrationInfo?: undefined; readonly authenticationInfo?: undefined } {
  return { verified: false }
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const isNamed = typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string'
    return isNamed ? String(said.challenge) : undefined
  } catch {
    return undefined
  }
}
