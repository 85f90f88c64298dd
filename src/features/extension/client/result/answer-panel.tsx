import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { Answer } from '../../contract.ts'
import { answerFacts, decisionPage, type DecisionPage } from '../../decision-page.ts'
import { receiptAddresses } from '../../receipt-addresses.ts'
import { shownCode, shownReference } from '../../reference.ts'
import { resultRows, type Row } from '../../result-rows.ts'
import { ruleList } from '../../rule-list.ts'
import { longDate } from '../../written-date.ts'
import { formCatalogue } from '../form/form-catalogue.ts'
import type { Sent } from '../kept-store.ts'
import { UndoOffer } from '../undo/undo-offer.tsx'
import styles from './answer-panel.module.css'
import { CopyButton } from './copy-button.tsx'
import { OfficeContact } from './office-contact.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import { resultCatalogue } from './result-catalogue.ts'
import { Rows } from './rows.tsx'
import { SaveButton } from './save-button.tsx'

type AnswerPanelProps = { readonly answer: Answer; readonly sent: Pick<Sent, 'request' | 'draft'> }

/** What an answer means: headline, date and next step, then the proof to keep, the contact and the rows of the record. */
export function AnswerPanel({ answer, sent }: AnswerPanelProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const dates = useTexts(formCatalogue)
  const site = useSite()
  const { request, draft } = sent
  const page = decisionPage(answerFacts(answer, { period: request.period, legalForm: draft.legalForm }), {
    texts,
    dates,
    holidays: site.holidays,
  })
  const date = page.day && longDate(page.day, dates)
  const rows = resultRows(answer, request.pid, texts)
  const marks = useMarks(answer, request.period)
  const filing = site.filingPages?.[draft.legalForm === 'natural-person' ? 'naturalPerson' : 'legalEntity']
  const headline = [page.word, [page.title, date].filter(Boolean).join(' '), ...page.notes, page.next]
  return (
    <div className={styles.answer}>
      <div className={styles.head}>
        <OutcomeHead tone={page.tone} word={page.word} title={page.title} large={date} notes={page.notes} next={[page.next]}>
          {page.isToFile && filing ? (
            <a className={styles.filing} href={filing}>
              {texts.fileOnline}
              <Icon name="arrow-right" />
            </a>
          ) : null}
        </OutcomeHead>
      </div>
      <div className={styles.actions}>
        {answer.kind === 'rejected' ? null : (
          <Keep answer={answer} page={page} text={[...headline, '', ...[...rows, ...marks].map(asLine)].join('\n')}>
            {answer.kind === 'decided' ? <UndoOffer receipt={{ ...answer, period: request.period, legalForm: draft.legalForm }} /> : null}
          </Keep>
        )}
        <OfficeContact ask={page.ask} contact={page.contact} />
      </div>
      <details className={styles.details} open>
        <summary>{texts.details}</summary>
        <Rows rows={rows} marks={marks} />
        {answer.kind === 'rejected' ? null : <Basis answer={answer} />}
      </details>
    </div>
  )
}

function asLine({ label, value }: Row): string {
  return `${label}: ${value}`
}

/** What the record is found by, below the rows of the spec. */
function useMarks(answer: Answer, period: number): readonly Row[] {
  const { rowPeriod } = useTexts(resultCatalogue)
  const texts = useTexts(proofCatalogue)
  if (answer.reference === undefined) return []
  const reference = { label: texts.reference, value: shownReference(answer.reference), isSpelled: true } as const
  if (answer.kind === 'rejected') return [reference]
  return [{ label: rowPeriod, value: String(period) }, reference, { label: texts.code, value: shownCode(answer.code), isSpelled: true }]
}

type KeepProps = {
  readonly answer: Exclude<Answer, { kind: 'rejected' }>
  readonly page: DecisionPage
  readonly text: string
  readonly children: ReactNode
}

/** The ways to keep what was decided, the strongest proof first. */
function Keep({ answer, page, text, children }: KeepProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { print: printName, copy } = useTexts(resultCatalogue)
  const { language } = useLanguage()
  const proof = { reference: answer.reference, code: answer.code, language }
  return (
    <>
      <div className={styles.save}>
        <SaveButton address={receiptAddresses.pdf} proof={proof} icon="document" kind="primary">
          {texts.savePdf}
        </SaveButton>
        {page.calendarDay ? (
          <SaveButton address={receiptAddresses.calendar} proof={proof} icon="calendar">
            {texts.saveCalendar}
          </SaveButton>
        ) : null}
      </div>
      <div className={styles.more}>
        <Button kind="quiet" icon="print" className="needs-script" onClick={() => print()}>
          {printName}
        </Button>
        <CopyButton text={text} kind="quiet">
          {copy}
        </CopyButton>
        {children}
      </div>
    </>
  )
}

/** Says that a program decided and that a person will look again, and leads to the rule. */
function Basis({ answer }: { readonly answer: Exclude<Answer, { kind: 'rejected' }> }): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { proofText, verifyTitle, rule: ruleName } = useTexts(proofCatalogue)
  const { email, web } = useSite()
  const rule = ruleList.find(({ code }) => code === answer.rule)?.code
  const isAutomatic = answer.kind !== 'pending' && (rule !== undefined || answer.rule === 'G')
  const subject = fill(texts.reviewSubject, { reference: shownReference(answer.reference) })
  return (
    <div className={styles.basis}>
      {isAutomatic ? (
        <p>
          {texts.automatic} <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{texts.askReview}</a>{' '}
          {rule ? <Link href={`/regeln#${rule}`}>{fill(ruleName, { code: rule })}</Link> : null}
        </p>
      ) : null}
      <p>
        {proofText} <Link href="/beleg">{verifyTitle}</Link>
        <span className={styles.printed}> ({`${web}/beleg`})</span>
      </p>
    </div>
  )
}
