import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { countMails, listMails, listTrustedSenders, readMail, readSender } from '../contract.ts'
import type { Mail } from '../mail.ts'
import type { WhichMails } from './mail-place.ts'

export type MailCounts = OutputOf<typeof countMails>

/** Whatever changes in the mailbox, every list and number may show it. */
export const mailTopics: LiveTopics = { mail: () => [['mail']] }

const pageSize = 50
const idOf = ({ id }: Mail): string => id

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useMailKey(): QueryKey {
  return ['mail', useUser()?.workspace.id]
}

export function useMails(which: WhichMails): PagedList<Mail> {
  return usePagedList({
    queryKey: [...useMailKey(), 'list', which],
    read: (after, signal) => call(listMails, { ...which, after, limit: pageSize, brief: 'true' }, { signal }),
    idOf,
    size: pageSize,
  })
}

/** The open mail with its text; nothing while none is open. */
export function useOpenedMail(mailId: string | undefined): UseQueryResult<Mail> {
  return useQuery({
    queryKey: [...useMailKey(), 'mail', mailId],
    queryFn: ({ signal }) => call(readMail, { mailId: mailId ?? '' }, { signal }),
    enabled: mailId !== undefined,
    // What is not there will not be there in a second either.
    retry: (failures, cause) => failures < 1 && !isMissing(cause),
  })
}

/** Also an address that no mail could have. */
export function isMissing(cause: unknown): boolean {
  return cause instanceof Problem && (cause.code === 'not-found' || cause.code === 'invalid-input')
}

/** The whole conversation that a mail belongs to, the newest first. */
export function useThread(threadId: string | undefined): UseQueryResult<readonly Mail[]> {
  return useQuery({
    queryKey: [...useMailKey(), 'thread', threadId],
    queryFn: ({ signal }) => call(listMails, { threadId, brief: 'true', limit: 100 }, { signal }),
    enabled: threadId !== undefined,
  })
}

export function useMailCounts(): UseQueryResult<MailCounts> {
  return useQuery({ queryKey: [...useMailKey(), 'counts'], queryFn: ({ signal }) => call(countMails, {}, { signal }) })
}

/** From which address this account writes. Asked again whenever somebody comes back: the link that proves it opens elsewhere. */
export function useSender(): UseQueryResult<OutputOf<typeof readSender>> {
  return useQuery({
    queryKey: [...useMailKey(), 'sender'],
    queryFn: ({ signal }) => call(readSender, {}, { signal }),
    refetchOnWindowFocus: 'always',
  })
}

export function useTrustedSendersKey(): QueryKey {
  return [...useMailKey(), 'trusted']
}

/** Whose pictures may be fetched from elsewhere without asking. */
export function useTrustedSenders(): readonly string[] {
  const { data } = useQuery({
    queryKey: useTrustedSendersKey(),
    queryFn: ({ signal }) => call(listTrustedSenders, {}, { signal }),
    staleTime: 60_000,
  })
  return data ?? nobody
}

const nobody: readonly string[] = []
