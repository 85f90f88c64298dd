import { SendHorizontal } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Post } from '../../post.ts'
import { profileWords } from '../profile-words.ts'
import styles from './comments.module.css'

type CommentFormProps = { readonly post: Post; readonly onComment: (message: string) => void }

/** Ctrl with Enter says it; Enter alone begins a new line. */
export function CommentForm({ post, onComment }: CommentFormProps): ReactNode {
  const texts = useTexts(profileWords)
  const [typed, setTyped] = useState('')

  function send(): void {
    const message = typed.trim()
    if (message === '') return
    setTyped('')
    onComment(message)
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && typed === '') {
      event.stopPropagation()
      event.currentTarget.closest<HTMLElement>('[data-post]')?.focus()
    }
  }

  return (
    <div className={styles.form}>
      <GrowArea
        className={`${boxStyles.box} ${styles.field}`}
        data-comment-field=""
        rows={1}
        maxLength={2000}
        value={typed}
        placeholder={texts.writeComment}
        aria-label={fill(texts.commentOn, { name: post.user.name })}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <IconButton name={texts.postComment} icon={SendHorizontal} keys="mod+Enter" aria-disabled={typed.trim() === ''} onClick={send} />
    </div>
  )
}
