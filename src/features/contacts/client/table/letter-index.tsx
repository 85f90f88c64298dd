import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Counts } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import styles from './contacts-table.module.css'

type LetterIndexProps = {
  readonly letters: NonNullable<Counts['letters']>
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
}

/** The letters with which somebody's name begins; each leads to the page where it begins. */
export function LetterIndex({ letters, page, size, onPage }: LetterIndexProps): ReactNode {
  const texts = useTexts(contactsWords)
  const pageOf = (at: number): number => Math.floor(at / size) + 1
  // The last letter that began before this page ends stands for it, unless several begin on it: then the first of those.
  const here = letters.find(({ at }) => pageOf(at) === page) ?? letters.findLast(({ at }) => pageOf(at) < page)
  return (
    <ul className={styles.letters} aria-label={texts.letters}>
      {letters.map(({ letter, at }) => (
        <li key={letter}>
          <button
            type="button"
            className={styles.letter}
            aria-label={fill(texts.letter, { letter })}
            aria-current={letter === here?.letter ? 'true' : undefined}
            onClick={() => onPage(pageOf(at))}
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  )
}
