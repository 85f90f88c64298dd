import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemWords, type Endpoint } from '../kit/endpoint.ts'
import { Problem, type ProblemCode } from '../kit/problem.ts'
import { describeFailure, type Log } from './log.ts'

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
}

/** The only place that turns errors into status codes and bodies. */
export function replyToProblems(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error)
    const isOurs = problem.code === 'unexpected' || problem.code === 'unavailable'
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
    const retryAfterSeconds = 2 + Math.floor(Math.random() * 8)
    return new Problem('unavailable', 'The service is not available right now. Please try again later.', {
      cause: error,
      retryAfterSeconds,
    })
  }
  if (isRefusedByPolicy(error)) return new Problem('not-allowed', 'Your role does not allow this.', { cause: error })
  if (error.statusCode === 413) return new Problem('too-large', 'The request is too large.', { cause: error })
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new Problem('unreadable', 'The request cannot be read.', { cause: error })
  }
  return new Problem('unexpected', 'Something went wrong on our side.', { cause: error })
}

// Connection refused or cut, server starting or stopping, a standby not promoted yet, too many clients, statement or lock given up.
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|08|25006|53|57|55P03)/

function isDatabaseAway(error: Error & { code?: string }): boolean {
  return (
    awayCodes.test(error.code ?? '') || /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message)
  )
}

/** Row-level security refused a row. A missing grant has the same code, but that is a mistake of ours. */
function isRefusedByPolicy(error: Error & { code?: string; routine?: string }): boolean {
  return error.code === '42501' && error.routine === 'ExecWithCheckOptions'
}
