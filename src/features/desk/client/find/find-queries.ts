import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { listViews, search, type Filters, type Hit, type SavedView, type Who, type Why } from '../../find-contract.ts'

export type Asked = {
  readonly filters: Filters
  readonly who: Who
  readonly why: Why
  /** Tells two searches for the same apart. */ readonly time: number
}

export type Results = {
  readonly hits: readonly Hit[]
  readonly status: 'pending' | 'error' | 'success'
  /** As many persons were shown as one may see in an hour or a day. */
  readonly isAtLimit: boolean
  readonly hasMore: boolean
  readonly isReadingMore: boolean
  readonly readMore: () => void
  readonly retry: () => void
}

/** What a search found, part by part. Each part is a look that is recorded, so none is fetched by itself. */
export function useResults(asked: Asked): Results {
  const { filters, who, why } = asked
  const query = useInfiniteQuery({
    queryKey: [search.path, asked],
    queryFn: ({ pageParam, signal }) => call(search, { filters, who, why, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
    initialPageParam: undefined as string[] | undefined, // the first part comes after nothing
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  return {
    hits: query.data?.pages.flatMap(({ hits }) => hits) ?? [],
    status: query.status,
    isAtLimit: query.error instanceof Problem && query.error.code === 'too-many',
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

const viewsKey = [listViews.path]

export function useViews(): readonly SavedView[] | undefined {
  const { data } = useQuery({ queryKey: viewsKey, queryFn: ({ signal }) => call(listViews, {}, { signal }) })
  return data?.views
}

export function useRefreshViews(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: viewsKey })
}
