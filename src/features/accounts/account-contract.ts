import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { SignedIn } from './contract.ts'
import { roles } from './workspace-contract.ts'

const reading = { method: 'GET', access: 'signed-in', input: z.object({}) } as const
const change = { method: 'POST', access: 'signed-in' } as const

const Id = z.uuid()

export const readAccount = endpoint({
  ...reading,
  path: '/api/account',
  summary: 'What the account page shows beside name and picture: whether the address is proved, and what stands in the way of deletion',
  output: z.object({
    email: z.string(),
    isProved: z.boolean(),
    /** Whether this installation can mail a link that proves it. */
    canProve: z.boolean(),
    hasPassword: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Workspaces that would be left without an admin. */
    needAdmin: z.array(z.object({ id: Id, name: z.string() })),
  }),
})

/** The beginning of the hash of its secret: enough to name it, of no use to sign in with. */
const SessionId = z.string().check(z.regex(/^[\da-f]{32}$/))
const Session = z.object({
  id: SessionId,
  /** Names like «Firefox» and «Windows»; empty where nobody knows. */
  browser: z.string(),
  system: z.string(),
  begunAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  isThis: z.boolean(),
})

export const listSessions = endpoint({
  ...reading,
  path: '/api/account/sessions',
  summary: 'Where the account is signed in, this session first',
  output: z.array(Session),
})

export const endSession = endpoint({
  ...change,
  path: '/api/account/sessions/end',
  watched: 'session',
  summary: 'Signs the account out on one other device, at once and on all servers',
  input: z.object({ id: SessionId }),
  output: z.array(Session),
})

export const endOtherSessions = endpoint({
  ...change,
  path: '/api/account/sessions/end-others',
  watched: 'session',
  summary: 'Signs the account out everywhere but here',
  input: z.object({}),
  output: z.array(Session),
})

export const tokenRights = ['read', 'write'] as const
/** For how long a token may live. */
export const tokenDays = [7, 30, 90, 365] as const

const AccessToken = z.object({
  id: Id,
  name: z.string(),
  rights: z.enum(tokenRights),
  workspaceName: z.string(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
})

export const listTokens = endpoint({
  ...reading,
  path: '/api/account/tokens',
  summary: 'The access tokens of the account, the latest first',
  output: z.array(AccessToken),
})

export const TokenName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

export const makeToken = endpoint({
  ...change,
  path: '/api/account/tokens/new',
  watched: 'access-token',
  summary: 'Makes an access token for this workspace; the token itself is shown this once',
  input: z.object({ name: TokenName, rights: z.enum(tokenRights), days: z.literal(tokenDays) }),
  output: z.object({ made: AccessToken, token: z.string() }),
})

export const revokeToken = endpoint({
  ...change,
  path: '/api/account/tokens/revoke',
  watched: 'access-token',
  summary: 'Ends an access token at once',
  input: z.object({ id: Id }),
  output: z.array(AccessToken),
})

export const exportAccount = endpoint({
  ...change,
  path: '/api/account/export',
  isForLeaving: true,
  watched: 'account-export',
  summary: 'Everything that belongs to the account, from all its workspaces, as one ZIP; three times an hour',
  produces: 'application/zip',
  input: z.object({}),
  output: z.unknown(),
})

export const requestDeletion = endpoint({
  ...change,
  path: '/api/account/deletion/request',
  watched: 'account-deletion',
  summary: 'Signs the account out everywhere, and deletes it in 14 days unless it is kept',
  input: z.object({
    /** As it stands at the account, typed. */
    name: z.string().check(z.maxLength(100)),
    /** Of accounts that have one; the others must have signed in just now. */
    password: z.optional(z.string().check(z.maxLength(1000))),
  }),
  output: z.union([z.object({ deleteAt: z.iso.datetime() }), z.object({ error: z.enum(['other-name', 'wrong-password', 'old-sign-in']) })]),
})

export const keepAccount = endpoint({
  ...change,
  path: '/api/account/deletion/cancel',
  isForLeaving: true,
  watched: 'account-deletion',
  summary: 'Keeps an account that was to be deleted',
  input: z.object({}),
  output: z.object({}),
})

const OwnInvitation = z.object({
  id: Id,
  workspaceName: z.string(),
  role: z.enum(roles),
  /** Empty where that account is gone. */
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
})

export const listOwnInvitations = endpoint({
  ...reading,
  path: '/api/invitations',
  summary: 'Invitations to the address of the account, if it is proved',
  output: z.array(OwnInvitation),
})

export const joinInvitation = endpoint({
  ...change,
  path: '/api/invitations/join',
  watched: 'role-change',
  summary: 'Accepts an invitation to the proved address of the account, and goes on in that workspace',
  input: z.object({ id: Id }),
  output: SignedIn,
})

export const declineInvitation = endpoint({
  ...change,
  path: '/api/invitations/decline',
  watched: 'role-change',
  summary: 'Declines an invitation to the address of the account',
  input: z.object({ id: Id }),
  output: z.array(OwnInvitation),
})
