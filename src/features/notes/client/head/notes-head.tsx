import { ALargeSmall, Download, EllipsisVertical, LayoutGrid, Rows3, Trash2, Upload } from 'lucide-react'
import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { keysIn, valuesIn } from '../../../../kit/search-words.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import type { OfferedKey } from '../../../../shell/parts/query/query-suggestions.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { NoteLabel } from '../../contract.ts'
import { colorWords, partWords, searchKeys, stateWords } from '../../search-keys.ts'
import { notesWords } from '../notes-words.ts'
import type { Look } from '../use-look.ts'
import styles from './head.module.css'

type NotesHeadProps = {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly labels: readonly NoteLabel[]
  readonly look: Look
  readonly onLook: (change: Partial<Look>) => void
  readonly onImport: () => void
  readonly onExport: (format: 'markdown' | 'json') => void
  /** Given in the bin, while something is in it. */
  readonly onEmptyBin: (() => void) | undefined
}

/** Beside the heading: search, how notes look, and what is done with all of them. */
export function NotesHead({ q, onSearch, labels, look, onLook, onImport, onExport, onEmptyBin }: NotesHeadProps): ReactNode {
  const texts = useTexts(notesWords)
  const [typed, type] = useTyped(q, onSearch)
  const keys = useSearchKeys(labels)
  const actions: readonly MenuAction[] = [
    { id: 'import', title: texts.import, icon: Upload, run: onImport },
    { id: 'markdown', title: texts.exportMarkdown, icon: Download, run: () => onExport('markdown') },
    { id: 'json', title: texts.exportJson, icon: Download, run: () => onExport('json') },
  ]
  const binActions: readonly MenuAction[] = onEmptyBin
    ? [{ id: 'empty', title: texts.emptyBin, icon: Trash2, isDanger: true, run: onEmptyBin }]
    : []

  /** Escape clears, once no list of suggestions is open that it would close. */
  function onKeyDown(event: KeyboardEvent): void {
    const isListOpen = event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true'
    if (event.key === 'Escape' && !isListOpen && typed !== '') type('')
  }

  return (
    <div className={styles.head}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the field inside */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <QueryField label={texts.search} value={typed} onChange={type} keys={keys} />
      </div>
      <IconButton name={texts.textSize} icon={ALargeSmall} aria-pressed={look.isSized} onClick={() => onLook({ isSized: !look.isSized })} />
      <IconButton
        name={look.isList ? texts.gridView : texts.listView}
        icon={look.isList ? LayoutGrid : Rows3}
        keys="mod+g"
        onClick={() => onLook({ isList: !look.isList })}
      />
      <Menu trigger={<IconButton name={texts.more} icon={EllipsisVertical} />} groups={[actions, binActions]} />
    </div>
  )
}

function useSearchKeys(labels: readonly NoteLabel[]): readonly OfferedKey[] {
  const texts = useTexts(notesWords)
  const { language } = useLanguage()
  return useMemo(() => {
    const read = language === 'de' ? 'de' : 'en'
    const offers: Readonly<Record<string, Pick<OfferedKey, 'title' | 'values'>>> = {
      label: { title: texts.labels, values: labels.map(({ name }) => name) },
      has: { title: texts.searchHas, values: valuesIn(partWords, read) },
      color: { title: texts.colour, values: valuesIn(colorWords, read) },
      is: { title: texts.searchIs, values: valuesIn(stateWords, read) },
    }
    return keysIn(searchKeys, read).map((key) => ({ title: '', ...key, ...offers[key.id] }))
  }, [language, labels, texts])
}
