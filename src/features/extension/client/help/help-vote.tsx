import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { HelpQuestionId } from '../../help-questions.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import styles from './help-vote.module.css'

/** Whether the answer was useful: said once, and counted without who said it. */
export function HelpVote({ question }: { readonly question: HelpQuestionId }): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const [said, setSaid] = useState<boolean>()
  const [outcome, setOutcome] = useState<'counted' | 'failed'>()
  const titleId = `vote-${question}`

  async function say(isHelpful: boolean): Promise<void> {
    if (said !== undefined) return
    setSaid(isHelpful)
    setOutcome(undefined)
    // Few vote, so the contract and its schemas come only for those who do.
    const part = await import('./send-vote.ts').catch(() => undefined)
    const isCounted = (await part?.sendVote({ question, isHelpful })) === true
    setOutcome(isCounted ? 'counted' : 'failed')
    if (!isCounted) setSaid(undefined)
  }

  return (
    <div role="group" aria-labelledby={titleId} className={`needs-script ${styles.vote}`}>
      <span id={titleId}>{texts.didHelp}</span>
      {[true, false].map((isHelpful) => (
        <Button
          key={String(isHelpful)}
          aria-pressed={said === isHelpful}
          aria-disabled={said !== undefined && said !== isHelpful}
          onClick={() => void say(isHelpful)}
        >
          {isHelpful ? texts.yes : texts.no}
        </Button>
      ))}
      <span aria-live="polite">{outcome === undefined ? null : { counted: texts.thanks, failed: texts.voteFailed }[outcome]}</span>
    </div>
  )
}
