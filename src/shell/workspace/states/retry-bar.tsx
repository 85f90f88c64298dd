import type { UseQueryResult } from '@tanstack/react-query'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayAt, placeOfLaw } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { useFormatLocale } from '../../parts/formats/use-formats.ts'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { Bar } from './bar.tsx'
import { statesWords } from './states-words.ts'

type Query = Pick<UseQueryResult, 'isError' | 'isFetching' | 'dataUpdatedAt'> & { readonly refetch: () => unknown }

/** Over what was loaded before: how old it is, and another try. Nothing while all is well. */
export function RetryBar({ of: { isError, isFetching, dataUpdatedAt, refetch } }: { readonly of: Query }): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  const locale = useFormatLocale()
  if (!isError) return null
  const text = dataUpdatedAt === 0 ? texts.notLoaded : fill(texts.asOf, { time: timeOf(dataUpdatedAt, locale) })
  const tryAgain = (): void => void (isFetching ? undefined : refetch())
  return (
    <Bar
      kind="warn"
      icon={History}
      text={text}
      actions={
        <Button kind="quiet" aria-disabled={isFetching} onClick={tryAgain}>
          {isFetching ? texts.trying : words.retry}
        </Button>
      }
    />
  )
}

/** The hour today, with the day where it was not today. */
export function timeOf(moment: number, locale: string): string {
  const isToday = dayAt(new Date(moment), placeOfLaw) === dayAt(new Date(), placeOfLaw)
  const time = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: placeOfLaw } as const
  const day = { day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...day, ...time }).format(moment)
}
