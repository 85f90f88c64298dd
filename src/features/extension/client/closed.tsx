import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { resultCatalogue } from './result/result-catalogue.ts'
import { Office } from './office.tsx'

/** The office has closed the online service: its own words, and what to do instead. */
export function Closed({ text, again }: { readonly text: string; readonly again?: string }): ReactNode {
  const texts = useTexts(resultCatalogue)
  return (
    <>
      <Notice kind="warn" role="status" title={text}>
        <p>{texts.closedInstead}</p>
      </Notice>
      <Office />
      {again === undefined ? null : (
        <p>
          <a href={again}>{texts.closedAgain}</a>
        </p>
      )}
    </>
  )
}
