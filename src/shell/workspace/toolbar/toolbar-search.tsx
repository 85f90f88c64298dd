import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { useTexts } from '../../language.tsx'
import { paletteStore, usePalette } from '../commands/palette-store.ts'
import styles from './toolbar-search.module.css'
import { toolbarWords } from './toolbar-words.ts'

/** Opens the search: looks like its field, where there is room for one. */
export function ToolbarSearch({ look }: { readonly look: 'button' | 'box' }): ReactNode {
  const words = useTexts(toolbarWords)
  const { open } = usePalette()
  const isOpen = paletteStore.useState(({ layer }) => layer === 'palette')
  const state = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen } as const
  return (
    <div className={styles.place} data-look={look}>
      <span className={styles.narrow}>
        <IconButton name={words.search} icon={Search} keys="/" onClick={() => open()} {...state} />
      </span>
      <button type="button" className={styles.trigger} onClick={() => open()} {...state}>
        <Search aria-hidden="true" />
        <span className={styles.text}>{words.searchOrJump}</span>
        <span className={styles.keys} aria-hidden="true">
          <Keys keys="mod+k" />
        </span>
      </button>
    </div>
  )
}
