import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dottedDate, yearOf } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { latestDeadline } from '../../rules.ts'
import { useFlow } from '../flow.tsx'
import { infoCatalogue } from './info-page-catalogue.ts'
import styles from './info-page-until.module.css'
import { formPaths } from './prefill-link.ts'

/** The last days by law, each with the way to its form. */
export function UntilText(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const year = yearOf(useFlow().flow.today())
  const cards = [
    { legalForm: 'natural-person', icon: 'person', title: texts.untilPerson, toForm: texts.toPerson },
    { legalForm: 'legal-entity', icon: 'building', title: texts.untilEntity, toForm: texts.toEntity },
  ] as const
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ legalForm, icon, title, toForm }) => (
          <li key={legalForm}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <p>
              {/* Day and month are the same in every year. */}
              <b className={styles.day}>{dottedDate(latestDeadline(legalForm, year)).slice(0, -4)}</b> {texts.untilYear}
            </p>
            <Link href={formPaths[legalForm]}>{toForm}</Link>
          </li>
        ))}
      </ul>
      <p>
        {texts.untilArrival} <Link href="/regeln">{texts.toRules}</Link>
      </p>
      <p>{texts.untilLonger}</p>
    </>
  )
}
