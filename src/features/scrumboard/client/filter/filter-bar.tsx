import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { ChangeUrl } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { Label } from '../../../../ui/label.tsx'
import type { Board } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { countOf, noFilter, without, type CardFilter } from './card-filter.ts'
import styles from './filter.module.css'

type FilterBarProps = {
  readonly board: Board
  readonly filter: CardFilter
  readonly hidden: number
  readonly onFilter: ChangeUrl<CardFilter>
}

/** While a filter is on: what it looks for, how many cards it hides, and how to end it. */
export function FilterBar({ board, filter, hidden, onFilter }: FilterBarProps): ReactNode {
  const texts = useTexts(boardWords)
  const chips = useChips(board, filter)
  if (countOf(filter) === 0) return null
  return (
    <div className={styles.bar}>
      {chips.map(({ id, name, change }) => (
        <Label key={id} removal={{ name: fill(texts.removeFilter, { name }), run: () => onFilter(change) }}>
          {name}
        </Label>
      ))}
      <span role="status" className={styles.hidden}>
        {hidden === 1 ? texts.hiddenCard : fill(texts.hiddenCards, { count: hidden })}
      </span>
      <Button kind="quiet" onClick={() => onFilter(noFilter)}>
        {texts.clearFilter}
      </Button>
    </div>
  )
}

type Chip = { readonly id: string; readonly name: string; readonly change: Partial<CardFilter> }

function useChips({ members, labels }: Board, { q, member, label, due }: CardFilter): readonly Chip[] {
  const texts = useTexts(boardWords)
  const dues = { overdue: texts.dueOverdue, day: texts.dueDay, week: texts.dueWeek, none: texts.dueNone }
  const nameIn = (of: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    of.find((each) => each.id === id)?.name ?? '–'
  const others = <Value,>(of: readonly Value[], value: Value): readonly Value[] => of.filter((each) => each !== value)
  return [
    ...(q.trim() === '' ? [] : [{ id: 'q', name: fill(texts.textFilter, { text: q }), change: { q: '' } }]),
    ...member.map((id) => ({
      id: `member-${id}`,
      name: id === without ? texts.noMembers : nameIn(members, id),
      change: { member: others(member, id) },
    })),
    ...label.map((id) => ({
      id: `label-${id}`,
      name: id === without ? texts.noLabels : nameIn(labels, id),
      change: { label: others(label, id) },
    })),
    ...due.map((each) => ({ id: `due-${each}`, name: dues[each], change: { due: others(due, each) } })),
  ]
}
