import { useId, useState, type ReactNode, type Ref } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Row } from './compose-row.tsx'
import { composeWords } from './compose-words.ts'
import styles from './compose.module.css'
import { wrongIn, type Fault } from './faults.ts'
import { RecipientRow } from './recipient-row.tsx'
import type { Written } from './written.ts'

type ComposeHeadProps = {
  readonly written: Written
  readonly write: (change: Partial<Written>) => void
  readonly faults: readonly Fault[]
  readonly toRef: Ref<HTMLInputElement>
}

/** From whom, to whom, about what. Cc and Bcc only once somebody wants them. */
export function ComposeHead({ written, write, faults, toRef }: ComposeHeadProps): ReactNode {
  const id = useId()
  const texts = useTexts(composeWords)
  const user = useUser()
  const [shown, setShown] = useState({ cc: written.cc.length > 0, bcc: written.bcc.length > 0 })
  // A mark stays only as long as what it says is true.
  const errorOf = (place: 'to' | 'cc' | 'bcc'): string | undefined => {
    const wrong = wrongIn(place, written[place], texts)[0]?.text
    return wrong ?? (written[place].length === 0 ? faults.find((fault) => fault.place === place)?.text : undefined)
  }
  const fields = (['cc', 'bcc'] as const).filter((kind) => shown[kind])
  const missing = (['cc', 'bcc'] as const).filter((kind) => !shown[kind])
  return (
    <>
      <div className={styles.row}>
        <span className={styles.label}>{texts.from}</span>
        <p className={styles.from}>
          {user?.name} <span className={styles.quiet}>{user?.email}</span>
        </p>
      </div>
      <RecipientRow
        id={`${id}-to`}
        kind="to"
        value={written.to}
        onChange={(to) => write({ to })}
        error={errorOf('to')}
        inputRef={toRef}
        aside={missing.map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            className={styles.more}
            aria-label={kind === 'cc' ? texts.addCc : texts.addBcc}
            onClick={() => {
              setShown({ ...shown, [kind]: true })
              // The field stands after this rendering.
              setTimeout(() => document.getElementById(`${id}-${kind}`)?.focus())
            }}
          >
            {texts[kind]}
          </Button>
        ))}
      />
      {fields.map((kind) => (
        <RecipientRow
          key={kind}
          id={`${id}-${kind}`}
          kind={kind}
          value={written[kind]}
          onChange={(people) => write({ [kind]: people })}
          error={errorOf(kind)}
        />
      ))}
      <Row id={`${id}-subject`} label={texts.subject}>
        <input
          id={`${id}-subject`}
          className={styles.subject}
          value={written.subject}
          maxLength={998}
          autoComplete="off"
          onChange={(event) => write({ subject: event.target.value })}
        />
      </Row>
    </>
  )
}
