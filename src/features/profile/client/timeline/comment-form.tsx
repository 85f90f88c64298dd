import { SendHorizontal } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMentions } from '../../../../shell/parts/mention/use-mentions.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Post } from '../../post.ts'
import { useColleagues } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import styles from './comments.module.css'

type CommentFormProps = { readonly post: Post; readonly onComment: (message: string) => void }

/** Ctrl with Enter says it; Enter alone begins a new line. */
export function CommentForm({ post, onComment }: CommentFormProps): ReactNode {
  const texts = useTexts(profileWords)
  const [typed, setTyped] = useState('')
  const [wasFocused, setFocused] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const { data: people = [] } = useColleagues({ isOff: !wasFocused })
  const mentions = useMentions({ area, value: typed, people, onChange: setTyped })

  function send(): void {
    const message = typed.trim()
    if (message === '') return
    setTyped('')
    onComment(message)
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (mentions.press(event)) return
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
      <div className={styles.field}>
        <GrowArea
          ref={area}
          className={boxStyles.box}
          data-comment-field=""
          rows={1}
          maxLength={2000}
          value={typed}
          placeholder={texts.writeComment}
          aria-label={fill(texts.commentOn, { name: post.user.name })}
          {...mentions.combobox}
          onChange={({ target }) => {
            setTyped(target.value)
            mentions.look(target)
          }}
          onFocus={() => setFocused(true)}
          onBlur={mentions.close}
          onKeyDown={press}
        />
        {mentions.list}
      </div>
      <IconButton name={texts.postComment} icon={SendHorizontal} keys="mod+Enter" aria-disabled={typed.trim() === ''} onClick={send} />
    </div>
  )
}
