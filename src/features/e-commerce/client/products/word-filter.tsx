import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { withFilter, withoutFilter, type TableState } from '../../../../shell/parts/table/table-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { ProductWordCounts } from './product-queries.ts'
import styles from '../list/list.module.css'

type WordFilterProps = {
  /** The column it filters. */
  readonly id: 'category' | 'tags'
  readonly title: string
  /** «All categories» */
  readonly all: string
  /** «{word}, {count}» */
  readonly entry: '{word} ({count})'
  readonly words: ProductWordCounts['tags'] | undefined
  readonly table: TableState
  readonly onChange: (table: TableState) => void
}

/** Only products with one category or tag, chosen from those in use. */
export function WordFilter({ id, title, all, entry, words = [], table, onChange }: WordFilterProps): ReactNode {
  const { number } = useFormats()
  const chosen = table.filters.find((filter) => filter.id === id)?.value
  const choices = words.map(({ word, count }) => ({
    id: word,
    title: fill(entry, { word, count: number(count) }),
    isOn: word === chosen,
    isChoice: true,
    run: () => onChange(withFilter(table, { id, mode: 'matches', value: word })),
  }))
  const none = { id: '', title: all, isOn: chosen === undefined, isChoice: true, run: () => onChange(withoutFilter(table, id)) }
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <span className={styles.chosen}>{chosen === undefined ? title : `${title}: ${chosen}`}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={[[none], choices]}
    />
  )
}
