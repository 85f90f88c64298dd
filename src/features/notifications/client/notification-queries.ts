import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { given } from '../../../kit/given.ts'
import type { NoticeKind } from '../../../kit/notice-kinds.ts'
import type { AppEntry, NotificationSentence } from '../../../shell/app-entry.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { inPages, usePagedList, type PagedList, type Pages } from '../../../shell/parts/paging/use-paged-list.ts'
import { useApps } from '../../../shell/workspace/apps-context.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import {
  countNotifications,
  listNotifications,
  markNotifications,
  readSettings,
  saveSettings,
  type Notification,
  type Settings,
} from '../contract.ts'

export const notificationTopics: LiveTopics = { notifications: () => [['notifications']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
function useKey(...parts: readonly string[]): QueryKey {
  return ['notifications', useUser()?.workspace.id, ...parts]
}

export type Counts = OutputOf<typeof countNotifications>

export function useCounts(): UseQueryResult<Counts> {
  return useQuery({ queryKey: useKey('count'), queryFn: ({ signal }) => call(countNotifications, {}, { signal }) })
}

const pageSize = 30

export function useNotifications(kind: NoticeKind | undefined): PagedList<Notification> {
  return usePagedList({
    queryKey: useKey('list', kind ?? 'all'),
    read: (after, signal) => call(listNotifications, { kind, after, limit: pageSize }, { signal }),
    idOf: ({ id }) => id,
    size: pageSize,
  })
}

/** The latest ones, to tell of those that come in. */
export function useLatest(): UseQueryResult<readonly Notification[]> {
  return useQuery({ queryKey: useKey('latest'), queryFn: ({ signal }) => call(listNotifications, { limit: 10 }, { signal }) })
}

type Mark = { readonly ids?: string[]; readonly isRead: boolean }

/** The bell counts again, also where the live stream is interrupted. */
function useCountAgain(): () => Promise<void> {
  const client = useQueryClient()
  const queryKey = useKey('count')
  return () => client.invalidateQueries({ queryKey })
}

/** Shows at once here; the other tabs hear of it. */
export function useMark(): (mark: Mark) => void {
  const countAgain = useCountAgain()
  const change = useChange<Pages<Notification>, Mark>({
    queryKey: useKey('list'),
    mode: 'optimistic',
    apply: (pages, { ids, isRead }) =>
      inPages(pages, (rows) => rows.map((row) => (ids === undefined || ids.includes(row.id) ? { ...row, isRead } : row))),
    call: (mark) => call(markNotifications, mark),
  })
  return (mark) => void change.run(mark).then(countAgain)
}

export function useSettings(): UseQueryResult<Settings> {
  return useQuery({ queryKey: useKey('settings'), queryFn: ({ signal }) => call(readSettings, {}, { signal }) })
}

type SettingsChange = InputOf<typeof saveSettings>

export function useSaveSettings(): (change: SettingsChange) => void {
  const countAgain = useCountAgain()
  const change = useChange<Settings, SettingsChange>({
    queryKey: useKey('settings'),
    mode: 'optimistic',
    apply: (settings, { choices, quietUntil = settings.quietUntil }) => ({
      ...settings,
      quietUntil,
      choices: { ...settings.choices, ...given(choices ?? {}) },
    }),
    call: (input) => call(saveSettings, input),
  })
  return (input) => void change.run(input).then(countAgain)
}

/** Each app has the sentences for what it sends; they are fetched with the first list. */
export function useSentences(): UseQueryResult<readonly AppSentence[]> {
  const apps = useApps()
  return useQuery({
    queryKey: ['notification-sentences'],
    queryFn: async () => {
      const parts = await Promise.all(apps.map(async (app) => ({ app, sentences: (await app.loadNotificationTexts?.())?.sentences ?? [] })))
      return parts.flatMap(({ app, sentences }) => sentences.map((sentence) => ({ ...sentence, icon: app.icon })))
    },
    staleTime: Infinity,
  })
}

export type AppSentence = NotificationSentence & Pick<AppEntry, 'icon'>
