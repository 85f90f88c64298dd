import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import { usePage } from '../../../shell/parts/paging/use-page.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import type { Contact, ContactsUser } from '../contact.ts'
import { countContacts, listBirthdays, listContacts, listDuplicates, readContact, readUser } from '../contract.ts'
import type { ListId, Place } from './place.ts'

/** Which contacts a list has. */
export type Which = Pick<InputOf<typeof listContacts>, 'id' | 'groupId' | 'q' | 'filters'>
export type Counts = OutputOf<typeof countContacts>
type Birthdays = OutputOf<typeof listBirthdays>
export type Duplicates = OutputOf<typeof listDuplicates>

/** What the queries of this app hold; the kind tells a change what it lies over. */
export type Cached =
  | { readonly kind: 'page'; readonly list: ListId | 'group'; readonly contacts: readonly Contact[] }
  | { readonly kind: 'user'; readonly user: ContactsUser }
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'counts'; readonly counts: Counts }
  | { readonly kind: 'birthdays'; readonly birthdays: Birthdays }
  | { readonly kind: 'duplicates'; readonly duplicates: Duplicates }
type Kept<Kind extends Cached['kind']> = Extract<Cached, { kind: Kind }>

/** All queries of this app begin with it; those of one workspace never show in another. */
export function useContactsKey(): QueryKey {
  const workspaceId = useUser()?.workspace.id ?? ''
  return ['contacts', workspaceId]
}

export function whichIn(place: Exclude<Place, { kind: 'duplicates' }>): Which {
  return place.kind === 'group' ? { groupId: place.groupId } : { id: place.id }
}

type PageWish = { readonly which: Which; readonly sort: string | undefined; readonly page: number; readonly size: number }

export function useContactPage({ which, sort, page, size }: PageWish): UseQueryResult<Kept<'page'>> {
  const key = useContactsKey()
  const list = which.groupId === undefined ? (which.id ?? 'all') : 'group'
  return usePage<Kept<'page'>>({
    queryKey: [...key, 'page', which, sort ?? '', size],
    page,
    size,
    read: async (begin, signal) => {
      const input = { ...which, ...begin, limit: size, ...(sort === undefined ? {} : { sort }) }
      return { kind: 'page', list, contacts: await call(listContacts, input, { signal }) }
    },
    lastOf: ({ contacts }) => contacts.at(-1)?.id,
  })
}

export function useCounts(which: Which): UseQueryResult<Kept<'counts'>> {
  return useQuery({
    queryKey: [...useContactsKey(), 'counts', which],
    queryFn: async ({ signal }): Promise<Kept<'counts'>> => ({ kind: 'counts', counts: await call(countContacts, which, { signal }) }),
    // Beside the groups the figures of the list before stand until the new ones are here.
    placeholderData: (before) => before,
  })
}

export function useContactsUser(): UseQueryResult<Kept<'user'>> {
  return useQuery({
    queryKey: [...useContactsKey(), 'user'],
    queryFn: async ({ signal }): Promise<Kept<'user'>> => ({ kind: 'user', user: await call(readUser, {}, { signal }) }),
  })
}

/** One contact; until it is read, it shows as the list has it. */
export function useContact(contactId: string): UseQueryResult<Kept<'contact'>> {
  const key = useContactsKey()
  const client = useQueryClient()
  return useQuery<Kept<'contact'>>({
    queryKey: [...key, 'contact', contactId],
    queryFn: async ({ signal }): Promise<Kept<'contact'>> => ({
      kind: 'contact',
      contact: await call(readContact, { contactId }, { signal }),
    }),
    placeholderData: (): Kept<'contact'> | undefined => {
      const pages = client.getQueriesData<Cached>({ queryKey: [...key, 'page'] })
      const contact = pages.flatMap(([, value]) => (value?.kind === 'page' ? value.contacts : [])).find(({ id }) => id === contactId)
      return contact && { kind: 'contact', contact }
    },
  })
}

export function useBirthdays(): UseQueryResult<Kept<'birthdays'>> {
  return useQuery({
    queryKey: [...useContactsKey(), 'birthdays'],
    queryFn: async ({ signal }): Promise<Kept<'birthdays'>> => ({
      kind: 'birthdays',
      birthdays: await call(listBirthdays, {}, { signal }),
    }),
  })
}

export function useDuplicates(): UseQueryResult<Kept<'duplicates'>> {
  return useQuery({
    queryKey: [...useContactsKey(), 'duplicates'],
    queryFn: async ({ signal }): Promise<Kept<'duplicates'>> => ({
      kind: 'duplicates',
      duplicates: await call(listDuplicates, {}, { signal }),
    }),
  })
}
