import { Problem, type ProblemCode } from '../kit/problem.ts'
import { texts } from './texts.ts'

const knownCodes: Readonly<Record<ProblemCode, true>> = {
  'invalid-input': true,
  unreadable: true,
  'not-signed-in': true,
  'not-allowed': true,
  'not-found': true,
  conflict: true,
  'key-reused': true,
  'too-many': true,
  'work-needed': true,
  'too-large': true,
  unavailable: true,
  closed: true,
  unexpected: true,
}

/** The problem a failed answer tells of; answers that are not ours (a proxy, a wrong host) are read by their status. */
export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const options = Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}
  if (isProblemBody(body)) return new Problem(body.code, body.message, { ...options, ...workAskedBy(body) })
  const code = codeByStatus(response.status)
  return new Problem(code, code === 'unavailable' ? texts.unavailable : texts.unexpected, options)
}

type ProblemBody = { readonly code: ProblemCode; readonly message: string; readonly Aufwand?: unknown }

function isProblemBody(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false
  return typeof body.code === 'string' && Object.hasOwn(knownCodes, body.code) && typeof body.message === 'string'
}

/** More than any device finds while somebody waits is taken for a mistake. */
const mostBits = 26

function workAskedBy(body: ProblemBody): { readonly workBits?: number } {
  const bits = body.code === 'work-needed' ? body.Aufwand : undefined
  return typeof bits === 'number' && Number.isInteger(bits) && bits > 0 && bits <= mostBits ? { workBits: bits } : {}
}

function codeByStatus(status: number): ProblemCode {
  if (status === 429) return 'too-many'
  if (status === 413) return 'too-large'
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected'
}
