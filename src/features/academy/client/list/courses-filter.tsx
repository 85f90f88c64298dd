import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { CategoryEntry, useCounts } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import styles from './list.module.css'
import type { CoursesAddress } from './use-courses-address.ts'

export type Counts = ReturnType<typeof useCounts>['data']

type CoursesFilterProps = {
  readonly courses: CoursesAddress
  readonly categories: readonly CategoryEntry[]
  readonly counts: Counts
}

const noKeys: readonly never[] = []

/** Search, category and how far one is. */
export function CoursesFilter({ courses: { address, change }, categories, counts }: CoursesFilterProps): ReactNode {
  const texts = useTexts(academyWords)
  const id = useId()
  const [typed, type] = useTyped(address.q, (q) => change({ q }, 'replace'))
  const option = (value: string, name: string, count: number | undefined): { value: string; label: string } => ({
    value,
    label: count === undefined ? name : fill(texts.option, { name, count }),
  })
  const inAll = counts && Object.values(counts.categories).reduce((sum, count) => sum + count, 0)
  const states = [
    option('', texts.all, counts?.states.all),
    option('new', texts.stateNew, counts?.states.new),
    option('begun', texts.stateBegun, counts?.states.begun),
    option('completed', texts.stateCompleted, counts?.states.completed),
    option('bin', texts.stateBin, counts?.states.bin),
  ]
  return (
    <div className={styles.filter}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the field inside */}
      <div className={styles.search} onKeyDown={(event) => clearOnEscape(event, () => type(''))}>
        <QueryField label={texts.search} value={typed} onChange={type} keys={noKeys} />
      </div>
      <SelectField
        id={`${id}-category`}
        label={texts.category}
        value={address.category}
        onChange={(value) => change({ category: categories.find((each) => each.value === value)?.value ?? '' })}
        options={[
          option('', texts.all, inAll),
          ...categories.map(({ value, label }) => option(value, label, counts && (counts.categories[value] ?? 0))),
        ]}
      />
      <SelectField
        id={`${id}-state`}
        label={texts.progress}
        value={address.state}
        onChange={(value) => change({ state: stateNames.find((each) => each === value) ?? '' })}
        options={states}
      />
    </div>
  )
}

const stateNames = ['new', 'begun', 'completed', 'bin'] as const

function clearOnEscape({ key }: KeyboardEvent, clear: () => void): void {
  if (key === 'Escape') clear()
}
