import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { GrowArea } from '../../../../../ui/grow-area.tsx'
import styles from './card-body.module.css'
import { dialogWords } from './dialog-words.ts'
import type { CardText } from './use-card-text.ts'

/** The title, to be changed where it stands. Enter is done: a title is one line, however long. */
export function CardTitle({ title }: { readonly title: CardText }): ReactNode {
  const texts = useTexts(dialogWords)
  const errorId = useId()
  const isMissing = title.text.trim() === ''

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.blur()
  }

  return (
    <div>
      <GrowArea
        className={styles.title}
        aria-label={texts.title}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        rows={1}
        maxLength={500}
        value={title.text}
        onChange={({ target }) => title.write(target.value.replaceAll('\n', ' '))}
        onKeyDown={onKeyDown}
        onBlur={title.leave}
      />
      {isMissing ? (
        <p id={errorId} className={styles.error}>
          {texts.titleMissing}
        </p>
      ) : null}
    </div>
  )
}
