import { z } from 'zod'
import { choice, safeAddress, whole } from './config-parts.ts'

const word = z.string().regex(/^[!-~]{1,500}$/, 'must have no blanks')

/** How people sign in. What is left out is not offered. */
export const signInSettings = {
  SIGN_INS_PER_MINUTE: whole(1, 1_000_000).default(60),
  REGISTRATIONS_PER_HOUR: whole(1, 1_000_000).default(20),
  REGISTRATION: z.enum(['off', 'invited', 'open'], { error: 'must be off, invited or open' }).default('off'),
  REGISTRATION_CONTACT: z.email('must be an address like it@steuern.example').optional(),
  GUESSES_PER_ACCOUNT: whole(1, 1_000_000).default(50),
  GUESSES_PER_NETWORK: whole(1, 10_000_000).default(200),
  TOTP_KEY: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters and no blanks')
    .optional(),
  DEMO: choice(),
  PUBLIC_ADDRESS: safeAddress('https://steuern.example')
    .refine((url) => URL.parse(url)?.pathname === '/', 'must end with the name of the host')
    .transform((url) => new URL(url).origin)
    .optional(),
  OIDC_ISSUER: safeAddress('https://login.example/realms/canton').optional(),
  OIDC_CLIENT_ID: word.optional(),
  OIDC_CLIENT_SECRET: word.optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').default('Identity provider'),
  AUTH0_ISSUER: safeAddress('https://tenant.example/').optional(),
  AUTH0_CLIENT_ID: word.optional(),
  AUTH0_CLIENT_SECRET: word.optional(),
  FIREBASE: z.string().optional().transform(readFirebase),
  FIREBASE_KEYS_URL: safeAddress('https://keys.example/jwk').default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
  OFFICE_ISSUER: safeAddress('https://login.example/realms/tax-office').optional(),
  OFFICE_CLIENT_ID: word.optional(),
  OFFICE_CLIENT_SECRET: word.optional(),
  OFFICE_PID_CLAIM: word.optional(),
  OFFICE_LOOKS_PER_HOUR: whole(1, 1_000_000).default(600),
  OFFICE_LOOKS_PER_DAY: whole(1, 1_000_000).default(3000),
} as const

const Firebase = z.object({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  databaseURL: safeAddress('https://project.firebaseio.com'),
  authEmulator: z.string().refine(isOnThisMachine).optional(),
})
export type FirebaseSettings = z.output<typeof Firebase>

/** Passwords go there in plain sight, so nobody else may be on the line. */
function isOnThisMachine(url: string): boolean {
  return ['127.0.0.1', '[::1]', 'localhost'].includes(URL.parse(url)?.hostname ?? '')
}

/** As the console of Firebase gives it. An empty one means that there is none. */
function readFirebase(text: string | undefined, context: z.RefinementCtx): FirebaseSettings | undefined {
  if (text === undefined || /^\s*(\{\s*\})?\s*$/.test(text)) return undefined
  const read = Firebase.safeParse(parsed(text))
  if (read.success) return read.data
  context.addIssue('must be JSON with apiKey, authDomain, projectId and databaseURL')
  return z.NEVER
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

type Given = { readonly [Name in keyof typeof signInSettings]?: unknown } & { readonly NODE_ENV?: string | undefined }
type Fault = { readonly name: string; readonly message: string }

/** What only shows when the settings are looked at together. */
export function signInFaults(given: Given): readonly Fault[] {
  const issuers = ['OIDC', 'AUTH0', 'OFFICE'] as const
  const used = issuers.filter((issuer) => given[`${issuer}_ISSUER`] !== undefined)
  return [
    ...used
      .filter((issuer) => given[`${issuer}_CLIENT_ID`] === undefined)
      .map((issuer) => ({ name: `${issuer}_CLIENT_ID`, message: `must say how we are called at ${issuer}_ISSUER` })),
    ...(used.length > 0 && given.PUBLIC_ADDRESS === undefined
      ? [{ name: 'PUBLIC_ADDRESS', message: 'must be an address like https://steuern.example: a provider sends people back there' }]
      : []),
    ...(given.DEMO === 'on' && given.NODE_ENV === 'production'
      ? [{ name: 'DEMO', message: 'must be off in production: everybody knows the passwords of its accounts' }]
      : []),
  ]
}
