import { useEffect, useMemo, type ReactNode } from 'react'
import { answerFinder } from '../../../../kit/find-answers.ts'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import type { ArticleLine } from '../../help.ts'
import { inLanguages } from '../../search-language.ts'
import { useArticles } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'
import { ArticleList } from './article-list.tsx'
import styles from './browse.module.css'

const textsOf = ({ title, excerpt }: ArticleLine) => ({ title, text: excerpt })

/** What a search brings, while one types. */
export function FoundArticles({ q, onClear }: { readonly q: string; readonly onClear: () => void }): ReactNode {
  const texts = useTexts(helpWords)
  const announce = useAnnounce()
  const list = useArticles({ q })
  const { rows, status, isOld, hasMore } = list
  const marks = useMemo(() => answerFinder(inLanguages(rows), textsOf)(q)?.marks ?? [], [rows, q])
  const count = hasMore ? `${rows.length}+` : `${rows.length}`
  const said = rows.length === 1 && !hasMore ? texts.foundOne : fill(texts.foundMany, { count })
  const isTold = status === 'success' && !isOld
  useEffect(() => {
    if (isTold) announce(said)
  }, [announce, isTold, said])
  return (
    <section className={styles.found} aria-label={texts.found}>
      {status === 'success' && rows.length > 0 ? <p className={styles.count}>{said}</p> : null}
      <ArticleList
        list={list}
        marks={marks}
        isInCategory={false}
        empty={<EmptyState kind="filtered" title={fill(texts.noneFound, { sought: q })} onClear={onClear} />}
      />
    </section>
  )
}
