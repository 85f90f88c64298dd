import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Language } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { answerFacts, decisionPage } from '../../decision-page.ts'
import { useSite } from '../../../../shell/site.ts'
import { takenBackRule } from '../../verdict.ts'
import { FinishedNotice } from '../finished-notice.tsx'
import { useFlow } from '../flow.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { FeedbackPart } from './feedback-part.tsx'
import { feedbackCatalogue } from './feedback-catalogue.ts'
import { formCatalogue } from '../form/form-catalogue.ts'
import { resultCatalogue } from './result-catalogue.ts'
import { Office } from '../office.tsx'
import { cleanAddress } from '../form/prefill.ts'
import { proofCatalogue } from './proof-catalogue.ts'
import { MailOffer } from '../mail/mail-offer.tsx'
import { mailCatalogue } from '../mail/mail-catalogue.ts'
import { ResultFooter } from './result-footer.tsx'
import styles from './result-page.module.css'
import type { Answer } from '../../contract.ts'
import type { Sent } from '../kept-store.ts'
import { ClosedMeanwhile } from './closed-meanwhile.tsx'
import { Unknown } from './unknown.tsx'
import { Unsent } from './unsent.tsx'
import { useHasScript } from '../use-has-script.ts'
import { Waiting } from './waiting.tsx'

/** Fetches the words of the page before somebody needs them, and perhaps without a network by then. */
export async function prepareTexts(language: Language): Promise<void> {
  await Promise.all([
    resultCatalogue.textsIn(language),
    proofCatalogue.textsIn(language),
    feedbackCatalogue.textsIn(language),
    mailCatalogue.textsIn(language),
  ])
}

/** How a request ended. Opened without one, the page says why there is nothing and what to do. */
export function Page(): ReactNode {
  const { state } = useFlow()
  // Deferred like the path: whoever leaves never sees this page empty first.
  const sent = useDeferredValue(state.sent)
  useLayoutEffect(() => {
    const clean = cleanAddress(location)
    if (clean !== undefined) history.replaceState(history.state, '', clean)
  }, [])
  return sent ? <SentPage sent={sent} /> : <EmptyPage />
}

function SentPage({ sent }: { readonly sent: Sent }): ReactNode {
  const { kind } = sent.outcome
  const title = useTitle(sent)
  const panel = useRef<HTMLDivElement>(null)
  const firstKind = useRef(kind)
  useEffect(() => {
    // Arriving is the frame's business; here only the answer that comes while somebody waits.
    if (kind === firstKind.current) return
    firstKind.current = kind
    panel.current?.querySelector('h1')?.focus()
  }, [kind])

  return (
    <FramePage
      title={title}
      width="wide"
      contact={isAnswer(sent.outcome) ? 'none' : 'below'}
      footer={kind === 'under-way' ? undefined : <ResultFooter sent={sent} />}
    >
      <div ref={panel}>
        <OutcomePanel sent={sent} />
      </div>
      {isTakenBack(sent) ? null : (
        <>
          <MailOffer key={`mail-${sent.key}`} sent={sent} />
          <FeedbackPart key={sent.key} sent={sent} />
        </>
      )}
    </FramePage>
  )
}

function OutcomePanel({ sent }: { readonly sent: Sent }): ReactNode {
  const { outcome } = sent
  if (isAnswer(outcome)) return <AnswerPanel answer={outcome} sent={sent} />
  switch (outcome.kind) {
    case 'under-way':
      return <Waiting step={outcome.step} />
    case 'unsent':
      return <Unsent />
    case 'unknown':
      return <Unknown />
    case 'closed':
      return <ClosedMeanwhile text={outcome.text} />
  }
}

function useTitle({ outcome, request, draft }: Sent): string {
  const texts = useTexts(resultCatalogue)
  const { unsentTitle } = useTexts(proofCatalogue)
  const dates = useTexts(formCatalogue)
  const { holidays } = useSite()
  if (isAnswer(outcome)) {
    return decisionPage(answerFacts(outcome, { period: request.period, legalForm: draft.legalForm }), { texts, dates, holidays }).title
  }
  return { 'under-way': texts.waitingTitle, unsent: unsentTitle, unknown: texts.unknownTitle, closed: dates.closedTitle }[outcome.kind]
}

function isAnswer(outcome: Sent['outcome']): outcome is Answer {
  return outcome.kind === 'decided' || outcome.kind === 'not-required' || outcome.kind === 'pending' || outcome.kind === 'rejected'
}

/** Nobody is asked whether asking was easy once they took it back. */
function isTakenBack({ outcome }: Sent): boolean {
  return outcome.kind === 'decided' && outcome.rule === takenBackRule
}

/** On a server nobody knows what the tab has kept, so the script is waited for before this is said. */
function EmptyPage(): ReactNode {
  const texts = useTexts(resultCatalogue)
  const isSure = useHasScript()
  return (
    <FramePage title={texts.noneTitle}>
      <div className={isSure ? styles.none : `after-script ${styles.none}`}>
        <FinishedNotice />
        <h1>{texts.noneTitle}</h1>
        <p>{texts.noneText}</p>
        <Office />
        <p>
          <Link href="/">{texts.newRequest}</Link>
        </p>
      </div>
    </FramePage>
  )
}
