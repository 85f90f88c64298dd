import {
  Ban,
  CalendarClock,
  CircleCheck,
  Clock,
  PackageCheck,
  PackageOpen,
  TriangleAlert,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { statusOf } from '../../statuses.ts'
import { orderWords } from './order-words.ts'
import { statusName } from './status-name.ts'
import styles from './status.module.css'

const icons: Readonly<Record<number, LucideIcon>> = {
  2: CircleCheck,
  3: PackageOpen,
  4: Truck,
  5: PackageCheck,
  6: Ban,
  7: Undo2,
  8: TriangleAlert,
  9: CalendarClock,
  12: CircleCheck,
  13: CalendarClock,
}

/** The picture of a state; those that wait for money have a clock. */
export function statusIcon(id: number): LucideIcon {
  return icons[id] ?? Clock
}

/** A state: the word says it, picture and tint help to find it, and the dot has the colour of the spec. */
export function StatusBadge({ id }: { readonly id: number }): ReactNode {
  const texts = useTexts(orderWords)
  const { role, color } = statusOf(id)
  return (
    <Badge kind={role} icon={statusIcon(id)}>
      <span className={styles.word} title={statusName(id, texts)}>
        <span className={styles.dot} style={{ background: color }} aria-hidden="true" data-color={color} />
        {statusName(id, texts)}
      </span>
    </Badge>
  )
}
