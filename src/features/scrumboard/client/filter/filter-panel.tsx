import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import type { ChangeUrl } from '../../../../shell/parts/url-state/use-url-state.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import type { Board } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { MemberFace } from '../card/member-face.tsx'
import '../colours.css'
import { dueChoices, without, type CardFilter } from './card-filter.ts'
import styles from './filter.module.css'

type FilterPanelProps = { readonly board: Board; readonly filter: CardFilter; readonly onFilter: ChangeUrl<CardFilter> }

/** What cards can be looked for by. Within a group one is enough, across the groups all count. */
export function FilterPanel({ board, filter, onFilter }: FilterPanelProps): ReactNode {
  const texts = useTexts(boardWords)
  const [typed, type] = useTyped(filter.q, (q) => onFilter({ q }, 'replace'))
  const dues = { overdue: texts.dueOverdue, day: texts.dueDay, week: texts.dueWeek, none: texts.dueNone }
  return (
    <div className={styles.panel}>
      <label className={styles.words}>
        <span>{texts.filterText}</span>
        <input type="search" className={styles.input} autoComplete="off" value={typed} onChange={(event) => type(event.target.value)} />
      </label>
      <Group name={texts.members}>
        <Choice name={texts.noMembers} value={without} chosen={filter.member} onChoose={(member) => onFilter({ member })} />
        {board.members.map((person) => (
          <Choice key={person.id} name={person.name} value={person.id} chosen={filter.member} onChoose={(member) => onFilter({ member })}>
            <MemberFace member={person} />
          </Choice>
        ))}
      </Group>
      <Group name={texts.labels}>
        <Choice name={texts.noLabels} value={without} chosen={filter.label} onChoose={(label) => onFilter({ label })} />
        {board.labels.map(({ id, name, class: hue }) => (
          <Choice key={id} name={name} value={id} chosen={filter.label} onChoose={(label) => onFilter({ label })}>
            <span className={styles.dot} data-hue={hue} />
          </Choice>
        ))}
      </Group>
      <Group name={texts.due}>
        {dueChoices.map((each) => (
          <Choice key={each} name={dues[each]} value={each} chosen={filter.due} onChoose={(due) => onFilter({ due })} />
        ))}
      </Group>
    </div>
  )
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps<Value extends string> = {
  readonly name: string
  readonly value: Value
  readonly chosen: readonly Value[]
  readonly onChoose: (chosen: readonly Value[]) => void
  readonly children?: ReactNode
}

function Choice<Value extends string>({ name, value, chosen, onChoose, children }: ChoiceProps<Value>): ReactNode {
  const isOn = chosen.includes(value)
  return (
    <label className={styles.choice}>
      <CheckBox isOn={isOn} onChange={() => onChoose(isOn ? chosen.filter((each) => each !== value) : [...chosen, value])} />
      {children}
      <span>{name}</span>
    </label>
  )
}
