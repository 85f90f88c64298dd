import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { Moment } from '../../../../../shell/parts/formats/moment.tsx'
import { Markup } from '../../../../../shell/parts/markup/markup.tsx'
import { SamplePersonBadge } from '../../../../../shell/parts/samples/sample-badge.tsx'
import { sharedWords } from '../../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { Activity, Member } from '../../../board.ts'
import { MemberFace } from '../member-face.tsx'
import styles from './activity.module.css'
import { dialogWords } from './dialog-words.ts'
import { MentionArea } from './mention-area.tsx'

type CommentEntryProps = {
  readonly comment: Activity
  readonly author: Member
  readonly members: readonly Member[]
  readonly names: readonly string[]
  /** Given for one's own. */
  readonly onEdit: ((message: string) => void) | undefined
  readonly onRemove: () => void
}

/** What somebody wrote; one's own can be changed and taken away. */
export function CommentEntry({ comment, author, members, names, onEdit, onRemove }: CommentEntryProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [isWriting, setWriting] = useState(false)
  const isEdited = comment.editedAt !== null && comment.editedAt !== undefined
  return (
    <li className={styles.entry}>
      <MemberFace member={author} size="small" />
      <div className={styles.bubble}>
        <p className={styles.who}>
          <strong>{author.name}</strong>
          <SamplePersonBadge id={author.id} />
          <Moment className={styles.time ?? ''} value={comment.time} format="long" />
          {isEdited ? <span className={styles.edited}>{texts.edited}</span> : null}
        </p>
        {isWriting && onEdit ? (
          <EditForm message={comment.message} members={members} onSave={onEdit} onDone={() => setWriting(false)} />
        ) : (
          <Markup text={comment.message} names={names} />
        )}
        {onEdit && !isWriting ? (
          <div className={styles.tools}>
            <IconButton name={texts.editComment} icon={Pencil} className={styles.tool} onClick={() => setWriting(true)} />
            <IconButton name={texts.removeComment} icon={Trash2} className={styles.tool} onClick={onRemove} />
          </div>
        ) : null}
      </div>
    </li>
  )
}

type EditFormProps = {
  readonly message: string
  readonly members: readonly Member[]
  readonly onSave: (message: string) => void
  readonly onDone: () => void
}

function EditForm({ message, members, onSave, onDone }: EditFormProps): ReactNode {
  const texts = useTexts(dialogWords)
  const { cancel } = useTexts(sharedWords)
  const [typed, setTyped] = useState(message)

  function save(): void {
    const next = typed.trim()
    if (next !== '' && next !== message) onSave(next)
    onDone()
  }

  return (
    <>
      <MentionArea label={texts.editComment} value={typed} members={members} isFirst onChange={setTyped} onSend={save} onCancel={onDone} />
      <div className={styles.line}>
        <Button kind="quiet" onClick={onDone}>
          {cancel}
        </Button>
        <Button onClick={save}>{texts.saveComment}</Button>
      </div>
    </>
  )
}
