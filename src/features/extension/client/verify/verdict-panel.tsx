import type { ReactNode } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { instead } from '../../../../ui/instead.ts'
import { answerFacts, decisionPage } from '../../decision-page.ts'
import type { Verdict } from '../../receipt-contract.ts'
import { receivedAt } from '../../result-rows.ts'
import { longDate } from '../../written-date.ts'
import { formCatalogue } from '../form/form-catalogue.ts'
import { OutcomeHead } from '../result/outcome-head.tsx'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'
import footerStyles from '../result/result-footer.module.css'
import { Rows } from '../result/rows.tsx'
import { Spelled } from '../result/spelled.tsx'
import { UndoOffer } from '../undo/undo-offer.tsx'
import { checkProof, type TypedProof } from './proof-state.ts'
import type { ProofForm } from './use-proof.ts'
import styles from './verdict-panel.module.css'

type VerdictPanelProps = { readonly verdict: Verdict; readonly typed: TypedProof }
type FoundProps<Kind> = { readonly verdict: Extract<Verdict, { kind: Kind }>; readonly typed: TypedProof }

/** What was decided, then that the receipt is genuine, and what to do before relying on it. */
export function VerdictPanel({ verdict, typed }: VerdictPanelProps): ReactNode {
  switch (verdict.kind) {
    case 'decided':
      return <Decided verdict={verdict} typed={typed} />
    case 'not-required':
    case 'pending':
    case 'refused':
      return <WithoutDeadline verdict={verdict} typed={typed} />
    case 'unknown':
      return <Unfound typed={typed} />
  }
}

function Decided({ verdict, typed }: FoundProps<'decided'>): ReactNode {
  const texts = useTexts(proofCatalogue)
  const pageTexts = useTexts(resultCatalogue)
  const dates = useTexts(formCatalogue)
  const { holidays } = useSite()
  const { oldDeadline, newDeadline, reminderDeadline, receivedAt: moment } = verdict
  const proof = checkProof(typed)
  const { tone, word } = decisionPage(decidedFacts(verdict), { texts: pageTexts, dates, holidays })
  return (
    <Found typed={typed} tone={tone} word={word} title={texts.deadlineUntil} large={longDate(reminderDeadline ?? newDeadline, dates)}>
      <Rows
        rows={[
          { label: pageTexts.rowPeriod, value: String(verdict.period) },
          { label: pageTexts.rowReceived, value: receivedAt(moment) },
          { label: pageTexts.rowOld, value: dottedDate(oldDeadline) },
          { label: pageTexts.rowNew, value: dottedDate(newDeadline) },
        ]}
      />
      {proof.kind === 'ready' ? (
        <div className={styles.undo}>
          <UndoOffer receipt={{ ...verdict, ...proof.proof }} />
        </div>
      ) : null}
    </Found>
  )
}

function decidedFacts(verdict: Extract<Verdict, { kind: 'decided' }>): ReturnType<typeof answerFacts> {
  const unnamed = { text: '', name: '', firstName: '', reference: '', code: '', configuration: '' }
  return answerFacts({ ...unnamed, ...verdict }, verdict)
}

/** Ours as well, but there is no deadline to rely on. */
function WithoutDeadline({ verdict, typed }: FoundProps<'not-required' | 'pending' | 'refused'>): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { rowReceived, rowPeriod, ...words } = useTexts(resultCatalogue)
  const shown = {
    'not-required': { tone: 'good', word: words.noRequestNeeded, title: texts.nothingToFile },
    pending: { tone: 'neutral', word: words.received, title: texts.undecided },
    refused: { tone: 'warning', word: words.refused, title: texts.refusedTitle },
  } as const
  return (
    <Found typed={typed} {...shown[verdict.kind]}>
      <Rows
        rows={[
          { label: rowPeriod, value: String(verdict.period) },
          { label: rowReceived, value: receivedAt(verdict.receivedAt) },
        ]}
      />
    </Found>
  )
}

type FoundPanelProps = {
  readonly typed: TypedProof
  readonly tone: 'good' | 'neutral' | 'warning'
  readonly word: string
  readonly title: string
  readonly large?: string
  readonly children: ReactNode
}

function Found({ typed, children, ...head }: FoundPanelProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  return (
    <>
      <OutcomeHead {...head} notes={[<Mark key="reference" label={texts.reference} text={typed.reference} />]} next={[texts.genuine]}>
        <p className={styles.compare}>{texts.compare}</p>
      </OutcomeHead>
      <div className={styles.rows}>{children}</div>
    </>
  )
}

function Unfound({ typed }: { readonly typed: TypedProof }): ReactNode {
  const texts = useTexts(proofCatalogue)
  const marks = (
    <>
      <Mark label={texts.reference} text={typed.reference} />, <Mark label={texts.code} text={typed.code} />
    </>
  )
  return (
    <OutcomeHead
      tone="warning"
      word={texts.unknown}
      title={texts.unknownTitle}
      notes={[marks]}
      next={[texts.unknownCompare, texts.unknownAsk]}
    />
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
