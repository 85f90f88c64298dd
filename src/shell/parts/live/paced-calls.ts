type PacedCalls = { readonly call: (key: string, act: () => void) => void; readonly stop: () => void }

/** The first call of a key goes through at once; those that follow within the pause become one at its end. */
export function pacedCalls(pause: number): PacedCalls {
  const pauses = new Map<string, ReturnType<typeof setTimeout>>()
  const waiting = new Map<string, () => void>()

  function begin(key: string, act: () => void): void {
    act()
    if (pause === 0) return
    pauses.set(
      key,
      setTimeout(() => {
        pauses.delete(key)
        const next = waiting.get(key)
        waiting.delete(key)
        if (next) begin(key, next)
      }, pause),
    )
  }

  return {
    call: (key, act) => void (pauses.has(key) ? waiting.set(key, act) : begin(key, act)),
    stop: () => {
      for (const timer of pauses.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
