import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { GrowArea } from '../../../../../ui/grow-area.tsx'
import type { Member } from '../../../board.ts'
import { MemberFace } from '../member-face.tsx'
import styles from './activity.module.css'
import { dialogWords } from './dialog-words.ts'
import { mentionAt, peopleFor, withMention, type Mention } from './mention.ts'

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

/** A text in which an @ offers people: arrows choose, Enter or Tab takes, Escape lets it be. */
export function MentionArea(props: MentionAreaProps): ReactNode {
  const { label, placeholder, value, members, isFirst = false, hintId, onChange, onSend, onCancel } = props
  const texts = useTexts(dialogWords)
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<Mention>()
  const [at, setAt] = useState(0)
  const [caret, setCaret] = useState<number>()
  const people = mention ? peopleFor(mention.word, members) : []
  const isOpen = people.length > 0
  useLayoutEffect(() => {
    if (caret !== undefined) area.current?.setSelectionRange(caret, caret)
  }, [caret])

  function choose(member: Member | undefined): void {
    if (!member || !mention) return
    const next = withMention(value, mention, member.name)
    onChange(next.text)
    setCaret(next.caret)
    setMention(undefined)
  }

  function actOf(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend
    if (event.key === 'Escape' && !isOpen) return onCancel
    if (!isOpen) return undefined
    return {
      ArrowDown: () => setAt((now) => (now + 1) % people.length),
      ArrowUp: () => setAt((now) => (now + people.length - 1) % people.length),
      Enter: () => choose(people[at]),
      Tab: () => choose(people[at]),
      Escape: () => setMention(undefined),
    }[event.key]
  }

  function onKeyDown(event: KeyboardEvent): void {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  const combobox = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': `${listId}-${at}`,
    'aria-autocomplete': 'list',
  } as const
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
        {...(isOpen ? combobox : {})}
        onChange={({ target }) => {
          onChange(target.value)
          setMention(mentionAt(target.value, target.selectionEnd))
          setAt(0)
          setCaret(undefined)
        }}
        onBlur={() => setMention(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={texts.people} className={styles.people}>
          {people.map((member, place) => (
            <div
              key={member.id}
              id={`${listId}-${place}`}
              role="option"
              aria-selected={place === at}
              className={styles.person}
              // The field keeps the focus, and with it the keys.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(member)
              }}
            >
              <MemberFace member={member} />
              {member.name}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
