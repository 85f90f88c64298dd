import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { SignedIn } from './contract.ts'

/** Providers that are asked by leaving our pages and coming back to /callback. */
const redirectProviders = ['identity provider', 'auth0'] as const
export type RedirectProvider = (typeof redirectProviders)[number]

/** What the Firebase SDK needs to know; none of it is secret. */
export const FirebaseConfig = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  databaseURL: z.string(),
  /** Where a test runs Firebase of its own. */
  authEmulator: z.optional(z.string()),
})
export type FirebaseConfig = z.output<typeof FirebaseConfig>

export const readProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  access: 'public',
  summary: 'In which ways one can sign in here',
  input: z.object({}),
  output: z.object({
    redirects: z.array(z.object({ provider: z.enum(redirectProviders), name: z.string() })),
    firebase: z.optional(FirebaseConfig),
    /** Whether the accounts of the demonstration are there and may be shown. */
    isDemo: z.boolean(),
    /** Who may make an account: nobody, those with the code of an invitation, or everybody. */
    registration: z.enum(['off', 'invited', 'open']),
    /** Who is asked for an account where one cannot make it oneself. */
    registrationContact: z.optional(z.string()),
    /** Whether links for forgotten passwords and new addresses can be mailed. */
    sendsMail: z.boolean(),
    /** Whether passkeys work at the address of this installation. */
    passkeys: z.boolean(),
  }),
})

export const startProvider = endpoint({
  method: 'POST',
  path: '/api/auth/provider/start',
  access: 'public',
  summary: 'Where to go to sign in at a provider; a cookie remembers who went',
  limit: 'sign-in',
  input: z.object({ provider: z.enum(redirectProviders), returnPath: z.string() }),
  output: z.object({ address: z.string() }),
})

export const finishProvider = endpoint({
  method: 'POST',
  path: '/api/auth/provider/finish',
  access: 'public',
  watched: 'sign-in',
  summary: "Exchanges the provider's answer for our own token",
  limit: 'sign-in',
  /** The query of the address that the provider sent the browser back to. */
  input: z.object({ query: z.string().check(z.maxLength(8000)) }),
  output: z.object({ ...SignedIn.shape, returnPath: z.string() }),
})

export const exchangeFirebase = endpoint({
  method: 'POST',
  path: '/api/auth/provider/firebase',
  access: 'public',
  watched: 'sign-in',
  summary: "Exchanges Firebase's token for our own",
  limit: 'sign-in',
  input: z.object({
    idToken: z.string().check(z.maxLength(8000)),
    /** Kept with the session under lock, to save to Firebase later on. */
    refreshToken: z.string().check(z.maxLength(4000)),
    /** What the realtime database keeps of this user. */
    record: z.optional(z.object({ settings: z.record(z.string(), z.unknown()), shortcuts: z.optional(z.array(z.string())) })),
    /** The name they chose, which is not always the one in the token. */
    displayName: z.optional(z.string()),
  }),
  output: SignedIn,
})
