import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { MoreRows } from '../../../../shell/parts/paging/more-rows.tsx'
import type { PagedList } from '../../../../shell/parts/paging/use-paged-list.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import type { ArticleLine } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { articlePath } from '../paths.ts'
import styles from './browse.module.css'

type ArticleListProps = {
  readonly list: PagedList<ArticleLine>
  readonly marks?: readonly string[]
  /** The category stands above all of them already. */
  readonly isInCategory: boolean
  readonly empty: ReactNode
}

const none: readonly string[] = []

/** Articles one below the other, with how they begin. */
export function ArticleList({ list, marks = none, isInCategory, empty }: ArticleListProps): ReactNode {
  const texts = useTexts(helpWords)
  if (list.status === 'pending') return <LoadingRows rows={8} />
  if (list.status === 'error' && list.rows.length === 0) return <LoadError title={texts.articlesFailed} onRetry={list.retry} />
  if (list.rows.length === 0) return empty
  return (
    <>
      <ul className={styles.lines} data-old={list.isOld ? '' : undefined}>
        {list.rows.map((line) => (
          <Line key={line.id} line={line} marks={marks} isInCategory={isInCategory} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

type LineProps = Pick<ArticleListProps, 'isInCategory'> & { readonly line: ArticleLine; readonly marks: readonly string[] }

function Line({ line, marks, isInCategory }: LineProps): ReactNode {
  const texts = useTexts(helpWords)
  const { id, title, language, category, excerpt, minutes, updated } = line
  return (
    <li className={styles.line}>
      <Link href={articlePath(category.handle, id)} className={styles.lineTitle} lang={language}>
        <MarkedText text={title} marks={marks} />
      </Link>
      <p className={styles.excerpt} lang={language}>
        <MarkedText text={excerpt} marks={marks} />
      </p>
      <p className={styles.about}>
        {isInCategory ? null : <span>{category.title}</span>}
        <span>{fill(texts.minutes, { minutes })}</span>
        <span>
          {texts.updated} <Moment value={updated} format="list" />
        </span>
      </p>
    </li>
  )
}
