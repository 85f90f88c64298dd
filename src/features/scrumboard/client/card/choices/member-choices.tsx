import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { SamplePersonBadge } from '../../../../../shell/parts/samples/sample-badge.tsx'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import { cardWords } from '../card-words.ts'
import { MemberFace } from '../member-face.tsx'
import { useCardChanges } from '../use-card-changes.ts'
import type { ChoiceProps } from './choice.ts'
import styles from './choices.module.css'

/** Who works on a card. */
export function MemberChoices({ board, card }: ChoiceProps): ReactNode {
  const texts = useTexts(cardWords)
  const changes = useCardChanges(board)
  const [typed, setTyped] = useState('')
  const part = typed.trim().toLocaleLowerCase()
  const shown = board.members.filter(({ name }) => name.toLocaleLowerCase().includes(part))
  return (
    <div className={styles.choices}>
      <input
        className={styles.field}
        value={typed}
        maxLength={100}
        placeholder={texts.memberField}
        aria-label={texts.memberField}
        onChange={({ target }) => setTyped(target.value)}
      />
      {shown.length === 0 ? <p className={styles.none}>{texts.noMembers}</p> : null}
      <ul className={styles.list} aria-label={texts.members}>
        {shown.map((member) => (
          <li key={member.id}>
            <label className={styles.choice}>
              <CheckBox isOn={card.idMembers.includes(member.id)} onChange={(isOn) => void changes.setMember(card, member, isOn)} />
              <MemberFace member={member} />
              <span className={styles.words}>{member.name}</span>
              <SamplePersonBadge id={member.id} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
