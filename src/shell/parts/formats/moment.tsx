import type { ReactNode } from 'react'
import type { DateStyle, When } from '../../../kit/formats.ts'
import { isPlainDate } from '../../../kit/plain-date.ts'
import { useMinute } from './minute-clock.ts'
import { useFormats } from './use-formats.ts'

type MomentProps = { readonly value: When; readonly format?: DateStyle; readonly className?: string }

/** A date or time for people, with the exact one behind it. What depends on now keeps itself true. */
export function Moment({ value, format = 'list', className }: MomentProps): ReactNode {
  const formats = useFormats()
  const now = useMinute()
  const exact = formats.date(value, 'exact', now)
  return (
    <time className={className} dateTime={machineReadable(value)} title={exact}>
      {formats.date(value, format, now)}
    </time>
  )
}

function machineReadable(value: When): string {
  return typeof value === 'string' && isPlainDate(value) ? value : new Date(value).toISOString()
}
