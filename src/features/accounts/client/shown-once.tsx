import { Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../ui/button.tsx'
import { controlProps, Field } from '../../../ui/field.tsx'
import boxStyles from '../../../ui/field.module.css'
import styles from './shown-once.module.css'
import { focusAtOnce } from './team/focus-at-once.ts'

type CopyTexts = { readonly copied: string; readonly notCopied: string }

/** Copies, and says whether it worked. */
export function useCopy({ copied, notCopied }: CopyTexts): (value: string) => Promise<void> {
  const notify = useNotify()
  return async (value) => {
    try {
      // Where the page did not come over a safe line there is no clipboard at all.
      await navigator.clipboard.writeText(value)
      notify(copied, { kind: 'ok' })
    } catch {
      notify(notCopied, { kind: 'warn' })
    }
  }
}

type ShownOnceProps = {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly texts: CopyTexts & { readonly copy: string; readonly done: string }
  /** What else is to be known about it. */
  readonly facts?: readonly string[]
  readonly onDone: () => void
}

/** A secret that is never shown again: copied by a press, or by hand. */
export function ShownOnce({ label, hint, value, texts, facts = [], onDone }: ShownOnceProps): ReactNode {
  const field = { id: useId(), label, hint }
  const copy = useCopy(texts)
  return (
    <>
      <Field {...field}>
        <input
          {...controlProps(field)}
          className={`${boxStyles.box} ${styles.value}`}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      {facts.length === 0 ? null : (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => void copy(value)} ref={focusAtOnce}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
