import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dottedDate, yearOf } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { latestDeadline, ordinaryDeadlines } from '../../rules.ts'
import { formPaths } from '../about/prefill-link.ts'
import { useFlow } from '../flow.tsx'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import styles from './usual-case.module.css'

/** The tax return that most people file this year. */
export function usePeriod(): number {
  return yearOf(useFlow().flow.today()) - 1
}

/** What most people want to know, on the first screen: until when, how long, how much, and what if. */
export function UsualCase(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const whatIf = [
    [texts.moreTime, texts.moreTimeText],
    [texts.late, texts.lateText],
    [texts.reminded, texts.remindedText],
    [texts.disagree, texts.disagreeText],
  ] as const
  return (
    <div className={styles.usual}>
      <Dates />
      <dl className={styles.whatIf}>
        {whatIf.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The dates of the canton, with the way to the form. */
function Dates(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const { language } = useLanguage()
  const { filing, cost } = useSite()
  const period = usePeriod()
  const { first, last } = ordinaryDeadlines('natural-person', period, filing)
  const latest = (form: 'natural-person' | 'legal-entity'): string => dottedDate(latestDeadline(form, period))
  return (
    <table className={styles.dates}>
      <thead>
        <tr>
          <th scope="col">{period}</th>
          <th scope="col">{texts.forPersons}</th>
          <th scope="col">{texts.forFirms}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.dueRow}</th>
          <td>
            {dottedDate(first)}
            {last === first ? null : <small>{fill(texts.selfEmployed, { day: dottedDate(last) })}</small>}
          </td>
          <td>{dottedDate(ordinaryDeadlines('legal-entity', period, filing).last)}</td>
        </tr>
        <tr>
          <th scope="row">{texts.latestRow}</th>
          <td>{latest('natural-person')}</td>
          <td>{latest('legal-entity')}</td>
        </tr>
        <tr>
          <th scope="row">{texts.costRow}</th>
          <td colSpan={2}>{cost[language] ?? cost.de}</td>
        </tr>
        <tr>
          <th scope="row">{texts.askRow}</th>
          <td>
            <Link href={formPaths['natural-person']}>{texts.askPerson}</Link>
          </td>
          <td>
            <Link href={formPaths['legal-entity']}>{texts.askFirm}</Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
