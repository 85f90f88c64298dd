import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { pagesOf } from '../../../shell/parts/paging/pager.tsx'
import { useSelection, type SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import { useDataTable, type TableModel } from '../../../shell/parts/table/use-data-table.ts'
import { useIsNarrow } from '../../../shell/parts/table/use-is-narrow.ts'
import type { Contact } from '../contact.ts'
import { listWholeContacts } from '../contract.ts'
import { useContactPage, useContactsUser, useCounts, whichIn, type Counts, type Which } from './contacts-queries.ts'
import { contactsWords } from './contacts-words.ts'
import { pathOf, type Place } from './place.ts'
import { contactColumns } from './table/contact-columns.tsx'
import { useListAddress, type ListAddress } from './table/use-list-address.ts'
import { useHasRoom } from './use-has-room.ts'
import { useContactChanges, type ContactChanges } from './use-contact-changes.ts'

export type ListPlace = Exclude<Place, { kind: 'duplicates' }>

/** Everything the page of a list knows; its parts only show it. */
export type ContactsView = {
  readonly place: ListPlace
  readonly isBin: boolean
  readonly which: Which
  readonly address: ListAddress
  readonly query: UseQueryResult
  readonly counts: Counts | undefined
  readonly total: number
  readonly page: number
  readonly table: TableModel<Contact>
  readonly selection: SelectionModel
  readonly starred: ReadonlySet<string>
  readonly changes: ContactChanges
  /** The list without what is open in it, with all that the address says. */
  readonly listPath: string
  readonly hrefOf: (contact: Contact) => string
  /** The ids of all that is selected, or of the whole list. */
  readonly chosen: () => Promise<readonly string[]>
  readonly all: () => Promise<readonly string[]>
}

const nobody: readonly Contact[] = []
const idOf = ({ id }: Contact): string => id

export function useContactsView(place: ListPlace): ContactsView {
  const texts = useTexts(contactsWords)
  const search = useSearch()
  const address = useListAddress()
  const changes = useContactChanges()
  const isBin = place.kind === 'list' && place.id === 'bin'
  const at = pathOf(place)
  // oxlint-disable-next-line react/exhaustive-deps -- the path of the place says all that matters of it here
  const which = useMemo(() => ({ ...whichIn(place), ...address.wish }), [at, address.wish])
  const counting = useCounts(which)
  const counts = counting.data?.counts
  const total = counts?.matching ?? 0
  const page = counts === undefined || counting.isPlaceholderData ? address.page : Math.min(address.page, pagesOf(total, address.size))
  const query = useContactPage({ which, sort: address.sort, page, size: address.size })
  const rows = query.data?.contacts ?? nobody

  const filter = JSON.stringify(which)
  const order = useMemo(() => rows.map(idOf), [rows])
  const selection = useSelection({ order, total: Math.max(total, order.length), filter })
  const starredIds = useContactsUser().data?.user.starred
  const starred = useMemo(() => new Set(starredIds), [starredIds])
  const isShort = !useHasRoom() && place.contactId !== undefined
  const isCards = useIsNarrow()
  const selected = selection.ids
  const columns = useMemo(
    () =>
      contactColumns({ texts, changes, starred, isBin, isShort, isCards, carried: ({ id }) => (selected.has(id) ? [...selected] : [id]) }),
    [texts, changes, starred, isBin, isShort, isCards, selected],
  )
  const served = { total, before: (page - 1) * address.size, isWorking: query.isPlaceholderData }
  const table = useDataTable({ id: 'contacts', columns, rows, rowId: idOf, state: address.table, onChange: address.changeTable, served })

  const suffix = search === '' ? '' : `?${search}`
  const all = async (): Promise<readonly string[]> => (await call(listWholeContacts, which)).map(idOf)
  return {
    place,
    isBin,
    which,
    address,
    query,
    counts,
    total,
    page,
    table,
    selection,
    starred,
    changes,
    listPath: `${at}${suffix}`,
    hrefOf: ({ id }) => `${at}/${id}${suffix}`,
    chosen: async () => (selection.isWholeResult ? all() : [...selection.ids]),
    all,
  }
}
