import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Category } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { articlePath, categoryPath } from '../paths.ts'
import styles from './browse.module.css'

/** A category with its featured articles and the way to all of them. */
export function CategoryCard({ category: { title, handle, articlesCount, featuredArticles } }: { readonly category: Category }): ReactNode {
  const texts = useTexts(helpWords)
  return (
    <li className={styles.card}>
      <h2 className={styles.cardTitle}>
        <Link href={categoryPath(handle)}>{title}</Link>
      </h2>
      <ul className={styles.featured}>
        {featuredArticles.map((article) => (
          <li key={article.id}>
            <FileText aria-hidden="true" />
            <Link href={articlePath(handle, article.id)} lang={article.language}>
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={categoryPath(handle)} className={styles.all}>
        {fill(texts.seeAll, { count: articlesCount })}
      </Link>
    </li>
  )
}
