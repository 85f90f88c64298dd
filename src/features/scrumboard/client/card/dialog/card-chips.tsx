import { Clock, Plus, TriangleAlert, X } from 'lucide-react'
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { useMinute } from '../../../../../shell/parts/formats/minute-clock.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Popover } from '../../../../../ui/popover.tsx'
import '../../colours.css'
import { dueState } from '../../due-state.ts'
import { useDueWords } from '../../due-words.ts'
import { cardWords } from '../card-words.ts'
import type { ChoiceProps } from '../choices/choice.ts'
import { DueChoice } from '../choices/due-choice.tsx'
import { LabelChoices } from '../choices/label-choices.tsx'
import { MemberChoices } from '../choices/member-choices.tsx'
import { MemberFace } from '../member-face.tsx'
import styles from './card-chips.module.css'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'

/** Due date, labels and members of a card, each with a way to change it. */
export function CardChips({ board, card, changes }: OpenCardProps): ReactNode {
  const texts = useTexts(dialogWords)
  const words = useTexts(cardWords)
  const labels = board.labels.filter(({ id }) => card.idLabels.includes(id))
  const members = board.members.filter(({ id }) => card.idMembers.includes(id))
  return (
    <div className={styles.groups}>
      {card.due === null ? null : <Due board={board} card={card} changes={changes} due={card.due} />}
      {labels.length === 0 ? null : (
        <Group title={words.labels} more={texts.addLabel} about={{ board, card }} content={LabelChoices}>
          {labels.map((label) => (
            <li key={label.id} className={styles.chip} data-hue={label.class}>
              <span className={styles.words}>{label.name}</span>
              <Remove name={fill(texts.takeLabelOff, { name: label.name })} run={() => void changes.setLabel(card, label, false)} />
            </li>
          ))}
        </Group>
      )}
      {members.length === 0 ? null : (
        <Group title={words.members} more={texts.addMember} about={{ board, card }} content={MemberChoices}>
          {members.map((member) => (
            <li key={member.id} className={styles.chip}>
              <MemberFace member={member} />
              <span className={styles.words}>{member.name}</span>
              <Remove name={fill(texts.takeMemberOff, { name: member.name })} run={() => void changes.setMember(card, member, false)} />
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

function Due({ board, card, changes, due }: OpenCardProps & { readonly due: string }): ReactNode {
  const texts = useTexts(dialogWords)
  const words = useTexts(cardWords)
  const said = useDueWords()(due)
  const state = dueState(due, useMinute())
  const Sign = state === 'overdue' ? TriangleAlert : Clock
  const chip = (
    <button type="button" className={styles.due} aria-label={fill(texts.changeDue, { due: said })}>
      <Sign aria-hidden="true" />
      {said}
      {state === 'overdue' ? <span className={styles.late}>{texts.overdue}</span> : null}
    </button>
  )
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{words.dueDate}</h3>
      <div className={styles.chips}>
        <span className={styles.chip} data-due={state}>
          <Choice name={words.dueDate} trigger={chip} about={{ board, card }} content={DueChoice} />
          <Remove name={fill(texts.removeDueNamed, { due: said })} run={() => void changes.setDue(card, null)} />
        </span>
      </div>
    </div>
  )
}

type Chosen = { readonly about: Pick<ChoiceProps, 'board' | 'card'>; readonly content: ComponentType<ChoiceProps> }
type GroupProps = Chosen & { readonly title: string; readonly more: string; readonly children: ReactNode }

function Group({ title, more, children, ...chosen }: GroupProps): ReactNode {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.chips} aria-label={title}>
        {children}
        <li>
          <Choice name={title} trigger={<IconButton name={more} icon={Plus} className={styles.more} />} {...chosen} />
        </li>
      </ul>
    </div>
  )
}

type OpenerProps = Chosen & { readonly name: string; readonly trigger: ReactElement }

function Choice({ name, trigger, about, content: Content }: OpenerProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover trigger={trigger} name={name} align="start" isOpen={isOpen} onOpenChange={setOpen}>
      <Content {...about} onDone={() => setOpen(false)} />
    </Popover>
  )
}

function Remove({ name, run }: { readonly name: string; readonly run: () => void }): ReactNode {
  return (
    <button type="button" className={styles.remove} aria-label={name} title={name} onClick={run}>
      <X aria-hidden="true" />
    </button>
  )
}
