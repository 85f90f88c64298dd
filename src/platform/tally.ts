export type Tally = {
  readonly count: (key: string, more?: number) => void
  /** Tells what was added since; done by itself every few seconds while there is something to tell. */
  readonly flush: () => Promise<void>
}

const seconds = 5

/** Counts in this process, and tells the sums now and then: a process that dies forgets a few seconds. */
export function createTally(tell: (counts: ReadonlyMap<string, number>) => Promise<void>): Tally {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const told = counts
    counts = new Map()
    try {
      await tell(told)
    } catch {
      // The database is away: these are told with the next ones.
      for (const [key, more] of told) count(key, more)
    }
  }

  function count(key: string, more = 1): void {
    counts.set(key, (counts.get(key) ?? 0) + more)
    timer ??= setTimeout(() => void flush(), seconds * 1000).unref()
  }

  return { count, flush }
}
