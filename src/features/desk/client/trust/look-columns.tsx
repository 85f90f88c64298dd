import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { Look } from '../../trust-contract.ts'
import type { DeskColumn } from '../parts/desk-table.tsx'
import { useDays } from '../parts/use-days.ts'
import { whyWords } from '../parts/why-words.ts'
import { actionNames } from './action-names.ts'
import { trustWords } from './trust-words.ts'

export function useLookColumns(): readonly DeskColumn<Look>[] {
  const texts = useTexts(trustWords)
  const reasons = useTexts(whyWords)
  const { moment } = useDays()
  return [
    { id: 'when', title: texts.when, cell: ({ at }) => moment(at) },
    { id: 'officer', title: texts.officer, cell: ({ officer }) => officer },
    { id: 'action', title: texts.action, cell: ({ action }) => texts[actionNames[action]] },
    { id: 'reason', title: texts.reason, cell: ({ reason, note }) => [reasons[reason], note].filter(Boolean).join(': ') },
    { id: 'asked', title: texts.asked, cell: ({ question }) => question.map(({ name, value }) => `${name} ${value}`).join(', ') || '–' },
    { id: 'whom', title: texts.whom, cell: (look) => <Subjects look={look} /> },
  ]
}

const shownAtOnce = 3

function Subjects({ look: { subjects } }: { readonly look: Look }): ReactNode {
  const texts = useTexts(trustWords)
  const names = subjects.map(({ legalForm, pid }) => (legalForm === 'legal-entity' ? fill(texts.legalEntity, { pid }) : pid))
  if (names.length === 0) return texts.nobody
  if (names.length <= shownAtOnce) return names.join(', ')
  return (
    <details>
      <summary>{fill(texts.people, { count: names.length })}</summary>
      {names.join(', ')}
    </details>
  )
}
