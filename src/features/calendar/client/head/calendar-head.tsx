import { CalendarPlus } from 'lucide-react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { QueryField } from '../../../../shell/parts/query/query-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Span } from '../calendar-queries.ts'
import { calendarWords } from '../calendar-words.ts'
import { CalendarMenu } from '../setup/calendar-menu.tsx'
import styles from './calendar-head.module.css'

type CalendarHeadProps = {
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly span: Span
  readonly addButton: RefObject<HTMLButtonElement | null>
  readonly onAdd: () => void
}

const noKeys: readonly never[] = []

/** Beside the heading: search, a new event, and what is done with the whole calendar. */
export function CalendarHead({ q, onSearch, span, addButton, onAdd }: CalendarHeadProps): ReactNode {
  const texts = useTexts(calendarWords)
  const [typed, type] = useTyped(q, onSearch)
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape' && typed !== '') type('')
  }
  return (
    <div className={styles.head}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the field inside */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <QueryField label={texts.search} value={typed} onChange={type} keys={noKeys} />
      </div>
      <Button ref={addButton} kind="primary" className={styles.add} aria-label={texts.newEvent} onClick={onAdd}>
        <CalendarPlus aria-hidden="true" />
        <span className={styles.word}>{texts.newEvent}</span>
      </Button>
      <CalendarMenu span={span} />
    </div>
  )
}
