import { CalendarClock, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayAt } from '../../../kit/plain-date.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Invoice } from '../invoice.ts'
import { dueStateOf } from './due.ts'
import { invoiceAppWords } from './invoice-words.ts'

const looks = {
  paid: { kind: 'ok', icon: CircleCheck },
  overdue: { kind: 'danger', icon: TriangleAlert },
  'due-today': { kind: 'warn', icon: CalendarClock },
  open: { kind: 'info', icon: Clock },
} as const

/** How an invoice stands, in a word. */
export function DueBadge({ invoice }: { readonly invoice: Invoice }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const state = dueStateOf(invoice, dayAt(useMinute(), officeTimeZone))
  const words = { paid: texts.statePaid, overdue: texts.stateOverdue, 'due-today': texts.stateToday, open: texts.stateOpen }
  return <Badge {...looks[state]}>{words[state]}</Badge>
}
