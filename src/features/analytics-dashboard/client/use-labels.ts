import { useMemo } from 'react'
import { useFormatLocale } from '../../../shell/parts/formats/use-formats.ts'

export type Labels = {
  /** `Mon 9` */
  readonly weekday: (day: string) => string
  /** `9 Mar` */
  readonly day: (day: string) => string
  /** `9 March 2026` */
  readonly wholeDay: (day: string) => string
  /** `Mar`, of `2026-03`. */
  readonly month: (month: string) => string
}

/** How days and months are written along an axis. A calendar day is the same everywhere. */
export function useLabels(): Labels {
  const locale = useFormatLocale()
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions): ((day: string) => string) => {
      const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
      return (day) => formatter.format(new Date(day))
    }
    return {
      weekday: writer({ weekday: 'short', day: 'numeric' }),
      day: writer({ day: 'numeric', month: 'short' }),
      wholeDay: writer({ day: 'numeric', month: 'long', year: 'numeric' }),
      month: writer({ month: 'short' }),
    }
  }, [locale])
}
