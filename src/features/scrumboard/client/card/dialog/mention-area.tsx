import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useMentions } from '../../../../../shell/parts/mention/use-mentions.tsx'
import { GrowArea } from '../../../../../ui/grow-area.tsx'
import type { Member } from '../../../board.ts'
import styles from './activity.module.css'

type MentionAreaProps = {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly members: readonly Member[]
  readonly isFirst?: boolean
  readonly hintId?: string
  readonly onChange: (text: string) => void
  /** Ctrl+Enter. */
  readonly onSend: () => void
  /** Escape, where there is something to give up. */
  readonly onCancel?: () => void
}

/** A comment in which an @ offers the people of the board. */
export function MentionArea(props: MentionAreaProps): ReactNode {
  const { label, placeholder, value, members, isFirst = false, hintId, onChange, onSend, onCancel } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ area, value, people: members, onChange })

  function press(event: KeyboardEvent): void {
    if (mentions.press(event) || event.nativeEvent.isComposing) return
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const act = isSend ? onSend : event.key === 'Escape' ? onCancel : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div className={styles.place}>
      <GrowArea
        ref={area}
        className={styles.area}
        rows={2}
        maxLength={10_000}
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where somebody asked to write
        autoFocus={isFirst}
        {...mentions.combobox}
        onChange={({ target }) => {
          onChange(target.value)
          mentions.look(target)
        }}
        onBlur={mentions.close}
        onKeyDown={press}
      />
      {mentions.list}
    </div>
  )
}
