import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import styles from './more-rows.module.css'
import { pagingWords } from './paging-words.ts'
import type { PagedList } from './use-paged-list.ts'

type MoreRowsProps = { readonly list: Pick<PagedList<unknown>, 'hasMore' | 'isReadingMore' | 'readMore'> }

/** At the end of a long list: reads on when it comes into sight, and by its button. */
export function MoreRows({ list: { hasMore, isReadingMore, readMore } }: MoreRowsProps): ReactNode {
  const texts = useTexts(pagingWords)
  const { loading } = useTexts(sharedWords)
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(readMore)
  useEffect(() => {
    latest.current = readMore
  })
  useEffect(() => {
    if (!hasMore || isReadingMore || !end.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasMore, isReadingMore])
  if (!hasMore) return null
  return (
    <div ref={end} className={styles.more}>
      <Button kind="quiet" onClick={readMore} aria-busy={isReadingMore}>
        {isReadingMore ? loading : texts.more}
      </Button>
    </div>
  )
}
