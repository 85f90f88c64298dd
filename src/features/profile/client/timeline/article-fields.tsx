import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import boxStyles from '../../../../ui/field.module.css'
import type { Article } from '../../post.ts'
import { profileWords } from '../profile-words.ts'
import styles from './composer.module.css'

type ArticleFieldsProps = { readonly article: Article; readonly onChange: (article: Article) => void }

const most = { title: 200, subtitle: 200, link: 2000 } as const

/** What is to be read elsewhere. */
export function ArticleFields({ article, onChange }: ArticleFieldsProps): ReactNode {
  const texts = useTexts(profileWords)
  const labels = { title: texts.articleTitle, subtitle: texts.articleSubtitle, link: texts.articleLink }
  return (
    <div className={styles.article}>
      {(['title', 'subtitle', 'link'] as const).map((name) => (
        <label key={name} className={styles.field}>
          {labels[name]}
          <input
            className={`${boxStyles.box} ${styles.box}`}
            type={name === 'link' ? 'url' : 'text'}
            maxLength={most[name]}
            value={article[name]}
            onChange={({ target }) => onChange({ ...article, [name]: target.value })}
          />
        </label>
      ))}
      <label className={styles.field}>
        {texts.articleExcerpt}
        <textarea
          className={`${boxStyles.box} ${styles.box}`}
          rows={3}
          maxLength={1000}
          value={article.excerpt}
          onChange={({ target }) => onChange({ ...article, excerpt: target.value })}
        />
      </label>
    </div>
  )
}
