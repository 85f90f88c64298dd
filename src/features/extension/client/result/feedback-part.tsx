import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { outcomeOf, ratings, type Outcome } from '../../feedback.ts'
import { asksForFee } from '../../verdict.ts'
import { useFlow } from '../flow.tsx'
import type { Sent } from '../kept-store.ts'
import { VoteButtons } from '../vote-buttons.tsx'
import { feedbackCatalogue } from './feedback-catalogue.ts'
import styles from './feedback-part.module.css'

/** Whether asking was easy. Nobody is asked before they are through: on the way, or before a fee is accepted. */
export function FeedbackPart({ sent }: { readonly sent: Sent }): ReactNode {
  const texts = useTexts(feedbackCatalogue)
  const { isRated = false } = useFlow().state
  const outcome = outcomeAsked(sent)
  if (outcome === undefined) return null
  // Without script it is sent to the page's own secret address, which only a stored request has.
  const isStored = 'reference' in sent.outcome && sent.outcome.reference !== undefined
  return (
    <form method="post" className={styles.feedback}>
      <VoteButtons
        id="feedback-question"
        question={texts.question}
        choices={ratings.map((rating) => ({ id: rating, title: texts[rating] }))}
        thanks={texts.thanks}
        failed={texts.failed}
        {...(isStored ? { field: 'rating' } : {})}
        isDone={isRated}
        send={async (rating) => {
          const part = await import('../send-vote.ts').catch(() => undefined)
          return (await part?.sendFeedback({ rating, outcome })) === true
        }}
      />
    </form>
  )
}

function outcomeAsked({ outcome }: Sent): Outcome | undefined {
  switch (outcome.kind) {
    case 'under-way':
      return undefined
    case 'unsent':
    case 'unknown':
    case 'closed':
      return 'failed'
    case 'rejected':
      return asksForFee(outcome) ? undefined : outcomeOf(outcome)
    case 'decided':
    case 'not-required':
    case 'pending':
      return outcomeOf(outcome)
  }
}
