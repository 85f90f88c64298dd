import { matchQuery, type Query, type QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** One change that shows before the server has it. */
export type Layer = {
  /** The server has it: it belongs to what was read. */
  readonly keep: () => void
  /** It did not happen: the others show without it. */
  readonly drop: () => void
}
/** Must be repeatable: on a value that has the change already, it changes nothing. */
type Apply = (value: unknown) => unknown
type Pending = { readonly queryKey: QueryKey; readonly apply: Apply }

export type Overlay = { readonly add: (queryKey: QueryKey, apply: Apply) => Layer }

/**
 * Lays changes over what was read from the server. A read that arrives meanwhile gets them laid over it too,
 * and a change that fails is taken out from between the others.
 */
export function overlayOn(client: QueryClient): Overlay {
  const cache = client.getQueryCache()
  /** What the server said, by query, as long as something lies over it. */
  const bases = new Map<string, unknown>()
  let pending: readonly Pending[] = []
  let stopListening: (() => void) | undefined

  function over(query: Query): readonly Pending[] {
    return pending.filter(({ queryKey }) => matchQuery({ queryKey }, query))
  }

  function show(query: Query): void {
    const value = over(query).reduce((before, { apply }) => apply(before), bases.get(query.queryHash))
    // The time of the last reading stays: what shows is not newer than that.
    client.setQueryData(query.queryKey, value, { updatedAt: query.state.dataUpdatedAt })
  }

  /** Without this, a read that began before the change would bring the old value back for a moment. */
  function stopReads(queryKey: QueryKey): readonly Query[] {
    const queries = cache.findAll({ queryKey }).filter(({ state }) => state.data !== undefined)
    void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
    return queries
  }

  function end(layer: Pending, settle: (query: Query) => void): void {
    const queries = stopReads(layer.queryKey)
    pending = pending.filter((each) => each !== layer)
    for (const query of queries.filter(({ queryHash }) => bases.has(queryHash))) {
      settle(query)
      show(query)
      if (over(query).length === 0) bases.delete(query.queryHash)
    }
    if (pending.length > 0) return
    stopListening?.()
    stopListening = undefined
  }

  return {
    add: (queryKey, apply) => {
      const layer: Pending = { queryKey, apply }
      const queries = stopReads(queryKey)
      for (const { queryHash, state } of queries) if (!bases.has(queryHash)) bases.set(queryHash, state.data)
      pending = [...pending, layer]
      stopListening ??= onRead(cache, (query) => {
        bases.set(query.queryHash, query.state.data)
        show(query)
      })
      queries.forEach(show)
      return {
        keep: () => end(layer, ({ queryHash }) => bases.set(queryHash, apply(bases.get(queryHash)))),
        drop: () => end(layer, () => undefined),
      }
    },
  }
}

/** Tells of every value that came from a server, not of those laid over it. */
function onRead(cache: QueryCache, hear: (query: Query) => void): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    // The cache types its queries loosely; nothing here looks into their values.
    hear(event.query as Query)
  })
}
