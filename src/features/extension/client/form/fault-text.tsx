import type { ReactNode } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { latestDeadline } from '../../rules.ts'
import type { Draft } from './draft.ts'
import type { Fault } from './faults.ts'
import { formCatalogue } from './form-catalogue.ts'

/** The same words at the field and in the summary: what is wrong, then how to mend it. */
export function FaultText({ fault, draft }: { readonly fault: Fault; readonly draft: Draft }): ReactNode {
  const texts = useTexts(formCatalogue)
  const date = dottedDate(latestDeadline(draft.legalForm, draft.period))
  return (
    <>
      <span>{fault.text === 'deadlineFormat' ? fill(texts.deadlineFormat, { date }) : texts[fault.text]}</span>
      {fault.help ? <span>{texts[fault.help]}</span> : null}
    </>
  )
}
