import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { texts } from './api-texts.ts'

/** Where an account comes from. */
const origins = ['custom api', 'firebase', 'auth0', 'identity provider'] as const
export type Origin = (typeof origins)[number]

/** Who is signed in, in the words of the wire. */
export const AuthUser = z.object({
  uuid: z.string(),
  from: z.enum(origins),
  role: z.array(z.string()),
  data: z.object({
    displayName: z.string(),
    photoURL: z.string(),
    email: z.string(),
    /** As they were kept: used only if they hold a theme and a layout style. */
    settings: z.record(z.string(), z.unknown()),
    /** Ids of apps; missing as long as nobody has chosen any. */
    shortcuts: z.optional(z.array(z.string())),
  }),
  /** When the account will be deleted, as long as its owner may still keep it. */
  deleteAt: z.optional(z.iso.datetime()),
  /** The workspace they work in, which is our addition. */
  workspace: z.object({ id: z.string(), name: z.string() }),
})
export type AuthUser = z.output<typeof AuthUser>

export const SignedIn = z.object({ user: AuthUser, access_token: z.string() })
export type SignedIn = z.output<typeof SignedIn>

const Fault = z.nullable(z.string())

/** By what the second step of a sign-in can be taken: a passkey, a code of the app, a recovery code. */
const SecondFactor = z.enum(['passkey', 'code', 'recovery'])
/** A right password where two-step sign-in is on: the ticket leads to the second step for a few minutes. */
const StepNeeded = z.object({ ticket: z.string(), kinds: z.array(SecondFactor) })
export type StepNeeded = z.output<typeof StepNeeded>

export const signIn = endpoint({
  method: 'GET',
  path: '/api/auth',
  access: 'public',
  watched: 'sign-in',
  summary: 'Signs in with an e-mail address and a password, which travel in an HTTP Basic header',
  limit: 'sign-in',
  takesCredentials: true,
  input: z.object({}),
  output: z.union([SignedIn, z.object({ error: z.object({ email: Fault, password: Fault }), secondFactor: z.optional(StepNeeded) })]),
})

const invalidToken = { texts: { 'not-signed-in': texts.invalidToken }, fields: () => ({}) }

export const resume = endpoint({
  method: 'GET',
  path: '/api/auth/access-token',
  access: 'signed-in',
  isForLeaving: true,
  summary: 'Who the token in the Bearer header belongs to, and a token for the next two days',
  input: z.object({}),
  output: SignedIn,
  problem: invalidToken,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  watched: 'registration',
  summary: 'Makes an account with a workspace of its own, and signs it in',
  limit: 'register',
  input: z.object({
    displayName: z.string(),
    password: z.string(),
    email: z.string(),
    /** The code of an invitation, where only those who have one may register. */
    invitation: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.union([SignedIn, z.object({ error: z.object({ displayName: Fault, password: Fault, email: Fault }) })]),
})

export const Code = z.string().check(z.regex(/^[\w-]{43}$/))
const Done = z.object({})

/** Where mailed links lead. */
export const linkPages = { address: '/confirm-address', password: '/new-password', invitation: '/invitation' } as const

export const requestPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/forgotten',
  access: 'public',
  watched: 'password-link',
  summary: 'Mails a link for a new password, if there is such an account; the answer is always the same',
  limit: 'sign-in',
  input: z.object({ email: z.string().check(z.maxLength(254)) }),
  output: Done,
})

export const readLink = endpoint({
  method: 'POST',
  onlyReads: true,
  path: '/api/auth/link',
  access: 'public',
  watched: 'link',
  summary: 'For which account a mailed link is, and what it does',
  limit: 'invitation',
  input: z.object({ code: Code }),
  output: z.object({ email: z.string(), purpose: z.enum(['address', 'password']) }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password/reset',
  access: 'public',
  watched: 'password-reset',
  summary: 'Sets a new password with a link, ends all sessions and signs in; a second step stays',
  limit: 'sign-in',
  input: z.object({ code: Code, password: z.string() }),
  output: z.union([SignedIn, z.object({ error: z.object({ password: z.string() }), secondFactor: z.optional(StepNeeded) })]),
})

export const requestProof = endpoint({
  method: 'POST',
  path: '/api/auth/address/request',
  access: 'signed-in',
  watched: 'address-link',
  summary: 'Mails a link that proves an e-mail address, unless it is proved',
  input: z.object({}),
  output: z.object({ email: z.string(), isProved: z.boolean() }),
})

export const proveAddress = endpoint({
  method: 'POST',
  path: '/api/auth/address/prove',
  access: 'signed-in',
  watched: 'address-proof',
  summary: 'Proves the address that a link was mailed to, for the account it was made for',
  input: z.object({ code: Code }),
  output: z.object({ email: z.string() }),
})

export const updateUser = endpoint({
  method: 'POST',
  path: '/api/auth/user/update',
  access: 'signed-in',
  summary: 'Saves name, picture, settings and shortcuts of whoever is signed in',
  input: z.object({ user: AuthUser }),
  output: AuthUser,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'signed-in',
  isForLeaving: true,
  summary: 'Ends this session on all servers, and says where to go to end the one at the provider',
  input: z.object({}),
  output: z.object({ address: z.optional(z.string()) }),
})
