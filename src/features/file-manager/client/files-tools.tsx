import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { fileTypes } from '../file.ts'
import styles from './files-body.module.css'
import { filesWords } from './files-words.ts'
import { FolderPath } from './list/folder-path.tsx'
import { typeTitle } from './type-titles.ts'
import type { FilesView } from './use-files-view.ts'

/** Above the files: where they are, which kinds show, and how. */
export function FilesTools({ view }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const { place, layout, setLayout, isBin, rows, changes, list, address } = view
  // Where there is nothing, there is nothing to choose from.
  const isEmpty = list.status === 'success' && rows.length === 0 && address.type === 'all'
  return (
    <div className={styles.tools}>
      {place.view === 'files' ? <FolderPath view={view} /> : null}
      {isBin ? (
        <p className={styles.hint}>
          {texts.binHint}
          {rows.length > 0 ? <Button onClick={() => void changes.emptyBin()}>{texts.emptyBin}</Button> : null}
        </p>
      ) : null}
      <span className={styles.layouts}>
        <IconButton name={texts.asList} icon={List} aria-pressed={layout === 'list'} onClick={() => setLayout('list')} />
        <IconButton name={texts.asGrid} icon={LayoutGrid} aria-pressed={layout === 'grid'} onClick={() => setLayout('grid')} />
      </span>
      {isBin || isEmpty ? null : <TypeChips view={view} />}
    </div>
  )
}

function TypeChips({ view: { address } }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  return (
    <ul className={styles.chips} aria-label={texts.types}>
      {(['all', ...fileTypes] as const).map((type) => (
        <li key={type}>
          <button type="button" className={styles.chip} aria-pressed={address.type === type} onClick={() => address.chooseType(type)}>
            {type === 'all' ? texts.allTypes : typeTitle(texts, type)}
          </button>
        </li>
      ))}
    </ul>
  )
}
