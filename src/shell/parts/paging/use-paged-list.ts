import { keepPreviousData, useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LoadedProps } from '../states/loaded.tsx'

type PagedListOptions<Row> = {
  readonly queryKey: QueryKey
  /** Reads the rows after the one with this id; at most `size` of them. */
  readonly read: (after: string | undefined, signal: AbortSignal) => Promise<readonly Row[]>
  readonly idOf: (row: Row) => string
  /** How many rows one call brings. */
  readonly size?: number
  readonly isOff?: boolean
}

export type PagedList<Row> = {
  readonly rows: readonly Row[]
  readonly status: 'pending' | 'error' | 'success'
  readonly error: Error | null
  /** Also while rows show that were read before. */
  readonly isReading: boolean
  /** The rows are those of the question before, until the answer is here. */
  readonly isOld: boolean
  readonly readAt: number
  readonly hasMore: boolean
  readonly isReadingMore: boolean
  readonly readMore: () => void
  readonly retry: () => void
}

export type Pages<Row> = InfiniteData<readonly Row[], string | undefined>

/** A long list of the server, read part by part as somebody goes down. Changes are laid over it with `inPages`. */
export function usePagedList<Row>({ queryKey, read, idOf, size = 50, isOff = false }: PagedListOptions<Row>): PagedList<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined, // the first part comes after nothing
    getNextPageParam: (last: readonly Row[]) => (last.length < size ? undefined : nextAfter(last, idOf)),
    placeholderData: keepPreviousData,
    enabled: !isOff,
  })
  const rows = useMemo(() => once(query.data?.pages.flat() ?? [], idOf), [query.data, idOf])
  return {
    rows,
    status: query.status,
    error: query.error,
    isReading: query.isFetching,
    isOld: query.isPlaceholderData,
    readAt: query.dataUpdatedAt,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}

/** As a query, for parts that show one in all its states. */
export function queryOf<Row>({ rows, status, isReading, readAt, retry }: PagedList<Row>): LoadedProps<readonly Row[]>['query'] {
  return {
    data: readAt > 0 ? rows : undefined,
    isError: status === 'error',
    isFetching: isReading,
    dataUpdatedAt: readAt,
    fetchStatus: isReading ? 'fetching' : 'idle',
    refetch: retry,
  }
}

/** For `apply` of a change: the pages with other rows. Gives rows by page, so that none moves to another page. */
export function inPages<Row>(value: Pages<Row>, change: (rows: readonly Row[]) => readonly Row[]): Pages<Row> {
  return { ...value, pages: value.pages.map(change) }
}

/** For `apply` of a change: the pages with these rows before all others, unless they are there already. */
export function beforePages<Row>(value: Pages<Row>, added: readonly Row[], idOf: (row: Row) => string): Pages<Row> {
  const known = new Set(value.pages.flat().map(idOf))
  const fresh = added.filter((row) => !known.has(idOf(row)))
  const [first = [], ...rest] = value.pages
  return fresh.length === 0 ? value : { ...value, pages: [[...fresh, ...first], ...rest] }
}

function nextAfter<Row>(rows: readonly Row[], idOf: (row: Row) => string): string | undefined {
  const last = rows.at(-1)
  return last === undefined ? undefined : idOf(last)
}

/** A row that moved while its list was read may stand in two parts; it shows where it was met first. */
function once<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const id = idOf(row)
    return seen.has(id) ? false : seen.add(id)
  })
}
