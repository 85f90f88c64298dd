type SliceOptions = {
  /** Milliseconds at a time; a little less than the page needs to stay smooth. */
  readonly budget?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number) => void
}

/** Does something with each of many things, and lets the page breathe in between. Stops early when told so. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  act: (item: Item, at: number) => Result,
  { budget = 12, signal, onProgress }: SliceOptions = {},
): Promise<readonly Result[]> {
  const results: Result[] = []
  let start = performance.now()
  for (const [at, item] of items.entries()) {
    if (signal?.aborted) break
    results.push(act(item, at))
    if (performance.now() - start < budget) continue
    onProgress?.(results.length)
    await breathe()
    start = performance.now()
  }
  onProgress?.(results.length)
  return results
}

/** The things in portions of at most so many. */
export function portionsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

export function breathe(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go)
  })
}
