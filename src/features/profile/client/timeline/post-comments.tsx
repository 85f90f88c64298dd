import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Comment, Post } from '../../post.ts'
import { PersonFace, PersonName } from '../person-face.tsx'
import { useColleagues } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './comments.module.css'
import { TextEdit } from './text-edit.tsx'
import { useEarlierComments } from './use-earlier-comments.ts'
import type { PostChanges } from './use-post-changes.ts'

type CommentsProps = { readonly post: Post; readonly changes: PostChanges }

/** What was said about a post: the last of it, and what came before where somebody asks. */
export function PostComments({ post, changes }: CommentsProps): ReactNode {
  const texts = useTexts(profileWords)
  const { loading } = useTexts(sharedWords)
  const { earlier, hasMore, isReading, readMore } = useEarlierComments(post)
  const comments = [...earlier, ...post.comments]
  return (
    <div className={styles.comments}>
      {hasMore ? (
        <Button kind="quiet" aria-busy={isReading} onClick={readMore}>
          {isReading ? loading : texts.earlierComments}
        </Button>
      ) : null}
      {comments.length === 0 ? null : (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.comment}>
              <OneComment post={post} comment={comment} changes={changes} />
            </li>
          ))}
        </ul>
      )}
      <CommentForm post={post} onComment={(message) => changes.comment(post, message)} />
    </div>
  )
}

function OneComment({ post, comment, changes }: CommentsProps & { readonly comment: Comment }): ReactNode {
  const texts = useTexts(profileWords)
  const words = useTexts(sharedWords)
  const [isEditing, setEditing] = useState(false)
  const me = useUser()?.id
  const { data: people = [] } = useColleagues({ isOff: !isEditing })
  const { user, message, time, edited } = comment
  const isMine = user.id !== null && user.id === me
  return (
    <>
      <PersonFace person={user} size="small" />
      <div className={styles.said}>
        <p className={styles.who}>
          <PersonName person={user} />
          <span className={styles.time}>
            <Moment value={time} format="relative" />
            {edited === null ? null : ` · ${texts.edited}`}
          </span>
        </p>
        {isEditing ? (
          <TextEdit
            label={texts.editComment}
            text={message}
            mayBeEmpty={false}
            people={people}
            onSave={(text) => {
              setEditing(false)
              if (text !== message) changes.editComment(post, comment, text)
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <p className={styles.message}>{message}</p>
        )}
      </div>
      {isMine ? (
        <Menu
          trigger={<IconButton name={fill(texts.commentMenu, { name: user.name })} icon={Ellipsis} />}
          groups={[
            [
              { id: 'edit', title: words.edit, icon: Pencil, run: () => setEditing(true) },
              { id: 'remove', title: words.delete, icon: Trash2, run: () => changes.removeComment(post, comment) },
            ],
          ]}
        />
      ) : null}
    </>
  )
}
