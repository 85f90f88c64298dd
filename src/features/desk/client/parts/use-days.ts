import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'

// Days in figures are the same whenever they are read.
const whenever = new Date(0)

/** Days and moments as on forms. */
export function useDays(): { readonly day: (value: string) => string; readonly moment: (value: string) => string } {
  const formats = useFormats()
  const day = (value: string): string => formats.date(value, 'dotted', whenever)
  return { day, moment: (value) => `${day(value)} ${formats.time(value)}` }
}
