import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { receiptAddresses } from '../../receipt-addresses.ts'
import { shownCode, shownReference } from '../../reference.ts'
import type { Row } from '../../result-rows.ts'
import { verdictOf, type Decided, type Pending } from '../../verdict.ts'
import { CopyButton, linesOf } from './copy-button.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { proofCatalogue } from './proof-catalogue.ts'
import styles from './proof.module.css'
import { SaveButton } from './save-button.tsx'
import { Spelled } from './spelled.tsx'

const verifyPath = '/beleg'

type ProofProps = { readonly answer: Decided | Pending; readonly rows: readonly Row[] }

/** What proves the decision or the receipt to others, and the ways to keep it. */
export function Proof({ answer, rows }: ProofProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { web } = useSite()
  const marks = [
    { label: texts.reference, value: shownReference(answer.reference) },
    { label: texts.code, value: shownCode(answer.code) },
  ]
  return (
    <section className={styles.proof} aria-labelledby="proof">
      <h2 id="proof">{texts.title}</h2>
      <div className={styles.marks}>
        {marks.map(({ label, value }) => (
          <p key={label}>
            <span className={styles.label}>{label} </span>
            <b className={styles.mark}>
              <Spelled text={value} />
            </b>
          </p>
        ))}
      </div>
      <p className={styles.text}>
        {texts.proofText} <Link href={verifyPath}>{texts.verifyTitle}</Link>
        <span className={styles.address}> ({`${web}${verifyPath}`})</span>
      </p>
      <ProofActions answer={answer} text={linesOf([...rows, ...marks])} />
    </section>
  )
}

function ProofActions({ answer, text }: { readonly answer: Decided | Pending; readonly text: string }): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { print: printName, copy } = useTexts(resultCatalogue)
  const { language } = useLanguage()
  const proof = { reference: answer.reference, code: answer.code, language }
  return (
    <div className={styles.actions}>
      <SaveButton address={receiptAddresses.pdf} proof={proof} icon="document">
        {texts.savePdf}
      </SaveButton>
      {hasDeadlineAhead(answer) ? (
        <SaveButton address={receiptAddresses.calendar} proof={proof} icon="calendar">
          {texts.saveCalendar}
        </SaveButton>
      ) : null}
      <Button icon="print" className="needs-script" onClick={() => print()}>
        {printName}
      </Button>
      <CopyButton text={text}>{copy}</CopyButton>
    </div>
  )
}

function hasDeadlineAhead(answer: Decided | Pending): boolean {
  return answer.kind === 'decided' && verdictOf(answer) !== 'expired'
}
