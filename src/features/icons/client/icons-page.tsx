import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { SearchBox } from '../../../shell/parts/filters/search-box.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { iconsLike } from '../rules.ts'
import { IconGrid } from './icon-grid.tsx'
import { useIcons } from './icon-queries.ts'
import styles from './icons.module.css'
import { iconsWords } from './icons-words.ts'

const params = { q: textParam() }

/** Every icon of the set the product draws from: to find one, and to take its name along. */
export function Page(): ReactNode {
  const texts = useTexts(iconsWords)
  const { number } = useFormats()
  const [{ q }, change] = useUrlState(params)
  const query = useIcons()
  const { data: icons } = query
  const found = useMemo(() => iconsLike(icons ?? [], q), [icons, q])
  const place = useRef<HTMLDivElement>(null)
  const search = (text: string): void => change({ q: text.slice(0, 100) }, 'replace')
  const count = number(icons?.length ?? 0)

  return (
    <WorkspacePage
      title={texts.title}
      room="fill"
      arrival="none"
      actions={
        <IconSearch value={q} onChange={search} onDown={() => place.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()} />
      }
    >
      <div ref={place} className={styles.place}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {icons === undefined ? '' : q === '' ? fill(texts.count, { count }) : fill(texts.found, { found: number(found.length), count })}
          </p>
          <p className={styles.note}>{texts.hint}</p>
          <p className={styles.origin}>{texts.origin}</p>
        </div>
        <Loaded
          query={query}
          skeleton={<LoadingRows />}
          errorTitle={texts.loadFailed}
          isEmpty={() => found.length === 0}
          empty={<EmptyState kind="filtered" title={texts.noneTitle} text={texts.noneText} onClear={() => search('')} />}
        >
          {() => <IconGrid key={q} icons={found} />}
        </Loaded>
      </div>
    </WorkspacePage>
  )
}

type IconSearchProps = { readonly value: string; readonly onChange: (text: string) => void; readonly onDown: () => void }

/** From the field an arrow leads down to the icons. */
function IconSearch({ value, onChange, onDown }: IconSearchProps): ReactNode {
  const texts = useTexts(iconsWords)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onDown()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the field inside
    <div className={styles.search} onKeyDown={onKeyDown}>
      <SearchBox name={texts.search} value={value} onChange={onChange} />
    </div>
  )
}
