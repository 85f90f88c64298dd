import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Terms, tryGeneral } from '../../everybody-contract.ts'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import { concernsIn, groupIn, kindIn } from './terms-words.ts'

type Run = OutputOf<typeof tryGeneral>
type Props = {
  readonly terms: Terms
  readonly reason: string
  readonly run: Run
  readonly isBusy: boolean
  readonly onPropose: () => void
}

/** What a general extension would do, in numbers and samples; and the way to propose it. */
export function DryRunView({ terms, reason, run: { counts, samples }, isBusy, onPropose }: Props): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  const numbers = [
    [texts.cases, counts.total],
    [texts.matched, counts.matched],
    [texts.wouldRaise, counts.raised],
    [texts.untouched, counts.matched - counts.raised],
    [texts.notOpen, counts.notOpen],
    [texts.reminded, counts.reminded],
  ] as const
  return (
    <section className={styles.card} aria-labelledby="dry-run-title">
      <h2 id="dry-run-title" className={styles.heading}>
        {texts.dryTitle}
      </h2>
      <p>{fill(texts.dryTerms, { concerns: concernsIn(texts, terms), deadline: dottedDate(terms.deadline) })}</p>
      <p className={styles.quote}>{reason}</p>
      <dl className={styles.numbers}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </dl>
      {counts.raised === 0 ? (
        <Notice kind="info">{texts.nobody}</Notice>
      ) : (
        <>
          <Samples samples={samples} />
          <div className={styles.actions}>
            <Button kind="primary" aria-busy={isBusy} onClick={onPropose}>
              {isBusy ? texts.proposing : texts.propose}
            </Button>
            <p className={styles.muted}>{texts.needsLead}</p>
          </div>
        </>
      )}
    </section>
  )
}

function Samples({ samples }: Pick<Run, 'samples'>): ReactNode {
  const texts = useTexts(everybodyWords)
  const formats = useFormats()
  return (
    <table className={styles.table}>
      <caption>{texts.samples}</caption>
      <thead>
        <tr>
          {[texts.sampleKind, texts.sampleOld, texts.sampleNew, texts.sampleCount].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {samples.map(({ legalForm, group, oldDeadline, newDeadline, count }) => (
          <tr key={`${legalForm} ${group} ${oldDeadline}`}>
            <th scope="row">
              {kindIn(texts, legalForm)}, {groupIn(texts, group)}
            </th>
            <td data-title={texts.sampleOld}>{dottedDate(oldDeadline)}</td>
            <td data-title={texts.sampleNew}>{dottedDate(newDeadline)}</td>
            <td data-title={texts.sampleCount}>{formats.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
