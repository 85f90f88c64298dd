import { Pencil } from 'lucide-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { labelClasses, type Label } from '../../../board.ts'
import '../../colours.css'
import { cardWords } from '../card-words.ts'
import { useCardChanges } from '../use-card-changes.ts'
import type { ChoiceProps } from './choice.ts'
import styles from './choices.module.css'
import { HueChoices } from './hue-choices.tsx'
import { LabelForm } from './label-form.tsx'

/** Which labels a card has; a missing one is made by typing its name, and each can be changed. */
export function LabelChoices({ board, card }: ChoiceProps): ReactNode {
  const texts = useTexts(cardWords)
  const changes = useCardChanges(board)
  const [typed, setTyped] = useState('')
  const [hue, setHue] = useState<Label['class']>()
  const [edited, setEdited] = useState<string>()
  const name = typed.trim()
  const shown = board.labels.filter((label) => has(label.name, name))
  const isNew = name !== '' && !board.labels.some((label) => isSame(label.name, name))
  const chosen = hue ?? freeHue(board.labels)
  const label = board.labels.find(({ id }) => id === edited)

  function take(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const known = board.labels.find((each) => isSame(each.name, name))
    if (known) void changes.setLabel(card, known, !card.idLabels.includes(known.id))
    else if (isNew) void changes.addLabel(card, { id: crypto.randomUUID(), name, class: chosen })
    setTyped('')
    setHue(undefined)
  }

  if (label) return <LabelForm label={label} changes={changes} onDone={() => setEdited(undefined)} />
  return (
    <form className={styles.choices} onSubmit={take}>
      <input
        className={styles.field}
        value={typed}
        maxLength={100}
        placeholder={texts.labelField}
        aria-label={texts.labelField}
        onChange={({ target }) => setTyped(target.value)}
      />
      {board.labels.length === 0 ? <p className={styles.none}>{texts.noLabels}</p> : null}
      <ul className={styles.list} aria-label={texts.labels}>
        {shown.map((each) => (
          <li key={each.id} className={styles.entry}>
            <label className={styles.choice}>
              <CheckBox isOn={card.idLabels.includes(each.id)} onChange={(isOn) => void changes.setLabel(card, each, isOn)} />
              <span className={styles.dot} data-hue={each.class} aria-hidden="true" />
              <span className={styles.words}>{each.name}</span>
            </label>
            <IconButton name={fill(texts.editLabel, { name: each.name })} icon={Pencil} onClick={() => setEdited(each.id)} />
          </li>
        ))}
      </ul>
      {isNew ? (
        <div className={styles.new}>
          <HueChoices chosen={chosen} onChoose={setHue} />
          <Button type="submit" kind="primary">
            {texts.makeLabel}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function freeHue(labels: readonly Label[]): Label['class'] {
  return labelClasses.find((hue) => !labels.some((label) => label.class === hue)) ?? 'blue'
}

function has(name: string, part: string): boolean {
  return name.toLocaleLowerCase().includes(part.toLocaleLowerCase())
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
