import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { readText, type TextHeading } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import type { Article } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { articlePath } from '../paths.ts'
import styles from './article.module.css'
import { Helpful } from './helpful.tsx'

export const contentsId = 'article-contents'

/** The article with what stands around it: how old and how long it is, its contents, and where to read on. */
export function ArticleView({ article }: { readonly article: Article }): ReactNode {
  const texts = useTexts(helpWords)
  const { id, content, language, updated, minutes, vote } = article
  const text = useMemo(() => readText(content), [content])
  useNamedHeading()
  return (
    <div className={styles.place}>
      <article className={styles.article}>
        <p className={styles.about}>
          <span>{fill(texts.minutes, { minutes })}</span>
          <span>
            {texts.updated} <Moment value={updated} format="long" />
          </span>
        </p>
        <SafeText text={text} hasAnchors language={language} />
      </article>
      {text.headings.length < 2 ? null : <Contents headings={text.headings} language={language} />}
      <footer className={styles.foot}>
        <Helpful id={id} vote={vote} />
        <Related article={article} />
        <Neighbours article={article} />
      </footer>
    </div>
  )
}

/** A link with a place in it was followed before the article was here. */
function useNamedHeading(): void {
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1))
    if (named === '') return undefined
    const timer = setTimeout(() => document.getElementById(named)?.scrollIntoView({ block: 'start' }))
    return () => clearTimeout(timer)
  }, [])
}

type ContentsProps = { readonly headings: readonly TextHeading[]; readonly language: string }

function Contents({ headings, language }: ContentsProps): ReactNode {
  const texts = useTexts(helpWords)
  return (
    <nav id={contentsId} className={styles.contents} aria-labelledby={`${contentsId}-title`}>
      <p id={`${contentsId}-title`} className={styles.asideTitle}>
        {texts.contents}
      </p>
      <ol lang={language}>
        {headings.map(({ id, title, isLower }) => (
          <li key={id} data-lower={isLower ? '' : undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Related({ article: { related } }: { readonly article: Article }): ReactNode {
  const texts = useTexts(helpWords)
  if (related.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="article-related">
      <h2 id="article-related">{texts.related}</h2>
      <ul>
        {related.map(({ id, title, language, category }) => (
          <li key={id}>
            <Link href={articlePath(category.handle, id)} lang={language}>
              {title}
            </Link>{' '}
            <span className={styles.muted}>{category.title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ article: { category, previous, next } }: { readonly article: Article }): ReactNode {
  const texts = useTexts(helpWords)
  if (previous === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {previous === null ? null : (
        <Link href={articlePath(category.handle, previous.id)} className={styles.neighbour} rel="prev">
          <ChevronLeft aria-hidden="true" />
          <span>
            <span className={styles.muted}>{texts.previous}</span>
            <span lang={previous.language}>{previous.title}</span>
          </span>
        </Link>
      )}
      {next === null ? null : (
        <Link href={articlePath(category.handle, next.id)} className={styles.neighbour} data-next="" rel="next">
          <span>
            <span className={styles.muted}>{texts.next}</span>
            <span lang={next.language}>{next.title}</span>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
