import type { ReactNode } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { instead } from '../../../../ui/instead.ts'
import type { Verdict } from '../../receipt-contract.ts'
import { receivedAt } from '../../result-rows.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'
import { NextSteps } from '../result/next-steps.tsx'
import { OutcomeHead } from '../result/outcome-head.tsx'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import type { TypedProof } from './proof-state.ts'
import footerStyles from '../result/result-footer.module.css'
import panelStyles from '../result/result-page.module.css'
import { Rows } from '../result/rows.tsx'
import { Spelled } from '../result/spelled.tsx'
import type { ProofForm } from './use-proof.ts'
import styles from './verdict-panel.module.css'

type VerdictPanelProps = { readonly verdict: Verdict; readonly typed: TypedProof }

/** The answer, and what to do before relying on it. */
export function VerdictPanel({ verdict, typed }: VerdictPanelProps): ReactNode {
  return <div className={panelStyles.panel}>{contentOf(verdict, typed)}</div>
}

function contentOf(verdict: Verdict, typed: TypedProof): ReactNode {
  switch (verdict.kind) {
    case 'genuine':
      return <Genuine verdict={verdict} typed={typed} />
    case 'pending':
    case 'refused':
      return <Stamped verdict={verdict} typed={typed} />
    case 'unknown':
      return <Unfound typed={typed} />
  }
}

type FoundProps<Kind> = { readonly verdict: Extract<Verdict, { kind: Kind }>; readonly typed: TypedProof }

function Genuine({ verdict, typed }: FoundProps<'genuine'>): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { rowReceived, rowOld, rowNew } = useTexts(resultCatalogue)
  return (
    <>
      <OutcomeHead kind="ok" icon="check" word={texts.genuine} title={texts.genuineTitle}>
        <Compare typed={typed} />
      </OutcomeHead>
      <Rows
        rows={[
          { label: texts.rowPeriod, value: String(verdict.period) },
          { label: rowReceived, value: receivedAt(verdict.receivedAt) },
          { label: rowOld, value: dottedDate(verdict.oldDeadline) },
          { label: rowNew, value: dottedDate(verdict.newDeadline) },
        ]}
      />
      <NextSteps steps={[texts.genuineDiffers]} />
    </>
  )
}

/** Ours as well, but it only says when a request arrived: there is no deadline to rely on. */
function Stamped({ verdict, typed }: FoundProps<'pending' | 'refused'>): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { rowReceived } = useTexts(resultCatalogue)
  const isOpen = verdict.kind === 'pending'
  return (
    <>
      <OutcomeHead
        kind={isOpen ? 'info' : 'warn'}
        icon={isOpen ? 'info' : 'warning'}
        word={isOpen ? texts.pending : texts.refused}
        title={isOpen ? texts.pendingTitle : texts.refusedTitle}
      >
        <Compare typed={typed} />
      </OutcomeHead>
      <Rows
        rows={[
          { label: texts.rowPeriod, value: String(verdict.period) },
          { label: rowReceived, value: receivedAt(verdict.receivedAt) },
        ]}
      />
      <NextSteps steps={isOpen ? [texts.pendingMeans, texts.pendingLater] : [texts.refusedMeans]} />
    </>
  )
}

function Unfound({ typed }: { readonly typed: TypedProof }): ReactNode {
  const texts = useTexts(proofCatalogue)
  return (
    <>
      <OutcomeHead kind="warn" icon="warning" word={texts.unknown} title={texts.unknownTitle}>
        <p>
          <Mark label={texts.reference} text={typed.reference} />, <Mark label={texts.code} text={typed.code} />
        </p>
      </OutcomeHead>
      <NextSteps steps={[texts.unknownCompare, texts.unknownAsk]} />
    </>
  )
}

function Compare({ typed }: { readonly typed: TypedProof }): ReactNode {
  const { reference, genuineCompare } = useTexts(proofCatalogue)
  return (
    <p>
      <Mark label={reference} text={typed.reference} />. {genuineCompare}
    </p>
  )
}

/** Its words stay on one line. */
function Mark({ label, text }: { readonly label: string; readonly text: string }): ReactNode {
  return (
    <span className={styles.mark}>
      {label} <Spelled text={text} />
    </span>
  )
}

type VerdictFooterProps = { readonly kind: Verdict['kind']; readonly form: ProofForm }

export function VerdictFooter({ kind, form }: VerdictFooterProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { correct } = useTexts(resultCatalogue)
  return (
    <form method="get" action="/beleg" className={footerStyles.actions}>
      {kind === 'unknown' ? (
        <Button kind="primary" className="needs-script" onClick={form.correct}>
          {correct}
        </Button>
      ) : null}
      <Button kind={kind === 'unknown' ? 'secondary' : 'primary'} type="submit" onClick={instead(form.startAgain)}>
        {texts.again}
      </Button>
    </form>
  )
}
