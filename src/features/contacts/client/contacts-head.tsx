import { Download, Ellipsis, FileUp } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { useTyped } from '../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../shell/parts/query/query-suggestions.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { searchKeysIn, starredWords } from '../search-keys.ts'
import styles from './contacts-head.module.css'
import { useContactsUser } from './contacts-queries.ts'
import { contactsWords } from './contacts-words.ts'
import { exportFormats } from './transfer/export-formats.ts'
import { useExport } from './transfer/use-export.ts'
import type { ContactsView } from './use-contacts-view.ts'

/** Beside the heading: the search, and what brings contacts in and out. */
export function ContactsHead({ view }: { readonly view: ContactsView }): ReactNode {
  const texts = useTexts(contactsWords)
  const save = useExport()
  const { address, which, isBin } = view
  const exporting = exportFormats.map(({ id, title }) => ({
    id,
    title: fill(texts.exportAs, { format: title }),
    icon: Download,
    run: () => save(id, which),
  }))
  const importing = { id: 'import', title: texts.importTitle, icon: FileUp, run: () => address.openDialog('import') }
  return (
    <div className={styles.head}>
      <Search view={view} />
      <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[[importing], isBin ? [] : exporting]} />
    </div>
  )
}

function Search({ view: { address } }: { readonly view: ContactsView }): ReactNode {
  const texts = useTexts(contactsWords)
  const { table, changeTable } = address
  const [text, setText] = useTyped(table.search, (search) => changeTable({ ...table, search: search.slice(0, 512) }, 'replace'))
  return (
    <div className={styles.search}>
      <QueryField label={texts.search} value={text} onChange={setText} keys={useSearchKeys()} />
    </div>
  )
}

/** What may be asked for by name, with what may follow. */
function useSearchKeys(): readonly OfferedKey[] {
  const texts = useTexts(contactsWords)
  const language = useLanguage().language === 'de' ? 'de' : 'en'
  const groups = useContactsUser().data?.user.groups
  return useMemo(() => {
    const titles: Readonly<Record<string, string>> = {
      company: texts.company,
      job: texts.jobTitle,
      email: texts.email,
      phone: texts.phone,
      group: texts.keyGroup,
      birthday: texts.birthday,
      is: texts.keyIs,
    }
    const values: Readonly<Record<string, readonly string[] | 'days'>> = {
      group: groups?.map(({ name }) => name) ?? [],
      birthday: 'days',
      is: [starredWords[language]],
    }
    return searchKeysIn(language).map((key): OfferedKey => {
      const offered = values[key.id]
      return { ...key, title: titles[key.id] ?? key.id, ...(offered === undefined ? {} : { values: offered }) }
    })
  }, [texts, language, groups])
}
