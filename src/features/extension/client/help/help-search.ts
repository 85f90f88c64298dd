import { useMemo, useState } from 'react'
import { answerFinder } from '../../../../kit/find-answers.ts'
import { texts as german } from '../../../../kit/synonyms.de.ts'
import { catalogue } from '../../../../shell/catalogue.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFlow } from '../flow.tsx'
import { textsOfAnswer, type HelpAnswer } from './help-answers.ts'

export const languageCatalogue = catalogue<Readonly<Record<keyof typeof german, string>>>({
  de: german,
  fr: () => import('../../../../kit/synonyms.fr.ts'),
  it: () => import('../../../../kit/synonyms.it.ts'),
  rm: () => import('../../../../kit/synonyms.rm.ts'),
  en: () => import('../../../../kit/synonyms.en.ts'),
})

/** The question that a page without script sends. */
export const soughtParameter = 'q'
const mostLetters = 200

export function soughtIn(search: string): string {
  return (new URLSearchParams(search).get(soughtParameter) ?? '').slice(0, mostLetters)
}

type HelpSearch = {
  readonly sought: string
  readonly seek: (sought: string) => void
  /** The best first; nothing while nobody looks for anything. */
  readonly found: { readonly items: readonly HelpAnswer[]; readonly marks: readonly string[] } | undefined
}

/** What somebody looks for: it begins with what the address asks, and never goes there. */
export function useHelpSearch(answers: readonly HelpAnswer[]): HelpSearch {
  const { sought: given = '' } = useFlow().flow.readFirst()
  const [sought, seek] = useState(() => (typeof location === 'undefined' ? given : soughtIn(location.search)))
  const language = useTexts(languageCatalogue)
  const find = useMemo(() => answerFinder([{ items: answers, language }], textsOfAnswer), [answers, language])
  const found = useMemo(() => find(sought), [find, sought])
  return { sought, seek, found }
}
