import type { ReactNode } from 'react'
import styles from './article.module.css'

type Section = { readonly id: string; readonly title: string; readonly content: ReactNode }
type ArticleProps = { readonly contents: string; readonly sections: readonly Section[] }

/** A long text in sections, and the way through it. */
export function Article({ contents, sections }: ArticleProps): ReactNode {
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{contents}</h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
