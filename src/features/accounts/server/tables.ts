import type { ColumnType, Generated } from 'kysely'
import type { Origin } from '../contract.ts'
import type { RedirectProvider } from '../provider-contract.ts'

type Moment = ColumnType<Date, string, string>
/** Set by the database itself. */
type Stamp = ColumnType<Date, string | undefined, string>
type Json = ColumnType<unknown, string | undefined, string>

export type Role = 'admin' | 'staff'

type Account = {
  id: string
  provider: Origin
  issuer: string | null
  subject: string | null
  email: string
  username: string | null
  display_name: string
  photo_url: Generated<string>
  settings: Json
  shortcuts: Json
  workspace_id: string
  disabled_at: Moment | null
  email_proved_at: Moment | null
  delete_at: Moment | null
  delete_language: string | null
  delete_reminded_at: Moment | null
  created_at: Stamp
}
type Credential = { account_id: string; password_hash: string }
type Workspace = { id: string; name: string; founder_id: string | null; created_at: Stamp }
type Membership = { workspace_id: string; account_id: string; role: Role; joined_at: Stamp }
type Invitation = {
  id: string
  workspace_id: string
  email: string
  role: Role
  code_hash: Buffer
  invited_by: string | null
  made_at: Stamp
  expires_at: Moment
}
type Link = {
  code_hash: Buffer
  purpose: 'address' | 'password' | 'invitation'
  account_id: string | null
  invitation_id: string | null
  mailed_to: string | null
  expires_at: Moment
}
type Session = {
  id_hash: Buffer
  account_id: string
  workspace_id: string
  provider_token: Buffer | null
  browser: string | null
  system: string | null
  used_at: Moment | null
  created_at: Stamp
  expires_at: Moment
}
type AccessToken = {
  id: string
  account_id: string
  workspace_id: string
  name: string
  rights: 'read' | 'write'
  token_hash: Buffer
  made_at: Stamp
  expires_at: Moment
  used_at: Moment | null
}
type SigningKey = { id: string; public_key: Json; private_key: Json; made_at: Stamp }
type Device = { id_hash: Buffer; account_id: string; used_at: Stamp }
type Guess = { key: string; used: number; since: Moment }
type Totp = { account_id: string; secret: Buffer; last_step: ColumnType<string, string | undefined, string>; confirmed_at: Moment | null }
type RecoveryCode = { account_id: string; code_hash: Buffer }
type Passkey = {
  id: string
  account_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: ColumnType<string, number, number>
  transports: string[]
  is_synced: boolean
  name: string
  created_at: Stamp
  used_at: Moment | null
}
type PasskeyChallenge = { challenge_hash: Buffer; bound_hash: Buffer; expires_at: Moment }
type SecondStep = { ticket_hash: Buffer; account_id: string; expires_at: Moment }
type SignInFlow = {
  state_hash: Buffer
  browser_hash: Buffer
  provider: RedirectProvider
  verifier: string
  nonce: string
  return_path: string
  expires_at: Moment
}

export type AccountTables = {
  'accounts.account': Account
  'accounts.credential': Credential
  'accounts.workspace': Workspace
  'accounts.membership': Membership
  'accounts.invitation': Invitation
  'accounts.link': Link
  'accounts.session': Session
  'accounts.access_token': AccessToken
  'accounts.signing_key': SigningKey
  'accounts.device': Device
  'accounts.guess': Guess
  'accounts.sign_in_flow': SignInFlow
  'accounts.totp': Totp
  'accounts.recovery_code': RecoveryCode
  'accounts.passkey': Passkey
  'accounts.passkey_challenge': PasskeyChallenge
  'accounts.second_step': SecondStep
}
