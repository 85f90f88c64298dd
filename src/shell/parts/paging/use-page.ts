import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { Problem } from '../../../kit/problem.ts'

/** Where a page begins: after a known row, or so many rows from the start. */
type Begin = { readonly after: string } | { readonly skip: number }

type PageOptions<Value> = {
  /** Of the list without its page; the number of the page is put behind it. */
  readonly queryKey: QueryKey
  /** From 1 on. */
  readonly page: number
  readonly size: number
  readonly read: (begin: Begin, signal: AbortSignal) => Promise<Value>
  /** The id of the last row, if there is one. */
  readonly lastOf: (value: Value) => string | undefined
}

/** One page of a long list. It goes on after the page before where that is known, because the server then need not count rows. */
export function usePage<Value>({ queryKey, page, size, read, lastOf }: PageOptions<Value>): UseQueryResult<Value> {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...queryKey, page],
    queryFn: async ({ signal }) => {
      const skip = { skip: (page - 1) * size }
      const before = client.getQueryData<Value>([...queryKey, page - 1])
      const after = before === undefined ? undefined : lastOf(before)
      if (after === undefined) return read(skip, signal)
      try {
        return await read({ after }, signal)
      } catch (cause) {
        // The row it should come after is gone meanwhile.
        if (cause instanceof Problem && cause.code === 'not-found') return read(skip, signal)
        throw cause
      }
    },
    placeholderData: keepPreviousData,
  })
}
