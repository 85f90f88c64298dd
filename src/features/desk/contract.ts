import * as z from 'zod/mini'
import { endpoint, officeRoles } from '../../kit/endpoint.ts'

export const signIn = endpoint({
  method: 'POST',
  path: '/api/office/sign-in',
  access: 'public',
  summary: 'Where to go to sign in for the tax office; a cookie remembers who went',
  limit: 'sign-in',
  isForOwnPages: true,
  input: z.object({ returnPath: z.string() }),
  output: z.union([
    z.object({ address: z.string() }),
    // The operator has not said where the tax office signs in.
    z.object({ refusal: z.literal('not-offered') }),
  ]),
})

/** Why nobody is signed in: they changed their mind, came too late or from another browser, or have no role. */
const Refusal = z.enum(['cancelled', 'outdated', 'no-role'])
export type Refusal = z.output<typeof Refusal>

export const finish = endpoint({
  method: 'POST',
  path: '/api/office/finish',
  access: 'public',
  watched: 'office-sign-in',
  summary: "Exchanges the provider's answer for a session in a cookie, for whoever has a role at the tax office",
  limit: 'sign-in',
  isForOwnPages: true,
  /** The query of the address that the provider sent the browser back to. */
  input: z.object({ query: z.string().check(z.maxLength(8000)) }),
  output: z.union([z.object({ returnPath: z.string() }), z.object({ refusal: Refusal })]),
})

export const checkVisit = endpoint({
  method: 'GET',
  path: '/api/office/visit',
  access: 'public',
  summary: 'Whether somebody is signed in at the tax office in this browser, so that a guest need not be refused to learn it',
  input: z.object({}),
  output: z.object({ isOpen: z.boolean() }),
})

export const readSession = endpoint({
  method: 'GET',
  path: '/api/office/session',
  access: 'office',
  summary: 'Who acts for the tax office here, and for how long; asking keeps the session alive',
  input: z.object({}),
  output: z.object({
    name: z.string(),
    roles: z.array(z.enum(officeRoles)),
    /** Until it ends if nobody asks for anything. */
    idleSeconds: z.int(),
    /** Until it ends in any case. */
    seconds: z.int(),
    endsAt: z.iso.datetime(),
  }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/office/sign-out',
  access: 'office',
  summary: 'Ends the session at the tax office on all servers',
  input: z.object({}),
  output: z.object({}),
})
