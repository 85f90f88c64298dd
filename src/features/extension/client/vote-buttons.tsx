import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import styles from './vote-buttons.module.css'

type VoteButtonsProps<Choice extends string> = {
  readonly id: string
  readonly question: string
  readonly choices: readonly { readonly id: Choice; readonly title: string }[]
  readonly thanks: string
  readonly failed: string
  /** Whether it was counted. */
  readonly send: (choice: Choice) => Promise<boolean>
  /** Of the form that sends the choice without script; without it the question needs script. */
  readonly field?: string
  /** Chosen and counted before. */
  readonly isDone?: boolean
}

/** One question: answered once, and counted without who answered. */
export function VoteButtons<Choice extends string>(props: VoteButtonsProps<Choice>): ReactNode {
  const { id, question, choices, thanks, failed, send, field, isDone = false } = props
  const [said, setSaid] = useState<Choice>()
  const [outcome, setOutcome] = useState<'counted' | 'failed' | undefined>(isDone ? 'counted' : undefined)
  const isOver = said !== undefined

  async function say(choice: Choice): Promise<void> {
    if (isOver) return
    setSaid(choice)
    setOutcome(undefined)
    const isCounted = await send(choice)
    setOutcome(isCounted ? 'counted' : 'failed')
    if (!isCounted) setSaid(undefined)
  }

  return (
    <div role="group" aria-labelledby={id} className={field === undefined ? `needs-script ${styles.vote}` : styles.vote}>
      <span id={id}>{question}</span>
      {(isDone ? [] : choices).map((choice) => (
        <Button
          key={choice.id}
          type={field === undefined ? 'button' : 'submit'}
          name={field}
          value={field === undefined ? undefined : choice.id}
          aria-pressed={said === choice.id}
          aria-disabled={isOver && said !== choice.id}
          onClick={(event) => {
            event.preventDefault()
            void say(choice.id)
          }}
        >
          {choice.title}
        </Button>
      ))}
      <span aria-live="polite">{outcome === undefined ? null : { counted: thanks, failed }[outcome]}</span>
    </div>
  )
}
