import { useMemo } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormatLocale } from '../../../../shell/parts/formats/use-formats.ts'
import { todoWords } from '../todo-words.ts'
import { dateWords } from './date-words.ts'

/** Writes dates for people, in the language of the page. */
export function useDateWords(): (value: string, now: Date) => string {
  const { wordYesterday, wordToday, wordTomorrow } = useTexts(todoWords)
  const locale = useFormatLocale()
  return useMemo(() => {
    const words = { locale, yesterday: wordYesterday, today: wordToday, tomorrow: wordTomorrow }
    return (value, now) => dateWords(value, now, words)
  }, [locale, wordYesterday, wordToday, wordTomorrow])
}
