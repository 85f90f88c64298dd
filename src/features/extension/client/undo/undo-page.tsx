import { useEffect, type ReactNode, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { decisionPage } from '../../decision-page.ts'
import type { UndoRefusal } from '../../undo.ts'
import { longDate } from '../../written-date.ts'
import { useFlow } from '../flow.tsx'
import { BirthField } from '../form/birth-field.tsx'
import { FaultText } from '../form/fault-text.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import { PidField } from '../form/form-fields.tsx'
import footerStyles from '../form/form-footer.module.css'
import { OfficeContact } from '../result/office-contact.tsx'
import { OutcomeHead } from '../result/outcome-head.tsx'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'
import styles from './undo-page.module.css'
import type { UndoFailure, UndoReceipt, UndoState } from './undo-state.ts'
import { useUndo, type UndoForm } from './use-undo.ts'

const formId = 'undo-form'
const failureId = 'undo-failure'

/** The step in which somebody takes back what was granted. Opened without a receipt, it says where to find one. */
export function Page(): ReactNode {
  const { undo } = useFlow().state
  if (!undo) return <NoReceipt />
  const { receipt, refusal } = undo
  return refusal ? <Refused receipt={receipt} refusal={refusal} /> : <Step undo={undo} />
}

function Step({ undo }: { readonly undo: UndoState }): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { undoExtension } = useTexts(resultCatalogue)
  const dates = useTexts(formCatalogue)
  const { flow } = useFlow()
  const form = useUndo(undo)
  const { receipt, key } = undo
  const { draft, faults, attempt, failure } = form
  const field = { draft, today: flow.today(), edit: form.edit }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    form.submit()
  }
  const errorOf = (name: 'pid' | 'birth'): ReactNode => {
    const fault = faults.find((each) => each.field === name)
    return fault ? (
      <>
        <VisuallyHidden>{dates.errorPrefix}</VisuallyHidden>
        <FaultText fault={fault} draft={draft} />
      </>
    ) : undefined
  }

  return (
    <FramePage
      title={undoExtension}
      titlePrefix={draft.isChecked && faults.length > 0 ? dates.errorPrefix : ''}
      footer={<StepFooter form={form} receipt={receipt} />}
    >
      {draft.isChecked && faults.length > 0 ? (
        <ErrorSummary
          title={dates.problem}
          items={faults.map((fault) => ({ target: fault.focus, message: <FaultText fault={fault} draft={draft} /> }))}
          attempt={attempt}
        />
      ) : null}
      <h1 tabIndex={-1}>{undoExtension}</h1>
      <div className={styles.intro}>
        <p className={styles.effect}>{fill(texts.undoAgain, { date: longDate(receipt.oldDeadline, dates) })}</p>
        <p>{texts.undoWhy}</p>
      </div>
      {failure === undefined ? null : <Failure failure={failure} attempt={attempt} />}
      <form id={formId} method="post" action="/rueckgaengig" noValidate autoComplete="off" onSubmit={submit}>
        <input type="hidden" name="reference" value={receipt.reference} />
        <input type="hidden" name="code" value={receipt.code} />
        {key === undefined ? null : <input type="hidden" name="key" value={key} />}
        <PidField {...field} error={errorOf('pid')} />
        <BirthField {...field} error={errorOf('birth')} />
      </form>
    </FramePage>
  )
}

function StepFooter({ form, receipt }: { readonly form: UndoForm; readonly receipt: UndoReceipt }): ReactNode {
  const texts = useTexts(proofCatalogue)
  return (
    <div className={footerStyles.actions}>
      <Button kind="primary" type="submit" form={formId} className={footerStyles.submit} aria-busy={form.isSending}>
        {form.isSending ? texts.undoDoing : texts.undoDo}
      </Button>
      <WayBack receipt={receipt} />
    </div>
  )
}

/** To the result of this tab, if it is the one; else to where receipts are found. */
function WayBack({ receipt }: { readonly receipt: UndoReceipt }): ReactNode {
  const { undoKeep } = useTexts(proofCatalogue)
  const { sent } = useFlow().state
  const isOwn = sent !== undefined && 'reference' in sent.outcome && sent.outcome.reference === receipt.reference
  return (
    <Link href={isOwn ? '/result' : '/beleg'} className={`needs-script ${styles.back}`}>
      {undoKeep}
    </Link>
  )
}

function Failure({ failure, attempt }: { readonly failure: UndoFailure; readonly attempt: number }): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { language } = useLanguage()
  useEffect(() => {
    if (attempt > 0) document.getElementById(failureId)?.focus()
  }, [attempt])
  const isTold = failure.kind === 'told'
  const text = isTold ? failure.text : { mismatch: texts.undoMismatch, unclear: texts.undoRepeat, offline: texts.unsentText }[failure.kind]
  return (
    <div className={styles.failure}>
      <Notice kind="warn" id={failureId} title={failure.kind === 'unclear' ? texts.undoUnclear : texts.undoFailed}>
        <p lang={isTold && language !== 'de' ? 'de-CH' : undefined}>{text}</p>
      </Notice>
    </div>
  )
}

function Refused({ receipt, refusal }: { readonly receipt: UndoReceipt; readonly refusal: UndoRefusal }): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { verifyTitle } = useTexts(proofCatalogue)
  const dates = useTexts(formCatalogue)
  const { holidays } = useSite()
  const { legalForm, period } = receipt
  const page = decisionPage({ kind: 'rejected', rule: refusal, legalForm, period }, { texts, dates, holidays })
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  return (
    <FramePage
      title={page.title}
      contact="none"
      footer={
        <p>
          <Link href="/beleg">{verifyTitle}</Link>
        </p>
      }
    >
      <OutcomeHead tone={page.tone} word={page.word} title={page.title} notes={page.notes} next={[page.next]} />
      <OfficeContact ask={page.ask} contact={page.contact} />
    </FramePage>
  )
}

function NoReceipt(): ReactNode {
  const { undoExtension } = useTexts(resultCatalogue)
  const texts = useTexts(proofCatalogue)
  return (
    <FramePage title={undoExtension}>
      <h1 tabIndex={-1}>{undoExtension}</h1>
      <div className={styles.intro}>
        <p>{texts.undoNoReceipt}</p>
        <p>
          <Link href="/beleg">{texts.verifyTitle}</Link>
        </p>
      </div>
    </FramePage>
  )
}
