import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { CalendarEvent, NewEvent, Preferences } from '../../contract.ts'
import type { When } from '../time/when.ts'
import type { EntryActions } from '../views/use-entry-actions.ts'

/** What lists of events need. */
export type ListProps = {
  readonly today: PlainDate
  readonly zone: string
  readonly when: When
  readonly preferences: Preferences | undefined
  readonly actions: EntryActions & { readonly open: (event: CalendarEvent) => void }
  readonly onDuplicate: (draft: NewEvent) => void
}
