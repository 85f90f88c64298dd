import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import type { SortKey } from './table-state.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

/** For cards, which have no heads to press. */
export function SortMenu<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(tableWords)
  const { visible, state, onChange } = table
  const [first] = state.sort
  const actionFor = (id: string, title: string, direction: SortKey['direction']): MenuAction => ({
    id: `${id} ${direction}`,
    title: `${title}, ${direction === 'asc' ? texts.ascending : texts.descending}`,
    icon: direction === 'asc' ? ArrowUp : ArrowDown,
    isOn: first?.id === id && first.direction === direction,
    run: () => onChange({ ...state, sort: [{ id, direction }] }),
  })
  const choices = visible
    .filter(({ isSortable = true }) => isSortable)
    .flatMap(({ id, title }) => [actionFor(id, title, 'asc'), actionFor(id, title, 'desc')])
  const unsorted = { id: 'unsorted', title: texts.unsorted, isOn: first === undefined, run: () => onChange({ ...state, sort: [] }) }
  const trigger = (
    <Button>
      <ArrowDownUp aria-hidden="true" />
      {texts.sort}
    </Button>
  )
  return <Menu align="start" trigger={trigger} groups={[[unsorted], choices]} />
}
