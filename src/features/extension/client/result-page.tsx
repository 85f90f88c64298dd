import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { Page as FramePage } from '../../../shell/page.tsx'
import type { formTexts } from '../form-texts.ts'
import { Decision } from './decision.tsx'
import { useFlow } from './flow.tsx'
import { formCatalogue } from './form-catalogue.ts'
import { Office } from './office.tsx'
import { Pending } from './pending.tsx'
import { Refusal } from './refusal.tsx'
import { ResultFooter } from './result-footer.tsx'
import styles from './result-page.module.css'
import type { Sent } from './sent-store.ts'
import { Unknown } from './unknown.tsx'
import { verdictOf } from './verdict.ts'

/** How a request ended. Opened without one, the page says why there is nothing and what to do. */
export function Page(): ReactNode {
  const { state } = useFlow()
  // Deferred like the path: whoever leaves never sees this page empty first.
  const sent = useDeferredValue(state.sent)
  return sent ? <SentPage sent={sent} /> : <EmptyPage />
}

function SentPage({ sent }: { readonly sent: Sent }): ReactNode {
  const texts = useTexts(formCatalogue)
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
    <FramePage title={titleOf(sent, texts)} footer={kind === 'under-way' ? undefined : <ResultFooter sent={sent} />}>
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
      return <Pending />
    case 'decided':
      return <Decision answer={outcome} request={request} />
    case 'rejected':
      return <Refusal answer={outcome} request={request} />
    case 'unknown':
      return <Unknown />
  }
}

function titleOf({ outcome }: Sent, texts: typeof formTexts): string {
  switch (outcome.kind) {
    case 'under-way':
      return texts.pendingTitle
    case 'decided':
      return texts[`${verdictOf(outcome)}Title`]
    case 'rejected':
      return texts.rejectedTitle
    case 'unknown':
      return texts.unknownTitle
  }
}

function EmptyPage(): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <FramePage title={texts.noneTitle}>
      <h1>{texts.noneTitle}</h1>
      <p>{texts.noneText}</p>
      <Office />
      <p>
        <Link href="/">{texts.newRequest}</Link>
      </p>
    </FramePage>
  )
}
