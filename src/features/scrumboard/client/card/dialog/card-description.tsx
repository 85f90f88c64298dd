import { Pencil, Text } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { Markup } from '../../../../../shell/parts/markup/markup.tsx'
import { useMentions } from '../../../../../shell/parts/mention/use-mentions.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { GrowArea } from '../../../../../ui/grow-area.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { Member } from '../../../board.ts'
import styles from './card-body.module.css'
import { dialogWords } from './dialog-words.ts'
import { Section } from './section.tsx'
import type { CardText } from './use-card-text.ts'

type DescriptionProps = { readonly description: CardText; readonly members: readonly Member[] }

/** What the card is about: shown as it is meant, written as plain text in which an @ offers the people of the board. */
export function CardDescription({ description, members }: DescriptionProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [isWriting, setWriting] = useState(false)
  const isEmpty = description.text.trim() === ''
  const edit = (): void => setWriting(true)

  function done(): void {
    description.leave()
    setWriting(false)
  }

  return (
    <Section
      title={texts.description}
      icon={Text}
      tools={isWriting || isEmpty ? null : <IconButton name={texts.editDescription} icon={Pencil} onClick={edit} />}
    >
      {isWriting ? (
        <DescriptionField description={description} members={members} onDone={done} />
      ) : isEmpty ? (
        <button type="button" className={styles.invite} onClick={edit}>
          {texts.addDescription}
        </button>
      ) : (
        <Markup text={description.text} names={members.map(({ name }) => name)} />
      )}
    </Section>
  )
}

function DescriptionField({ description, members, onDone }: DescriptionProps & { readonly onDone: () => void }): ReactNode {
  const texts = useTexts(dialogWords)
  const hintId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ area, value: description.text, people: members, onChange: description.write })

  function onKeyDown(event: KeyboardEvent): void {
    if (mentions.press(event)) return
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isDone) return
    event.preventDefault()
    // Only the writing ends; the card stays open.
    event.stopPropagation()
    onDone()
  }

  return (
    <>
      <GrowArea
        ref={area}
        className={styles.area}
        aria-label={texts.description}
        aria-describedby={hintId}
        rows={4}
        maxLength={50_000}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to write is taken to where it is written
        autoFocus
        value={description.text}
        {...mentions.combobox}
        onChange={({ target }) => {
          description.write(target.value)
          mentions.look(target)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          mentions.close()
          description.leave()
        }}
      />
      {mentions.list}
      <div className={styles.line}>
        <p id={hintId} className={styles.hint}>
          {texts.descriptionHint}
        </p>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </>
  )
}
