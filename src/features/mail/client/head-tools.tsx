import { Columns2 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { QueryField } from '../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../shell/parts/query/query-suggestions.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { labels } from '../folders.ts'
import { searchKeysIn, searchValuesIn } from '../search-keys.ts'
import { mailWords } from './mail-words.ts'
import styles from './head-tools.module.css'
import { searchWords } from './search-words.ts'
import type { MailView, MailViewChoice } from './use-mail-view.ts'

type HeadToolsProps = { readonly q: string; readonly onSearch: (q: string) => void; readonly choice: MailViewChoice }

/** Beside the title: the search, and how the mailbox looks. */
export function MailHeadTools({ q, onSearch, choice }: HeadToolsProps): ReactNode {
  const texts = useTexts(mailWords)
  const keys = useSearchKeys()
  return (
    <>
      <div className={styles.search}>
        <QueryField label={texts.searchLabel} value={q} onChange={onSearch} keys={keys} />
      </div>
      <ViewMenu {...choice} />
    </>
  )
}

const titles = { split: 'viewSplit', list: 'viewList', compact: 'viewCompact' } as const

function ViewMenu({ view, hasConversation, chooseView, toggleConversation }: MailViewChoice): ReactNode {
  const texts = useTexts(mailWords)
  const views: readonly MailView[] = ['split', 'list', 'compact']
  return (
    <Menu
      trigger={<IconButton name={texts.view} icon={Columns2} />}
      groups={[
        views.map((each) => ({ id: each, title: texts[titles[each]], isOn: each === view, isChoice: true, run: () => chooseView(each) })),
        [{ id: 'conversation', title: texts.conversation, isOn: hasConversation, run: toggleConversation }],
      ]}
    />
  )
}

/** What a search may ask for, as somebody writes it in the language of the page. */
function useSearchKeys(): readonly OfferedKey[] {
  const language = useLanguage().language === 'de' ? 'de' : 'en'
  const titlesOf = useTexts(searchWords)
  const names = useTexts(mailWords)
  return useMemo(() => {
    const values: Readonly<Record<string, OfferedKey['values']>> = {
      has: searchValuesIn(language, 'has'),
      is: searchValuesIn(language, 'is'),
      in: searchValuesIn(language, 'in'),
      label: labels.map(({ handle }) => names[handle].toLowerCase()),
      before: 'days',
      after: 'days',
    }
    return searchKeysIn(language).map((key): OfferedKey => {
      const offered = values[key.id]
      // Each key of the search has its title under the same name.
      const title = titlesOf[key.id as keyof typeof titlesOf]
      return { ...key, title, ...(offered === undefined ? {} : { values: offered }) }
    })
  }, [language, titlesOf, names])
}
