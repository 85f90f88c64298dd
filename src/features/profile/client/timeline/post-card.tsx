import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Post, SharedPost } from '../../post.ts'
import { PersonFace, PersonName } from '../person-face.tsx'
import { profileWords } from '../profile-words.ts'
import { PostComments } from './post-comments.tsx'
import { PostContent } from './post-content.tsx'
import { PostReactions } from './post-reactions.tsx'
import styles from './post.module.css'
import { TextEdit } from './text-edit.tsx'
import type { PostChanges } from './use-post-changes.ts'

type PostCardProps = { readonly post: Post; readonly changes: PostChanges }

/** One post, with what others said about it. */
export function PostCard({ post, changes }: PostCardProps): ReactNode {
  const texts = useTexts(profileWords)
  const [isEditing, setEditing] = useState(false)
  const isMine = post.user.id === useUser()?.id
  return (
    <article
      className={styles.card}
      data-post={post.id}
      data-type={post.type}
      tabIndex={-1}
      aria-label={fill(texts.postBy, { name: post.user.name })}
    >
      <header className={styles.head}>
        <PersonFace person={post.user} />
        <PostLine post={post} edited={post.edited} />
        {isMine ? <PostMenu post={post} onEdit={() => setEditing(true)} onRemove={() => changes.remove(post)} /> : null}
      </header>
      {isEditing ? (
        <TextEdit
          label={texts.editPost}
          text={post.message}
          mayBeEmpty={post.type !== 'post' || post.media.length > 0}
          onSave={(message) => {
            setEditing(false)
            if (message !== post.message) changes.edit(post, message)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <PostContent post={post} />
      )}
      {post.type === 'something' ? <Shared post={post.shared} /> : null}
      <PostReactions post={post} changes={changes} />
      <PostComments post={post} changes={changes} />
    </article>
  )
}

/** Who did what, and when. */
function PostLine({ post, edited }: { readonly post: SharedPost; readonly edited: string | null }): ReactNode {
  const texts = useTexts(profileWords)
  const did = { post: texts.didPost, article: texts.didArticle, something: texts.didSomething }[post.type]
  return (
    <p className={styles.line}>
      <PersonName person={post.user} /> <span className={styles.did}>{did}</span>
      <span className={styles.time}>
        <Moment value={post.time} format="relative" />
        {edited === null ? null : ` · ${texts.edited}`}
      </span>
    </p>
  )
}

/** What somebody posted first, in a frame of its own. */
function Shared({ post }: { readonly post: SharedPost | null }): ReactNode {
  const texts = useTexts(profileWords)
  if (post === null) return <p className={styles.gone}>{texts.sharedGone}</p>
  return (
    <div className={styles.shared}>
      <div className={styles.head}>
        <PersonFace person={post.user} size="small" />
        <PostLine post={post} edited={null} />
      </div>
      <PostContent post={post} />
    </div>
  )
}

type PostMenuProps = { readonly post: Post; readonly onEdit: () => void; readonly onRemove: () => void }

function PostMenu({ post, onEdit, onRemove }: PostMenuProps): ReactNode {
  const texts = useTexts(profileWords)
  const words = useTexts(sharedWords)
  return (
    <Menu
      trigger={<IconButton name={fill(texts.postMenu, { name: post.user.name })} icon={Ellipsis} />}
      groups={[
        [
          { id: 'edit', title: words.edit, icon: Pencil, run: onEdit },
          { id: 'remove', title: words.delete, icon: Trash2, run: onRemove },
        ],
      ]}
    />
  )
}
