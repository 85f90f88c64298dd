import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './error-summary.module.css'
import { Icon } from './icon.tsx'

type ErrorSummaryProps = {
  readonly title: string
  /** The same words as at the fields; `target` is the id of the control to mend. */
  readonly items: readonly { readonly target: string; readonly message: ReactNode }[]
  /** Grows with every attempt of this visit: each one brings the focus here. */
  readonly attempt: number
}

/** Everything to mend in one place, above the form. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) heading.current?.focus()
  }, [attempt])

  return (
    <section className={styles.summary} aria-labelledby="error-summary">
      <h2 id="error-summary" ref={heading} tabIndex={-1}>
        <Icon name="error" />
        {title}
      </h2>
      <ul>
        {items.map(({ target, message }) => (
          <li key={target}>
            <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Into the field, not only into view, and without a trace in the address. */
function goTo(event: MouseEvent, target: string): void {
  event.preventDefault()
  document.getElementById(target)?.focus()
}
