import { useId, type ReactNode } from 'react'
import { filterModes, type FilterMode } from '../../../kit/table-filter.ts'
import { useTexts } from '../../language.tsx'
import type { ColumnFilter } from '../table/table-state.ts'
import { filterWords } from './filter-words.ts'
import styles from './filters.module.css'
import { useTyped } from './use-typed.ts'

type FilterFormProps = {
  readonly filter: ColumnFilter
  /** Told while typing. */
  readonly onChange: (filter: ColumnFilter) => void
  readonly onDone: () => void
  readonly children?: ReactNode
}

/** The condition and the value of one filter; it holds while one types. */
export function FilterForm({ filter, onChange, onDone, children }: FilterFormProps): ReactNode {
  const texts = useTexts(filterWords)
  const id = useId()
  const [value, setValue] = useTyped(filter.value, (next) => onChange({ ...filter, value: next }))

  function chooseMode(mode: FilterMode): void {
    onChange({ ...filter, mode, value })
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ ...filter, value })
        onDone()
      }}
    >
      {children}
      <label className={styles.label} htmlFor={`${id}-mode`}>
        {texts.mode}
      </label>
      <select
        id={`${id}-mode`}
        className={styles.box}
        value={filter.mode}
        onChange={(event) => chooseMode(filterModes.find((mode) => mode === event.target.value) ?? 'contains')}
      >
        {filterModes.map((mode) => (
          <option key={mode} value={mode}>
            {texts[mode]}
          </option>
        ))}
      </select>
      <label className={styles.label} htmlFor={`${id}-value`}>
        {texts.value}
      </label>
      <input
        id={`${id}-value`}
        className={styles.box}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.emptyPasses}
      </p>
    </form>
  )
}
