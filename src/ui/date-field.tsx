import type { InputHTMLAttributes, ReactNode } from 'react'
import { CalendarButton, type CalendarProps } from './calendar-button.tsx'
import styles from './date-field.module.css'
import { controlProps, Field, type FieldTexts } from './field.tsx'
import boxStyles from './field.module.css'

type DateFieldProps = FieldTexts & {
  readonly value: string
  readonly onChange: (text: string) => void
  /** Somebody is done typing: time to read what was meant. */
  readonly onLeave: () => void
  readonly isRequired?: boolean
  readonly autoComplete?: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly calendar: Omit<CalendarProps, 'label'>
  /** What stands beside the box, e.g. the weekday. */
  readonly reading?: ReactNode
  /** Help below it. */
  readonly after?: ReactNode
}

/** One date to type, with a calendar as help. */
export function DateField(props: DateFieldProps): ReactNode {
  const { value, onChange, onLeave, isRequired = false, autoComplete = 'off', inputMode, calendar, reading, after, ...field } = props
  const { 'aria-describedby': describedBy = '', ...control } = controlProps(field)
  const readingId = `${field.id}-reading`
  return (
    <Field {...field} after={after}>
      <div className={styles.line}>
        <div className={styles.box}>
          <input
            {...control}
            name={field.id}
            type="text"
            className={`${boxStyles.box} ${styles.date}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
            autoComplete={autoComplete}
            inputMode={inputMode}
            spellCheck={false}
            aria-required={isRequired}
            aria-describedby={`${describedBy} ${reading ? readingId : ''}`.trim() || undefined}
          />
          <CalendarButton {...calendar} />
        </div>
        {reading ? (
          <span id={readingId} className={styles.reading}>
            {reading}
          </span>
        ) : null}
      </div>
    </Field>
  )
}
