import { Search } from 'lucide-react'
import { matchSorter } from 'match-sorter'
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { placesOf, type Place } from '../navbar/navigation.ts'
import { useUser } from '../session/session.ts'
import styles from './place-search.module.css'
import { placeWords } from './places/place-words.ts'

/** All places somebody may go, and a box that narrows them. Enter goes to the first. */
export function PlaceSearch({ first = '' }: { readonly first?: string }): ReactNode {
  const texts = useTexts(placeWords)
  const places = usePlaces()
  const [, navigate] = useLocation()
  // What cannot be found is no start: then the box is empty and everything shows.
  const [wanted, setWanted] = useState(() => (found(places, first).length > 0 ? first : ''))
  const shown = found(places, wanted)
  const best = wanted.trim() === '' ? undefined : shown[0]
  const id = useId()

  function goToFirst(event: SyntheticEvent): void {
    event.preventDefault()
    if (best) navigate(best.path)
  }

  return (
    <form role="search" className={styles.search} onSubmit={goToFirst}>
      <label htmlFor={id} className={styles.label}>
        {texts.findPlace}
      </label>
      <div className={styles.box}>
        <Search aria-hidden="true" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.findPlaceHint} <span role="status">{countOf(shown.length, texts)}</span>
      </p>
      <ul className={styles.places} aria-label={texts.places}>
        {shown.map(({ id: placeId, path, title, icon: Picture }) => (
          <li key={placeId}>
            <Link href={path} className={styles.place} data-best={placeId === best?.id ? '' : undefined}>
              <Picture aria-hidden="true" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </form>
  )
}

function usePlaces(): readonly Place[] {
  const apps = useApps()
  const roles = useUser()?.roles ?? []
  return placesOf(apps, roles, useLanguage().language)
}

function found(places: readonly Place[], wanted: string): readonly Place[] {
  if (wanted.trim() === '') return places
  return matchSorter(places, wanted.trim(), { keys: ['title', 'keywords', 'path'], threshold: matchSorter.rankings.CONTAINS })
}

type Counts = { readonly placesNone: string; readonly placesOne: '{count} page'; readonly placesMany: '{count} pages' }

function countOf(count: number, texts: Counts): string {
  if (count === 0) return texts.placesNone
  return fill(count === 1 ? texts.placesOne : texts.placesMany, { count })
}
