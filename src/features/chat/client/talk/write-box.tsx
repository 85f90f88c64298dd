import { Check, SendHorizontal } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Mentionable } from '../../../../shell/parts/mention/mention.ts'
import { useMentions } from '../../../../shell/parts/mention/use-mentions.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { mostText } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import styles from './composer.module.css'
import { EmojiButton } from './emoji-button.tsx'
import { withEmoji } from './emoji.ts'

type WriteBoxProps = {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSubmit: () => void
  readonly enterSends: boolean
  /** Who can be mentioned. */
  readonly people: readonly Mentionable[]
  readonly kind: 'new' | 'change'
  /** Keys beyond those that send. */
  readonly onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

const mostRows = 8

/** The box to write in: it grows, says when it is too much, and knows which keys send. */
export function WriteBox({ box, label, text, onText, onSubmit, enterSends, people, kind, onKey }: WriteBoxProps): ReactNode {
  const texts = useTexts(chatWords)
  const formats = useFormats()
  const faultId = useId()
  const over = text.trim().length - mostText
  const mentions = useMentions({ area: box, value: text, people, onChange: onText })
  const isFit = over <= 0 && text.trim() !== ''

  function submit(): void {
    if (isFit) onSubmit()
    box.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (mentions.press(event)) return
    onKey?.(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isModified = event.ctrlKey || event.metaKey
    if (isModified || (enterSends && !event.shiftKey && !event.altKey)) {
      event.preventDefault()
      submit()
    }
  }

  function insert(sign: string): void {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {}
    onText(`${text.slice(0, selectionStart)}${sign}${text.slice(selectionEnd)}`)
    box.current?.focus()
  }

  return (
    <>
      {over > 0 ? (
        <p id={faultId} className={styles.fault} role="status">
          {fill(texts.tooLong, { count: formats.number(over), most: formats.number(mostText) })}
        </p>
      ) : null}
      {mentions.list}
      <div className={styles.line}>
        <textarea
          ref={box}
          className={styles.box}
          aria-label={label}
          aria-describedby={over > 0 ? faultId : undefined}
          aria-invalid={over > 0 ? true : undefined}
          placeholder={texts.placeholder}
          rows={Math.min(mostRows, text.split('\n').length)}
          value={text}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          {...mentions.combobox}
          onChange={({ target }) => {
            onText(withEmoji(target.value))
            mentions.look(target)
          }}
          onBlur={mentions.close}
          onKeyDown={press}
        />
        <EmojiButton onChoose={insert} />
        <IconButton
          name={kind === 'new' ? texts.send : texts.saveEdit}
          icon={kind === 'new' ? SendHorizontal : Check}
          className={styles.send}
          aria-disabled={!isFit}
          onClick={submit}
        />
      </div>
    </>
  )
}
