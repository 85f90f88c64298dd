import type { ReactNode } from 'react'
import { dottedDate, plainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { infoCatalogue } from './info-page-catalogue.ts'

/** When somebody last held the service against the statement; changes with its sentences. */
const statementDate = plainDate(2026, 11, 15)

/** The accessibility statement: standard, known gaps, whom to tell, since when. */
export function AccessText(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { email } = useSite()
  return (
    <>
      <p>{texts.accessText}</p>
      <p>{texts.accessChecked}</p>
      <ul>
        {[texts.gapAudit, texts.gapRomansh, texts.gapAnswers, texts.gapEasy].map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <p>
        {texts.accessReport}{' '}
        <a href={`mailto:${email}?subject=${encodeURIComponent(texts.accessSubject)}`}>{fill(texts.accessMail, { email })}</a>
      </p>
      <p>{fill(texts.accessDate, { date: dottedDate(statementDate) })}</p>
    </>
  )
}
