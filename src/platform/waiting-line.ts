/** One item on its way, from its arrival to its answer. */
export type Waiting<Item, Result> = {
  readonly item: Item
  readonly since: number
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
  attempts: number
  isDone: boolean
}

export type WaitingLine<Item, Result> = {
  readonly size: () => number
  readonly isEmpty: () => boolean
  /** Takes a place at the end. */
  readonly join: (waiting: Waiting<Item, Result>) => void
  /** The next ones that may go together. */
  readonly next: () => readonly Waiting<Item, Result>[]
  /** They are not under way any more: others with their marks may go. */
  readonly release: (batch: readonly Waiting<Item, Result>[]) => void
  readonly resolve: (waiting: Waiting<Item, Result>, result: Result) => void
  readonly reject: (waiting: Waiting<Item, Result>, reason: unknown) => void
  readonly rejectOlder: (milliseconds: number, reasonFor: () => unknown) => void
}

type Options<Item> = { readonly most: number; readonly marksOf: (item: Item) => readonly string[] }

export function createWaitingLine<Item, Result>({ most, marksOf }: Options<Item>): WaitingLine<Item, Result> {
  const open = new Set<Waiting<Item, Result>>()
  const underWay = new Set<string>()
  let queue: Waiting<Item, Result>[] = []

  function settle(waiting: Waiting<Item, Result>, end: () => void): void {
    if (waiting.isDone) return
    waiting.isDone = true
    open.delete(waiting)
    end()
  }

  /** Whether it may go now; from then on its marks are taken. */
  function goes({ item }: Waiting<Item, Result>): boolean {
    const marks = marksOf(item)
    if (marks.some((mark) => underWay.has(mark))) return false
    for (const mark of marks) underWay.add(mark)
    return true
  }

  return {
    size: () => open.size,
    isEmpty: () => queue.length === 0,
    join: (waiting) => {
      open.add(waiting)
      queue.push(waiting)
    },
    next: () => {
      const batch: Waiting<Item, Result>[] = []
      const rest: Waiting<Item, Result>[] = []
      for (const waiting of queue) {
        if (waiting.isDone) continue
        if (batch.length < most && goes(waiting)) batch.push(waiting)
        else rest.push(waiting)
      }
      queue = rest
      return batch
    },
    release: (batch) => {
      for (const { item } of batch) for (const mark of marksOf(item)) underWay.delete(mark)
    },
    resolve: (waiting, result) => settle(waiting, () => waiting.resolve(result)),
    reject: (waiting, reason) => settle(waiting, () => waiting.reject(reason)),
    rejectOlder: (milliseconds, reasonFor) => {
      const latest = performance.now() - milliseconds
      for (const waiting of open) {
        // They stand in the order of their arrival.
        if (waiting.since > latest) break
        settle(waiting, () => waiting.reject(reasonFor()))
      }
    },
  }
}
