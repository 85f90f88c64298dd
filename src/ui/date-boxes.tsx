import type { ClipboardEvent, FocusEvent, ReactNode } from 'react'
import { CalendarButton, type CalendarProps } from './calendar-button.tsx'
import styles from './date-boxes.module.css'
import boxStyles from './field.module.css'
import { FieldGroup, type FieldTexts } from './field.tsx'

type DateBox = 'day' | 'month' | 'year'

type DateBoxesProps = FieldTexts & {
  readonly labels: Readonly<Record<DateBox, string>>
  readonly values: Readonly<Record<DateBox, string>>
  readonly onChange: (box: DateBox, text: string) => void
  /** A paste that is more than one box can hold: answer true when it has been taken care of. */
  readonly onPaste: (text: string) => boolean
  /** Focus has left the whole group. */
  readonly onLeave: () => void
  readonly isRequired?: boolean
  /** Prefix of the three autofill names, e.g. `bday`. */
  readonly autoComplete?: string
  readonly calendar: CalendarProps
}

const boxes: readonly DateBox[] = ['day', 'month', 'year']

/** A date people know by heart, in three boxes. No jumping from box to box: that takes the keyboard away. */
export function DateBoxes(props: DateBoxesProps): ReactNode {
  const { labels, values, onChange, onPaste, onLeave, isRequired = false, autoComplete, calendar, ...field } = props
  const isInvalid = field.error ? true : undefined
  return (
    <FieldGroup {...field}>
      <div className={styles.boxes} onBlur={(event) => (leavesGroup(event) ? onLeave() : undefined)}>
        {boxes.map((box) => (
          <div key={box}>
            <label className={styles.label} htmlFor={`${field.id}-${box}`}>
              {labels[box]}
            </label>
            <input
              id={`${field.id}-${box}`}
              name={`${field.id}-${box}`}
              type="text"
              className={`${boxStyles.box} ${styles[box]}`}
              value={values[box]}
              onChange={(event) => onChange(box, event.target.value)}
              onPaste={(event) => takePaste(event, onPaste)}
              inputMode="numeric"
              autoComplete={autoComplete ? `${autoComplete}-${box}` : 'off'}
              aria-required={isRequired}
              aria-invalid={isInvalid}
            />
          </div>
        ))}
        <CalendarButton {...calendar} />
      </div>
    </FieldGroup>
  )
}

function leavesGroup({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}

function takePaste(event: ClipboardEvent, onPaste: (text: string) => boolean): void {
  if (onPaste(event.clipboardData.getData('text'))) event.preventDefault()
}
