export type ProblemCode =
  | 'invalid-input'
  | 'unreadable'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'too-many'
  | 'too-large'
  | 'unavailable'
  | 'unexpected'

/** A promise that could not be kept, in words for the reader. Expected outcomes are values, not problems. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, options?: ErrorOptions & { readonly retryAfterSeconds?: number }) {
    super(message, options)
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds
  }
}
