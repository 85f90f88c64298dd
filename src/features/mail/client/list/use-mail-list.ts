import { useMemo } from 'react'
import { parseQuery } from '../../../../kit/query-language.ts'
import { useBufferedRows } from '../../../../shell/parts/live/use-buffered-rows.ts'
import type { PagedList } from '../../../../shell/parts/paging/use-paged-list.ts'
import type { Mail } from '../../mail.ts'
import { searchKeys } from '../../search-keys.ts'
import { belongsTo, whichOf, type MailPlace, type WhichMails } from '../mail-place.ts'
import { useMails } from '../mail-queries.ts'

export type MailList = {
  readonly which: WhichMails
  readonly paged: PagedList<Mail>
  readonly rows: readonly Mail[]
  readonly order: readonly string[]
  /** How many arrived while somebody was in the list. */
  readonly fresh: number
  readonly showFresh: () => void
  readonly holdProps: ReturnType<typeof useBufferedRows>['holdProps']
}

const none: readonly Mail[] = []
const idOf = ({ id }: Mail): string => id

/** The mails of a place, as far as they are read. */
export function useMailList(place: MailPlace, q: string): MailList {
  const which = useMemo(() => whichOf(place, q), [place, q])
  const paged = useMails(which)
  // Who asks for mails of other folders gets them, wherever they are.
  const isElsewhere = useMemo(() => parseQuery(q, searchKeys).some((term) => term.kind === 'field' && term.key === 'in'), [q])
  const found = useMemo(
    () => (isElsewhere ? paged.rows : paged.rows.filter((mail) => belongsTo(place, mail))),
    [paged.rows, place, isElsewhere],
  )
  const buffered = useBufferedRows(paged.isOld ? none : found, { idOf, of: JSON.stringify(which) })
  const rows = paged.isOld ? found : buffered.shown
  const order = useMemo(() => rows.map(idOf), [rows])
  return { which, paged, rows, order, fresh: buffered.fresh, showFresh: buffered.showAll, holdProps: buffered.holdProps }
}
