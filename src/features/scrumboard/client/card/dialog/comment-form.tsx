import { MessageSquare } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { Button } from '../../../../../ui/button.tsx'
import type { Board, Card } from '../../../board.ts'
import styles from './activity.module.css'
import { dialogWords } from './dialog-words.ts'
import { MentionArea } from './mention-area.tsx'
import { Section } from './section.tsx'
import { useKept } from './use-kept.ts'

type CommentFormProps = { readonly board: Board; readonly card: Card; readonly onSend: (message: string) => void }

/** Something to say about the card. What is not sent yet is still there when the card is opened again. */
export function CommentForm({ board, card, onSend }: CommentFormProps): ReactNode {
  const texts = useTexts(dialogWords)
  const hintId = useId()
  const [kept, keep] = useKept('comment', card.id, '')
  // What is kept comes a moment later than what is typed, which a field cannot wait for.
  const [typed, setTyped] = useState(kept)

  function write(text: string): void {
    setTyped(text)
    keep(() => text)
  }

  function send(): void {
    const message = typed.trim()
    if (message === '') return
    onSend(message)
    write('')
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    send()
  }

  return (
    <Section title={texts.comment} icon={MessageSquare}>
      <form className={styles.form} onSubmit={submit}>
        <MentionArea
          label={texts.writeComment}
          placeholder={texts.writeComment}
          value={typed}
          members={board.members}
          hintId={hintId}
          onChange={write}
          onSend={send}
        />
        <div className={styles.line}>
          <p id={hintId} className={styles.hint}>
            {texts.commentHint}
          </p>
          <Button type="submit">{texts.send}</Button>
        </div>
      </form>
    </Section>
  )
}
