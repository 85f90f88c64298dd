import { Share2, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Post } from '../../post.ts'
import { profileWords } from '../profile-words.ts'
import { rootOf } from './post-change.ts'
import styles from './post.module.css'
import type { PostChanges } from './use-post-changes.ts'

/** Like and share, with how many did. */
export function PostReactions({ post, changes }: { readonly post: Post; readonly changes: PostChanges }): ReactNode {
  const texts = useTexts(profileWords)
  const { like, share, isLiked, isShared, commentCount: count } = post
  const counted = count === 0 ? texts.commentsNone : count === 1 ? texts.commentsOne : fill(texts.commentsMany, { count })
  return (
    <div className={styles.reactions}>
      <Button kind="quiet" className={styles.reaction} aria-pressed={isLiked} onClick={() => changes.like(post)}>
        <ThumbsUp aria-hidden="true" />
        {like === 0 ? texts.like : fill(texts.likeCount, { count: like })}
      </Button>
      {rootOf(post) === undefined ? null : (
        <Button kind="quiet" className={styles.reaction} aria-pressed={isShared} onClick={() => changes.share(post)}>
          <Share2 aria-hidden="true" />
          {share === 0 ? texts.share : fill(texts.shareCount, { count: share })}
        </Button>
      )}
      <span className={styles.count}>{counted}</span>
    </div>
  )
}
