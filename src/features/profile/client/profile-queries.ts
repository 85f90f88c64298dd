import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import type { About } from '../about.ts'
import type { Activity, ActivityKind } from '../activity.ts'
import { listActivities, listMedia, readAbout, readPerson, readTimeline } from '../contract.ts'
import type { Month } from '../medium.ts'

/** Posts, comments and follows change what several profiles show. */
export const profileTopics: LiveTopics = { profile: () => [['profile']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useProfileKey(): QueryKey {
  return ['profile', useUser()?.workspace.id]
}

export type Person = OutputOf<typeof readPerson>
/** Whose profile; an empty text for one's own. */
export type Whose = string
export const own: Whose = ''
const asked = (whose: Whose): { readonly personId?: string } => (whose === own ? {} : { personId: whose })

export function usePerson(whose: Whose): UseQueryResult<Person> {
  return useQuery({
    queryKey: [...useProfileKey(), 'person', whose],
    queryFn: ({ signal }) => call(readPerson, asked(whose), { signal }),
  })
}

type TimelinePart = OutputOf<typeof readTimeline>
export type Timeline = InfiniteData<TimelinePart, string | undefined>
const postsAtOnce = 10

export function useTimelineKey(): QueryKey {
  return [...useProfileKey(), 'timeline']
}

export function useTimeline(whose: Whose): UseInfiniteQueryResult<Timeline> {
  return useInfiniteQuery({
    queryKey: [...useTimelineKey(), whose],
    queryFn: ({ pageParam, signal }) => call(readTimeline, { ...asked(whose), after: pageParam, limit: postsAtOnce }, { signal }),
    initialPageParam: undefined as string | undefined, // the first part comes after nothing
    getNextPageParam: ({ posts }: TimelinePart) => (posts.length < postsAtOnce ? undefined : posts.at(-1)?.id),
  })
}

const activitiesAtOnce = 30
const cursorOf = ({ cursor }: Activity): string => cursor

export function useActivities(whose: Whose, kind: ActivityKind | undefined): PagedList<Activity> {
  return usePagedList<Activity>({
    queryKey: [...useProfileKey(), 'activities', whose, kind],
    read: (after, signal) => call(listActivities, { ...asked(whose), kind, after, limit: activitiesAtOnce }, { signal }),
    idOf: cursorOf,
    size: activitiesAtOnce,
  })
}

export type Months = InfiniteData<readonly Month[], string | undefined>
const mediaAtOnce = 60

export function useMediaKey(): QueryKey {
  return [...useProfileKey(), 'media']
}

export function useMonths(whose: Whose): UseInfiniteQueryResult<Months> {
  return useInfiniteQuery({
    queryKey: [...useMediaKey(), whose],
    queryFn: ({ pageParam, signal }) => call(listMedia, { ...asked(whose), after: pageParam, limit: mediaAtOnce }, { signal }),
    initialPageParam: undefined as string | undefined, // as above
    getNextPageParam: (months: readonly Month[]) => {
      const media = months.flatMap((month) => month.media)
      return media.length < mediaAtOnce ? undefined : media.at(-1)?.id
    },
  })
}

/** Everybody else in the workspace, for whoever mentions somebody. */
export function useColleagues({ isOff }: { readonly isOff: boolean }): UseQueryResult<About['friends']> {
  return useQuery({
    queryKey: [...useProfileKey(), 'colleagues'],
    queryFn: async ({ signal }) => (await call(readAbout, {}, { signal })).friends,
    enabled: !isOff,
  })
}

export function useAbout(whose: Whose): UseQueryResult<About> {
  return useQuery({
    queryKey: [...useProfileKey(), 'about', whose],
    queryFn: ({ signal }) => call(readAbout, asked(whose), { signal }),
  })
}
