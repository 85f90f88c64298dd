import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../shell/call.ts'
import { listComments } from '../../contract.ts'
import type { Comment, Post } from '../../post.ts'
import { useProfileKey } from '../profile-queries.ts'

type EarlierComments = {
  readonly earlier: readonly Comment[]
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly readMore: () => void
}

const atOnce = 20

/** What was said before the comments that came with a post; read only when somebody asks. */
export function useEarlierComments({ id: postId, comments, commentCount }: Post): EarlierComments {
  const [before, setBefore] = useState<string>()
  const query = useInfiniteQuery({
    queryKey: [...useProfileKey(), 'comments', postId, before],
    queryFn: ({ pageParam, signal }) => call(listComments, { postId, before: pageParam }, { signal }),
    initialPageParam: before ?? '',
    getNextPageParam: (part: readonly Comment[]) => (part.length < atOnce ? undefined : part[0]?.id),
    enabled: before !== undefined,
  })
  const shown = new Set(comments.map(({ id }) => id))
  const earlier = (query.data?.pages.toReversed().flat() ?? []).filter(({ id }) => !shown.has(id))
  const [first] = comments
  return {
    earlier,
    hasMore: before === undefined ? commentCount > comments.length && first !== undefined : query.hasNextPage,
    isReading: query.isFetching && query.fetchStatus === 'fetching' && earlier.length === 0 && before !== undefined,
    readMore: () => (before === undefined ? setBefore(first?.id) : void query.fetchNextPage()),
  }
}
