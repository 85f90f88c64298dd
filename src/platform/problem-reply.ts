import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemWords, type Endpoint } from '../kit/endpoint.ts'
import { Problem, type ProblemCode } from '../kit/problem.ts'
import { tellIfFull } from './database-full.ts'
import { describeFailure, type Log } from './log.ts'
import { unwatched, type Counting } from './metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** Answers with a page where the caller is a person without script. */
    showProblem?: (problem: Problem, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  }
}

export const statusOf: Readonly<Record<ProblemCode, number>> = {
  'invalid-input': 400,
  unreadable: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many': 429,
  'work-needed': 429,
  unexpected: 500,
  unavailable: 503,
  closed: 503,
}

/** The only place that turns errors into status codes and bodies. */
export function replyToProblems(app: FastifyInstance, log: Log, metrics: Counting = unwatched): void {
  const codes = Object.keys(statusOf)
  metrics.allow('code', codes)
  for (const code of codes) metrics.count('efrist_problems_total', { code }, 0)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error)
    metrics.count('efrist_problems_total', { code: problem.code })
    tellIfFull(error, log)
    // Two at once, or a text of nothing but the sign zero, are nobody's fault; but if it comes again and again the cause is ours.
    const isOurs = problem.code === 'unexpected' || problem.code === 'unavailable' || isRace(error)
    if (isOurs) log('request-failed', { requestId: request.id, route: request.routeOptions.url ?? '', ...describeFailure(error) })
    return request.routeOptions.config.showProblem?.(problem, request, reply) ?? sendProblem(request, reply, problem)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const wording = request.routeOptions.config.endpoint?.problem
  const message = problemWords(wording, problem)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  return reply.code(statusOf[problem.code]).send({ code: problem.code, message, ...wording?.fields(message, problem) })
}

function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) {
    // What took too long would take as long again: pages do not ask again by themselves where they are to wait this long.
    const retryAfterSeconds = (error.code === statementTimeout ? 30 : 2) + Math.floor(Math.random() * 8)
    return new Problem('unavailable', 'The service is not available right now. Please try again later.', {
      cause: error,
      retryAfterSeconds,
    })
  }
  if (isRefusedByPolicy(error)) return new Problem('not-allowed', 'Your role does not allow this.', { cause: error })
  if (isRace(error)) return new Problem('conflict', 'Somebody has changed the same just now. Please try again.', { cause: error })
  if (isUnstorable(error)) return new Problem('invalid-input', 'The request holds something that cannot be stored.', { cause: error })
  if (error.statusCode === 413) return new Problem('too-large', 'The request is too large.', { cause: error })
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Problem('unreadable', 'The request cannot be read.', { cause: error })
  }
  return new Problem('unexpected', 'Something went wrong on our side.', { cause: error })
}

// Connection refused or cut, server starting or stopping, a standby not promoted yet, too many clients, statement or lock given up.
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|25006|53|57|55P03)/

const statementTimeout = '57014'

function isDatabaseAway(error: Error & { code?: string }): boolean {
  return (
    awayCodes.test(error.code ?? '') || /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)
  )
}

/** Two did the same thing at once, or each waited for the other: one of them is done, this one can be tried again. */
function isRace(error: Error & { code?: string }): boolean {
  return ['23505', '40001', '40P01'].includes(error.code ?? '')
}

// Too long, too large, a day or a moment that no calendar has, the sign zero, halves of signs, and what is no number, id or day at all.
const unstorableCodes = /^22(001|003|007|008|021|P02|P05)$/

/** A value that the contract lets through and the database does not: the year 0, or a text with the sign zero in it. */
function isUnstorable(error: Error & { code?: string }): boolean {
  return unstorableCodes.test(error.code ?? '')
}

/** Row-level security refused a row. A missing grant has the same code, but that is a mistake of ours. */
function isRefusedByPolicy(error: Error & { code?: string; routine?: string }): boolean {
  return error.code === '42501' && error.routine === 'ExecWithCheckOptions'
}
