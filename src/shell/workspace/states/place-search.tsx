import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../language.tsx'
import { usePalette } from '../commands/palette-store.ts'
import { suggest } from '../toolbar/suggest.ts'
import { usePlaces } from '../toolbar/use-places.ts'
import styles from './place-search.module.css'
import { placeWords } from './places/place-words.ts'

const mostPages = 8

/** Opens the search with these words in its field, and shows the pages they may mean; where they mean none, the first ones of the menu. */
export function PlaceSearch({ first = '' }: { readonly first?: string }): ReactNode {
  const texts = useTexts(placeWords)
  const { open } = usePalette()
  const places = usePlaces()
  const meant = suggest(places, first).map(({ place }) => place)
  const shown = (meant.length > 0 ? meant : places).slice(0, mostPages)
  return (
    <div className={styles.search}>
      <button type="button" className={styles.box} aria-haspopup="dialog" onClick={() => open(meant.length > 0 ? first : '')}>
        <Search aria-hidden="true" />
        {texts.findPage}
      </button>
      <nav aria-label={texts.pages}>
        <ul className={styles.places}>
          {shown.map(({ id, path, appTitle, title, icon: Picture }) => (
            <li key={id}>
              <Link href={path} className={styles.place}>
                <Picture aria-hidden="true" />
                {appTitle === title ? title : `${appTitle} · ${title}`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
