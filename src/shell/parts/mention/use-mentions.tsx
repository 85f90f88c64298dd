import { useId, useLayoutEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { useTexts } from '../../language.tsx'
import { useFileAddress } from '../files/use-file-address.ts'
import { mentionAt, peopleFor, withMention, type Mention, type Mentionable } from './mention.ts'
import { mentionWords } from './mention-words.ts'
import styles from './mention.module.css'

type MentionOptions = {
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly people: readonly Mentionable[]
  readonly onChange: (text: string) => void
}

type Mentions = {
  /** For the field, while people are offered. */
  readonly combobox: Readonly<Record<string, string | boolean>>
  /** After each change of the text by hand. */
  readonly look: (field: HTMLTextAreaElement) => void
  readonly close: () => void
  /** Whether the key was for the list: arrows choose, Enter or Tab takes, Escape lets it be. */
  readonly press: (event: KeyboardEvent) => boolean
  readonly list: ReactNode
}

/** In any text field an @ offers people. */
export function useMentions({ area, value, people: everybody, onChange }: MentionOptions): Mentions {
  const listId = useId()
  const [mention, setMention] = useState<Mention>()
  const [at, setAt] = useState(0)
  const [caret, setCaret] = useState<number>()
  const people = mention ? peopleFor(mention.word, everybody) : []
  const isOpen = people.length > 0
  useLayoutEffect(() => {
    if (caret !== undefined) area.current?.setSelectionRange(caret, caret)
  }, [area, caret])

  function choose(person: Mentionable | undefined): void {
    if (!person || !mention) return
    const next = withMention(value, mention, person.name)
    onChange(next.text)
    setCaret(next.caret)
    setMention(undefined)
  }

  function press(event: KeyboardEvent): boolean {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setAt((now) => (now + 1) % people.length),
      ArrowUp: () => setAt((now) => (now + people.length - 1) % people.length),
      Enter: () => choose(people[at]),
      Tab: () => choose(people[at]),
      Escape: () => setMention(undefined),
    }
    const act = isOpen && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey ? acts[event.key] : undefined
    if (!act) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }

  return {
    combobox: isOpen
      ? {
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${at}`,
          'aria-autocomplete': 'list',
        }
      : {},
    look: (field) => {
      setMention(mentionAt(field.value, field.selectionEnd))
      setAt(0)
      setCaret(undefined)
    },
    close: () => setMention(undefined),
    press,
    list: isOpen ? <People id={listId} people={people} at={at} onChoose={choose} /> : null,
  }
}

type PeopleProps = {
  readonly id: string
  readonly people: readonly Mentionable[]
  readonly at: number
  readonly onChoose: (person: Mentionable) => void
}

function People({ id, people, at, onChoose }: PeopleProps): ReactNode {
  const texts = useTexts(mentionWords)
  return (
    <div id={id} role="listbox" aria-label={texts.people} className={styles.people}>
      {people.map((person, place) => (
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className={styles.person}
          // The field keeps the focus, and with it the keys.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person)
          }}
        >
          <Face person={person} />
          {person.name}
        </div>
      ))}
    </div>
  )
}

function Face({ person: { name, avatar } }: { readonly person: Mentionable }): ReactNode {
  return <Avatar name={name} photo={useFileAddress(avatar)} size="tiny" />
}
