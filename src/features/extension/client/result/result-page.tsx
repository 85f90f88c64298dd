import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Language } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import type { resultTexts } from '../../result-texts.ts'
import { asksForFee, verdictOf } from '../../verdict.ts'
import { Decision } from './decision.tsx'
import { useFlow } from '../flow.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import { resultCatalogue } from './result-catalogue.ts'
import { Office } from '../office.tsx'
import { cleanAddress } from '../form/prefill.ts'
import { Pending } from './pending.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import { Refusal } from './refusal.tsx'
import { ResultFooter } from './result-footer.tsx'
import { ruleLineCatalogue } from './rule-line-catalogue.ts'
import styles from './result-page.module.css'
import type { Sent } from '../kept-store.ts'
import { ClosedMeanwhile } from './closed-meanwhile.tsx'
import { Unknown } from './unknown.tsx'
import { Unsent } from './unsent.tsx'
import { useHasScript } from '../use-has-script.ts'
import { Waiting } from './waiting.tsx'

/** Fetches the words of the page before somebody needs them, and perhaps without a network by then. */
export async function prepareTexts(language: Language): Promise<void> {
  await Promise.all([resultCatalogue.textsIn(language), proofCatalogue.textsIn(language), ruleLineCatalogue.textsIn(language)])
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
  const texts = useTexts(resultCatalogue)
  const { unsentTitle } = useTexts(proofCatalogue)
  const { closedTitle } = useTexts(formCatalogue)
  const { kind } = sent.outcome
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
      title={titleOf(sent, { ...texts, unsentTitle, closedTitle })}
      footer={kind === 'under-way' ? undefined : <ResultFooter sent={sent} />}
    >
      <div ref={panel} className={styles.panel}>
        <OutcomePanel sent={sent} />
      </div>
    </FramePage>
  )
}

function OutcomePanel({ sent }: { readonly sent: Sent }): ReactNode {
  const { outcome, request } = sent
  switch (outcome.kind) {
    case 'under-way':
      return <Waiting step={outcome.step} />
    case 'decided':
      return <Decision answer={outcome} request={request} />
    case 'pending':
      return <Pending answer={outcome} request={request} />
    case 'rejected':
      return <Refusal answer={outcome} request={request} />
    case 'unsent':
      return <Unsent />
    case 'unknown':
      return <Unknown />
    case 'closed':
      return <ClosedMeanwhile text={outcome.text} />
  }
}

type Titles = typeof resultTexts & { readonly unsentTitle: string; readonly closedTitle: string }

function titleOf({ outcome }: Sent, texts: Titles): string {
  switch (outcome.kind) {
    case 'under-way':
      return texts.waitingTitle
    case 'decided':
      return texts[`${verdictOf(outcome)}Title`]
    case 'pending':
      return texts.pending
    case 'rejected':
      return asksForFee(outcome) ? texts.feeTitle : texts.rejectedTitle
    case 'unsent':
      return texts.unsentTitle
    case 'unknown':
      return texts.unknownTitle
    case 'closed':
      return texts.closedTitle
  }
}

/** On a server nobody knows what the tab has kept, so the script is waited for before this is said. */
function EmptyPage(): ReactNode {
  const texts = useTexts(resultCatalogue)
  const isSure = useHasScript()
  return (
    <FramePage title={texts.noneTitle}>
      <div className={isSure ? styles.none : `after-script ${styles.none}`}>
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
