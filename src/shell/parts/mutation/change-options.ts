import type { QueryKey } from '@tanstack/react-query'
import type { Question } from '../confirm/confirm-store.ts'
import type { CallWay } from './change-engine.ts'

/** A kind of change of server state. */
export type ChangeOptions<Value, Input> = {
  /** Every query whose key begins with it shows the change. */
  readonly queryKey: QueryKey
  /** The value with the change. On a value that has it already, it changes nothing. */
  readonly apply: (value: Value, input: Input) => Value
  readonly call: (input: Input, way: CallWay) => Promise<unknown>
  /** The input that takes it back, from the value before. Nothing: it cannot be taken back once the server has it. */
  readonly invert?: (input: Input, before: Value | undefined) => Input | undefined
  /** What was done, as one line: «Moved 3 messages to Trash». With it, the change can be undone. */
  readonly text?: (input: Input) => string
  /** In the history only, without a notice: for small things like a star. */
  readonly isQuiet?: boolean
  /** Changes of the same thing reach the server in their order; without it, all changes of this key do. */
  readonly entity?: (input: Input) => string
  /** `optimistic` shows and sends at once, `undoable` sends in 6 s, `pessimistic` shows when the server has it. */
  readonly mode: 'optimistic' | 'undoable' | 'pessimistic'
  /** Asked first; only for what cannot be undone. */
  readonly confirm?: (input: Input) => Question
}
