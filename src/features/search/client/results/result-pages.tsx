import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { mostPages, pageLength, type SearchSummary } from '../../contract.ts'
import { searchWords } from '../search-words.ts'
import type { SearchAddress } from '../use-search-address.ts'
import styles from './results.module.css'

type ResultPagesProps = { readonly address: SearchAddress; readonly summary: SearchSummary | undefined; readonly shown: number }

/** The pages around this one, one back and one on. */
export function ResultPages({ address: { page, change }, summary, shown }: ResultPagesProps): ReactNode {
  const texts = useTexts(searchWords)
  const counted = summary === undefined ? page : Math.ceil(summary.count / pageLength)
  // A page that is not full is the last one, whatever was counted.
  const last = shown < pageLength ? page : Math.max(page, Math.min(counted, mostPages))
  if (last === 1) return null
  const first = Math.max(1, Math.min(page - 2, last - 4))
  const numbers = Array.from({ length: Math.min(5, last - first + 1) }, (_, at) => first + at)
  const go = (next: number): void => {
    change({ page: next })
    scrollTo({ top: 0 })
  }
  return (
    <nav className={styles.steps} aria-label={texts.pagesOfResults}>
      <Button aria-disabled={page <= 1} onClick={() => (page > 1 ? go(page - 1) : undefined)}>
        {texts.previous}
      </Button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.step}
          aria-label={fill(texts.page, { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => go(number)}
        >
          {number}
        </button>
      ))}
      <Button aria-disabled={page >= last} onClick={() => (page < last ? go(page + 1) : undefined)}>
        {texts.next}
      </Button>
    </nav>
  )
}
