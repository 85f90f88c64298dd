import type { Principal } from '../access/world.ts'

/** A request as it is sent: everything about it but who asks, which is known by name. */
export type FuzzCase = {
  readonly call: string
  readonly who: Principal
  /** What is wrong with it. */
  readonly kind: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The body holds bytes that are no text. */
  readonly isBase64?: true
}

export type Request = Omit<FuzzCase, 'call' | 'who' | 'kind'>
