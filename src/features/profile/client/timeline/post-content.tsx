import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Article, SharedPost } from '../../post.ts'
import { MediaGrid } from '../media/media-grid.tsx'
import { profileWords } from '../profile-words.ts'
import styles from './post.module.css'

/** What a post says and shows. */
export function PostContent({ post }: { readonly post: Pick<SharedPost, 'message' | 'media' | 'article'> }): ReactNode {
  const { message, media, article } = post
  return (
    <>
      {message === '' ? null : <p className={styles.message}>{message}</p>}
      {media.length === 0 ? null : (
        <div className={styles.media}>
          <MediaGrid media={media} look={media.length === 1 ? 'single' : 'tiles'} />
        </div>
      )}
      {article === null ? null : <ArticleBox article={article} />}
    </>
  )
}

function ArticleBox({ article: { title, subtitle, excerpt, link } }: { readonly article: Article }): ReactNode {
  const texts = useTexts(profileWords)
  return (
    <div className={styles.article}>
      <h2 className={styles.articleTitle}>{title}</h2>
      {subtitle === '' ? null : <p className={styles.subtitle}>{subtitle}</p>}
      {excerpt === '' ? null : <p className={styles.excerpt}>{excerpt}</p>}
      {link === '' ? null : (
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          {texts.readArticle}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </div>
  )
}
