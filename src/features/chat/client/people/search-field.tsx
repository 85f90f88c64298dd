import { useMemo, type ReactNode } from 'react'
import { keysIn } from '../../../../kit/search-words.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../../shell/parts/query/query-suggestions.ts'
import { useContacts } from '../chat-queries.ts'
import { chatWords } from '../chat-words.ts'
import { ownWords, searchKeys } from './search-wish.ts'

type SearchFieldProps = { readonly q: string; readonly onSearch: (q: string) => void }

/** People by any of their words; messages by their words, by who said them and when. */
export function SearchField({ q, onSearch }: SearchFieldProps): ReactNode {
  const texts = useTexts(chatWords)
  const [text, type] = useTyped(q, onSearch)
  return <QueryField label={texts.search} value={text} onChange={type} keys={useOfferedKeys()} />
}

function useOfferedKeys(): readonly OfferedKey[] {
  const texts = useTexts(chatWords)
  const { language } = useLanguage()
  const { data: contacts } = useContacts()
  return useMemo(() => {
    const spoken = language === 'de' ? 'de' : 'en'
    const names = [ownWords[spoken === 'de' ? 1 : 0] ?? '', ...(contacts ?? []).map(({ name }) => name)]
    const titles = { from: texts.keyFrom, date: texts.keyDate }
    const values = { from: names, date: 'days' } as const
    // The keys are those of `searchKeys`, in another order of their names.
    return keysIn(searchKeys, spoken).map((key) => ({
      ...key,
      title: titles[key.id as keyof typeof titles],
      values: values[key.id as keyof typeof values],
    }))
  }, [language, texts, contacts])
}
