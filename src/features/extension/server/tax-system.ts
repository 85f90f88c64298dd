import type { Answer, ExtensionRequest } from '../contract.ts'
import type { Repeat } from './repeat.ts'

/** Who knows the cases and decides: the own register, or the canton's tax system behind a gateway. Stores before it answers. */
export type TaxSystem = { readonly answer: (incoming: Incoming) => Promise<Answered> }

export type Incoming = {
  readonly request: ExtensionRequest
  /** The caller's key, for those who pass it on, and what is kept of it. */
  readonly key?: string
  readonly repeat?: Repeat
  /** When it reached this process, by `performance.now()`: waiting here does not count against anybody. */
  readonly arrivedAt: number
  /** Nothing may be told today: it is received, stamped and decided later. */
  readonly isOnlyStamped?: boolean
}

/** A miss is a new request whose sender could not be identified; a repeat of an earlier one is none. */
export type Answered = { readonly answer: Answer; readonly isMiss: boolean }
