import { Search } from 'lucide-react'
import { Suspense, useRef, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { usePrepared } from '../use-prepared.ts'
import { PaletteButton } from './palette-button.tsx'
import { PlainSearch } from './plain-search.tsx'
import { searchStore } from './search-store.ts'
import styles from './toolbar-search.module.css'
import { toolbarWords } from './toolbar-words.ts'

const { Part: SearchField, prepare } = lazyPart(() => import('./search-field.tsx').then((loaded) => loaded.SearchField))

/** The way to search: a button that opens the field over the toolbar, or, where there is room for it, the field itself. */
export function ToolbarSearch({ look }: { readonly look: 'button' | 'box' }): ReactNode {
  const words = useTexts(toolbarWords)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = searchStore.useState((state) => state.isOpen)
  const open = searchStore.useState((state) => state.open)
  usePrepared(prepare)

  // Two buttons lead there, one for narrow and one for wide; the one that does not show takes no focus.
  function focusButton(): void {
    for (const button of place.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? []) button.focus()
  }

  return (
    <>
      <div ref={place} className={styles.place} data-look={look}>
        <span className={styles.narrow}>
          <IconButton name={words.search} icon={Search} keys="/" data-opens="search" onClick={open} />
        </span>
        <span className={styles.wide}>
          {look === 'box' ? (
            <Suspense fallback={<PlainSearch look="box" />}>
              <SearchField look="box" onEscape={() => undefined} />
            </Suspense>
          ) : (
            <button type="button" className={styles.trigger} data-opens="search" onClick={open}>
              <Search aria-hidden="true" />
              <span className={styles.text}>{words.searchOrJump}</span>
            </button>
          )}
          <PaletteButton />
        </span>
      </div>
      {isOpen ? (
        <div className={look === 'box' ? styles.narrow : styles.always}>
          <Suspense fallback={<PlainSearch look="over" />}>
            <SearchField look="over" onEscape={focusButton} />
          </Suspense>
        </div>
      ) : null}
    </>
  )
}
