/** One value that many look at, and that is kept whenever it changes. */
export type Cell<Value> = {
  readonly read: () => Value
  /** What the page was rendered from before anything kept in the browser was known. */
  readonly readFirst: () => Value
  readonly subscribe: (listener: () => void) => () => void
  readonly become: (next: Value) => void
}

export function createCell<Value>(first: Value, kept: Value | undefined, keep: (value: Value) => void): Cell<Value> {
  let value = kept ?? first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    readFirst: () => first,
    become: (next) => {
      value = next
      keep(next)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
