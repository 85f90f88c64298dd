import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { AuthUser, Code, SignedIn } from './contract.ts'
import { Assertion, Attestation, CreationOptions, RequestOptions } from './passkey-wire.ts'

const TypedCode = z.string().check(z.maxLength(60))
const Password = z.string().check(z.maxLength(1000))
const Done = z.object({})
const Fault = z.nullable(z.string())
const WrongCode = z.object({ error: z.object({ code: z.string() }) })
const WrongPassword = z.object({ error: z.object({ password: z.string() }) })

/** Shown when they are made, and never again. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'public',
  watched: 'second-factor',
  summary: 'The second step of a sign-in: a code of the app, a recovery code or a passkey',
  limit: 'sign-in',
  input: z.object({
    ticket: Code,
    proof: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('code'), code: TypedCode }),
      z.object({ kind: z.literal('recovery'), code: TypedCode }),
      z.object({ kind: z.literal('passkey'), assertion: Assertion }),
    ]),
  }),
  output: z.union([SignedIn, WrongCode]),
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/start',
  access: 'public',
  summary: 'A challenge for a passkey, to sign in without a password or, with a ticket, as the second step',
  limit: 'passkey',
  input: z.object({ ticket: z.optional(Code) }),
  output: RequestOptions,
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  watched: 'sign-in',
  summary: 'Signs in with a passkey that has asked for finger, face or PIN; it stands for password and second step',
  limit: 'sign-in',
  input: z.object({ assertion: Assertion }),
  output: SignedIn,
})

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept in sync between the devices of its owner, or bound to one. */
  isSynced: z.boolean(),
  madeAt: z.string(),
  usedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

export const readSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  access: 'signed-in',
  summary: 'How the account signs in: password or provider, two-step sign-in, passkeys',
  input: z.object({}),
  output: z.object({
    from: AuthUser.shape.from,
    hasPassword: z.boolean(),
    twoStep: z.object({ isOffered: z.boolean(), onSince: z.nullable(z.string()), recoveryCodesLeft: z.number() }),
    passkeys: z.object({ isOffered: z.boolean(), list: z.array(Passkey) }),
  }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  watched: 'password-change',
  summary: 'Changes the own password and ends all other sessions',
  limit: 'sign-in',
  input: z.object({ current: Password, password: Password }),
  output: z.union([z.object({ error: z.object({ current: Fault, password: Fault }) }), Done]),
})

export const beginTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step/begin',
  access: 'signed-in',
  watched: 'two-step',
  summary: 'A new secret for an authenticator app, which counts once a first code has confirmed it',
  limit: 'sign-in',
  input: z.object({ password: Password }),
  output: z.union([z.object({ secret: z.string(), address: z.string() }), WrongPassword]),
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step/confirm',
  access: 'signed-in',
  watched: 'two-step',
  summary: 'Switches two-step sign-in on with a first code',
  limit: 'sign-in',
  input: z.object({ code: TypedCode }),
  output: z.union([RecoveryCodes, WrongCode]),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  access: 'signed-in',
  watched: 'two-step',
  summary: 'Ten new recovery codes; the older ones are void',
  limit: 'sign-in',
  input: z.object({ password: Password }),
  output: z.union([RecoveryCodes, WrongPassword]),
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step/off',
  access: 'signed-in',
  watched: 'two-step',
  summary: 'Switches two-step sign-in off and deletes secret and recovery codes',
  limit: 'sign-in',
  input: z.object({ password: Password }),
  output: z.union([WrongPassword, Done]),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/begin',
  access: 'signed-in',
  watched: 'passkey',
  summary: 'What the browser needs to make a passkey',
  limit: 'sign-in',
  input: z.object({ password: Password }),
  output: z.union([CreationOptions, WrongPassword]),
})

const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/new',
  access: 'signed-in',
  watched: 'passkey',
  summary: 'Keeps a passkey that the browser has made',
  input: z.object({ attestation: Attestation, name: PasskeyName }),
  output: Passkey,
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/rename',
  access: 'signed-in',
  summary: 'Gives a passkey another name',
  input: z.object({ id: z.uuid(), name: PasskeyName }),
  output: Passkey,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/remove',
  access: 'signed-in',
  watched: 'passkey',
  summary: 'Removes a passkey; it can no longer sign in',
  input: z.object({ id: z.uuid() }),
  output: Done,
})
