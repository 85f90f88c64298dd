export type ProblemCode =
  | 'invalid-input'
  | 'unreadable'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-many'
  | 'work-needed'
  | 'too-large'
  | 'unavailable'
  | 'closed'
  | 'unexpected'

type ProblemOptions = ErrorOptions & { readonly retryAfterSeconds?: number; readonly workBits?: number }

/** A promise that could not be kept, in words for the reader. Expected outcomes are values, not problems. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined
  /** With `work-needed`: how many zero bits the hash must begin with that lets the request in. */
  readonly workBits: number | undefined

  constructor(code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.workBits = options.workBits
  }
}
