import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import type { $ZodType, output } from 'zod/v4/core'
import type { Endpoint, FileAnswer, SecurityMatter } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import {
  checkAccess,
  checkLeaving,
  checkToken,
  isForOffice,
  type Caller,
  type Identify,
  type IdentifyOfficer,
  type Member,
  type Officer,
} from './access.ts'
import { readAsking, readCookie, type Asking, type CookieName } from './asking.ts'
import { readStreams } from './body-stream.ts'
import { sendFile } from './file-reply.ts'
import { sendLong } from './long-reply.ts'
import type { Limits } from './rate-limit.ts'
import { outcomeOf, type SecurityLog, type SecurityOutcome } from './security-log.ts'

type Handler = (input: unknown, caller: Caller, asking: Asking) => Promise<unknown>
export type Route = { readonly endpoint: Endpoint; readonly handler: Handler }

/** Joins an endpoint of a contract with what answers it. */
export function route<I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: output<I>, caller: Caller, asking: Asking) => Promise<output<O>>,
): Route {
  return { endpoint, handler: handler as Handler } // the gate decodes the input with this very endpoint
}

/** The same for what belongs to a workspace: the handler gets a transaction that sees only the caller's own rows. */
export function workspaceRoute<Tables, I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  db: Kysely<Tables>,
  handler: (input: output<I>, tx: Transaction<Tables>, member: Member, asking: Asking) => Promise<output<O>>,
): Route {
  return route(endpoint, async (input, caller, asking) => {
    const member = caller?.kind === 'member' ? caller : nobody
    return db.transaction().execute(async (tx) => {
      // Nobody has no workspace at all, not even an empty one that could be written to.
      if (member !== nobody) await confine(tx, member)
      return handler(input, tx, member, asking)
    })
  })
}

// NOTE Only met where the check of access is switched off: row-level security has to hold by itself.
const nobodyId = '00000000-0000-0000-0000-000000000000'
const nobody: Member = { kind: 'member', accountId: nobodyId, workspaceId: nobodyId, roles: [], sessionId: '' }

/** From here on the transaction sees what this account may see in this workspace, and nothing else. */
export async function confine<Tables>(
  tx: Transaction<Tables>,
  { accountId, workspaceId }: Pick<Member, 'accountId' | 'workspaceId'>,
): Promise<void> {
  await sql`select set_config('app.account', ${accountId}, true), set_config('app.workspace', ${workspaceId}, true)`.execute(tx)
}

/** A short transaction for somebody: none is held while bytes come or go, because that takes as long as the line is slow. */
export async function shortly<Tables, T>(
  db: Kysely<Tables>,
  member: Pick<Member, 'accountId' | 'workspaceId'>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await confine(tx, member)
    return work(tx)
  })
}

/** The same for the tax office: its session, and never a token of the workspace, says who asks. */
export function officeRoute<I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: output<I>, officer: Officer, asking: Asking) => Promise<output<O>>,
): Route {
  return route(endpoint, async (input, caller, asking) => {
    if (caller?.kind !== 'officer') throw new Problem('not-signed-in', 'Please sign in at the tax office.')
    return handler(input, caller, asking)
  })
}

/** The same with a transaction that knows who acts for the tax office, and in which roles: the database asks too. */
export function officeWork<Tables, I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  db: Kysely<Tables>,
  handler: (input: output<I>, tx: Transaction<Tables>, officer: Officer, asking: Asking) => Promise<output<O>>,
): Route {
  return officeRoute(endpoint, (input, officer, asking) =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('app.officer', ${officer.id}, true), set_config('app.office_roles', ${officer.roles.join()}, true)`.execute(
        tx,
      )
      return handler(input, tx, officer, asking)
    }),
  )
}

export const officeCookie: CookieName = '__Host-office'

export type Gate = {
  readonly identify: Identify
  readonly identifyOfficer: IdentifyOfficer
  readonly limits: Limits
  readonly tell?: SecurityLog
  /** Replaced by tests that prove what still holds without it. */
  readonly check?: typeof checkAccess
}

/** The gate: limit, access, input, handler, output, in this order, for every endpoint alike. */
export function mount(app: FastifyInstance, routes: readonly Route[], gate: Gate): void {
  const streams = routes.filter(({ endpoint }) => endpoint.takesStream)
  for (const each of routes) if (!each.endpoint.takesStream) mountRoute(app, each, gate)
  if (streams.length === 0) return
  void app.register(async (scope) => {
    readStreams(scope)
    for (const each of streams) mountRoute(scope, each, gate)
  })
}

function mountRoute(app: FastifyInstance, { endpoint, handler }: Route, gate: Gate): void {
  const { limits, check = checkAccess } = gate
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
    config: { endpoint },
    handler: async (request, reply) => {
      const watch = watching(endpoint, request, gate.tell)
      const answer = await watch(async (about) => {
        if (endpoint.limit) await limits.take(endpoint.limit, request.ip)
        const caller = await callerOf(endpoint, request, gate)
        about(caller)
        check(endpoint.access, caller)
        checkToken(endpoint, caller)
        checkLeaving(endpoint, caller)
        const isAbout = (id: string): void => about(id)
        return handler(readInput(endpoint, request), caller, { ...readAsking(endpoint, request, reply), isAbout })
      })
      if (endpoint.produces !== undefined) return sendFile(request, reply, endpoint.produces, answer as FileAnswer) // its contract says so
      const wire: unknown = z.encode(endpoint.output, answer)
      return endpoint.isLong ? sendLong(request, reply, wire) : wire
    },
  })
}

type About = (whom: Caller | string) => void

/** Tells those who watch how the call has ended. */
function watching({ watched, access }: Endpoint, request: FastifyRequest, tell: SecurityLog | undefined) {
  const { ip: address, id: requestId, headers } = request
  return async (answer: (about: About) => Promise<unknown>): Promise<unknown> => {
    if (!tell) return answer(() => {})
    let account: string | undefined
    const note = (what: SecurityMatter, outcome: SecurityOutcome): void => {
      // Programs show a good key every quarter of an hour.
      if (what !== 'token' || outcome !== 'done') tell({ what, outcome, account, address, requestId })
    }
    const about: About = (whom) => {
      account = typeof whom === 'string' ? whom : whom?.kind === 'member' ? whom.accountId : whom?.id
      const isShown = headers.authorization !== undefined || readCookie(request, officeCookie) !== undefined
      if (whom === null && access !== 'public' && isShown) note('token', 'refused')
    }
    try {
      const answered = await answer(about)
      const outcome = outcomeOf(answered)
      if (watched && outcome) note(watched, outcome)
      return answered
    } catch (error) {
      const outcome = outcomeOf(error)
      if (watched && outcome) note(watched, outcome)
      else if (account !== undefined && error instanceof Problem && error.code === 'not-allowed') note('access', 'refused')
      throw error
    }
  }
}

async function callerOf(endpoint: Endpoint, request: FastifyRequest, { identify, identifyOfficer }: Gate): Promise<Caller> {
  const { access, method } = endpoint
  const isOwnPage = request.headers['sec-fetch-site'] === 'same-origin'
  if (endpoint.isForOwnPages && !isOwnPage) throw new Problem('not-allowed', 'Only a page of this service may ask for this.')
  if (access === 'public') return null
  if (!isForOffice(access)) return identify(request.headers.authorization)
  // A cookie comes along by itself, so whatever changes something must come from a page of our own.
  if (method !== 'GET' && !isOwnPage) return null
  return identifyOfficer(readCookie(request, officeCookie), endpoint.isInPassing === true)
}

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' || endpoint.takesFile || endpoint.takesStream ? request.query : request.body
  const input = z.safeDecode(endpoint.input, given)
  if (input.success) return input.data
  throw new Problem('invalid-input', input.error.issues[0]?.message ?? 'The request is not complete.')
}
