import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { pageWords } from './page-words.ts'
import type { Place } from './places.ts'

type EmptyListProps = {
  readonly place: Place
  readonly search: string
  readonly onClearSearch: () => void
  readonly onImport: () => void
}

/** Why a list is empty. */
export function EmptyList({ place, search, onClearSearch, onImport }: EmptyListProps): ReactNode {
  const texts = useTexts(pageWords)
  if (search !== '') return <EmptyState kind="filtered" onClear={onClearSearch} />
  if (place.kind === 'folder') {
    return (
      <EmptyState
        kind="never-used"
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<Button onClick={onImport}>{texts.import}</Button>}
      />
    )
  }
  if (place.kind === 'label')
    return <EmptyState kind="done" title={texts.labelTitle} text={fill(texts.labelText, { label: place.handle })} />
  return <EmptyState kind="done" title={texts[`${place.handle}Title`]} text={texts[`${place.handle}Text`]} />
}
