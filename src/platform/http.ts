import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import type { $ZodType, output } from 'zod/v4/core'
import type { Endpoint, FileAnswer } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import { checkAccess, type Caller, type Identify, type Member } from './access.ts'
import type { Limits } from './rate-limit.ts'

/** How somebody asks: from where, under which key, and what they show to be let in at busy times. */
export type Asked = { readonly address: string; readonly key?: string; readonly work?: string }

type Handler = (input: unknown, caller: Caller, asked: Asked) => Promise<unknown>
export type Route = { readonly endpoint: Endpoint; readonly handler: Handler }

/** Joins an endpoint of a contract with what answers it. */
export function route<I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (input: output<I>, caller: Caller, asked: Asked) => Promise<output<O>>,
): Route {
  return { endpoint, handler: handler as Handler } // the gate decodes the input with this very endpoint
}

/** The same for what belongs to a workspace: the handler gets a transaction that sees only the caller's own rows. */
export function workspaceRoute<Tables, I extends $ZodType, O extends $ZodType>(
  endpoint: Endpoint<I, O>,
  db: Kysely<Tables>,
  handler: (input: output<I>, tx: Transaction<Tables>, member: Member) => Promise<output<O>>,
): Route {
  return route(endpoint, async (input, caller) => {
    if (!caller) throw new Problem('not-signed-in', 'Please sign in.')
    return db.transaction().execute(async (tx) => {
      await sql`select set_config('app.workspace', ${caller.workspaceId}, true)`.execute(tx)
      return handler(input, tx, caller)
    })
  })
}

type Gate = { readonly identify: Identify; readonly limits: Limits }

/** The gate: limit, access, input, handler, output, in this order, for every endpoint alike. */
export function mount(app: FastifyInstance, routes: readonly Route[], { identify, limits }: Gate): void {
  for (const { endpoint, handler } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      config: { endpoint },
      handler: async (request, reply) => {
        if (endpoint.limit) await limits.take(endpoint.limit, request.ip)
        const caller = endpoint.access === 'public' ? null : await identify(request.headers.authorization)
        checkAccess(endpoint.access, caller)
        const answer = await handler(readInput(endpoint, request), caller, readAsked(endpoint, request))
        if (endpoint.produces !== undefined) return sendFile(reply, endpoint.produces, answer as FileAnswer) // its contract says so
        return z.encode(endpoint.output, answer)
      },
    })
  }
}

function sendFile(reply: FastifyReply, type: string, { name, content }: FileAnswer): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content)
}

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : request.body
  const input = z.safeDecode(endpoint.input, given)
  if (input.success) return input.data
  throw new Problem('invalid-input', input.error.issues[0]?.message ?? 'The request is not complete.')
}

/** Long enough that nobody meets another's key by chance. */
const keyShape = /^[\w-]{16,64}$/

function readAsked(endpoint: Endpoint, { ip: address, headers }: FastifyRequest): Asked {
  if (!endpoint.takesKey) return { address }
  const { 'idempotency-key': key, 'proof-of-work': work } = headers
  if (key === undefined) return { address }
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new Problem('unreadable', 'The Idempotency-Key must have 16 to 64 letters, digits, dashes or underscores.')
  }
  return typeof work === 'string' ? { address, key, work } : { address, key }
}
