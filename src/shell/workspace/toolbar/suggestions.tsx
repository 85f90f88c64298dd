import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { MarkedText } from '../../../ui/marked-text.tsx'
import { useLanguage, useTexts } from '../../language.tsx'
import { wordsFor } from '../words.ts'
import { keyOf, type SearchRow } from './search-rows.ts'
import styles from './suggestions.module.css'
import { toolbarWords } from './toolbar-words.ts'

type SuggestionsProps = {
  readonly rows: readonly SearchRow[]
  /** More may come. */
  readonly isLooking: boolean
  readonly typed: string
  readonly onChoose: (row: SearchRow) => void
}

/** What fits, under the field. */
export function Suggestions({ rows, isLooking, typed, onChoose }: SuggestionsProps): ReactNode {
  const words = useTexts(toolbarWords)
  const hasSome = isLooking || rows.some(({ kind }) => kind !== 'everything')
  return (
    <div className={styles.popup}>
      <Autocomplete.Status className={styles.none}>{hasSome ? null : fill(words.noResults, { typed })}</Autocomplete.Status>
      {/* A press must not take the focus from the field, which would close it. */}
      <Autocomplete.List className={styles.list} aria-label={words.searchLabel} onMouseDown={(event) => event.preventDefault()}>
        {(row: SearchRow) => (
          <Autocomplete.Item key={keyOf(row)} value={row} className={styles.row} onClick={() => onChoose(row)}>
            <RowContent row={row} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </div>
  )
}

function RowContent({ row }: { readonly row: SearchRow }): ReactNode {
  const words = useTexts(toolbarWords)
  const { language } = useLanguage()
  if (row.kind === 'everything') {
    return (
      <>
        <Search aria-hidden="true" />
        <span>{fill(words.searchEverything, { typed: row.typed })}</span>
      </>
    )
  }
  if (row.kind === 'thing') {
    const { icon: Picture, title, marks, kind } = row.thing
    return (
      <>
        <Picture aria-hidden="true" />
        <span className={styles.title}>
          <MarkedText text={title} marks={marks} />
        </span>
        <span className={styles.kind}>{wordsFor(kind, language)}</span>
      </>
    )
  }
  const { place, parts } = row.suggestion
  return (
    <>
      <place.icon aria-hidden="true" />
      <span>{parts.map(({ at, text, isMatch }) => (isMatch ? <b key={at}>{text}</b> : <span key={at}>{text}</span>))}</span>
    </>
  )
}
