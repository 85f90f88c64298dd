import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import type { Hit } from '../../find-contract.ts'
import type { DeskColumn } from '../parts/desk-table.tsx'
import { useDays } from '../parts/use-days.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { findWords } from './find-words.ts'
import { shownReference } from '../parts/shown-reference.ts'

export function useHitColumns(kind: 'cases' | 'requests'): readonly DeskColumn<Hit>[] {
  const texts = useTexts(findWords)
  const days = useDays()
  const day = (value: string | null): string => (value === null ? '–' : days.day(value))
  const person: readonly DeskColumn<Hit>[] = [
    { id: 'name', title: texts.name, cell: (hit) => <HitName hit={hit} unknown={texts.unknown} /> },
    { id: 'pid', title: texts.pid, cell: ({ pid }) => pid },
    { id: 'form', title: texts.legalForm, cell: (hit) => (hit.legalForm === 'natural-person' ? texts.naturalPerson : texts.legalEntity) },
    { id: 'period', title: texts.period, cell: ({ period }) => period },
  ]
  if (kind === 'cases')
    return [
      ...person,
      { id: 'deadline', title: texts.deadline, cell: (hit) => (hit.kind === 'case' ? day(hit.deadline) : '') },
      { id: 'state', title: texts.state, cell: (hit) => (hit.kind === 'case' ? <StateBadge state={hit.state} /> : '') },
      { id: 'extensions', title: texts.extensions, isNumber: true, cell: (hit) => (hit.kind === 'case' ? hit.extensions : '') },
    ]
  return [
    ...person,
    { id: 'reference', title: texts.reference, cell: (hit) => (hit.kind === 'request' ? shownReference(hit.reference) : '') },
    {
      id: 'received',
      title: texts.received,
      cell: (hit) => (hit.kind === 'request' ? days.moment(hit.receivedAt) : ''),
    },
    { id: 'outcome', title: texts.outcome, cell: (hit) => (hit.kind === 'request' ? <StateBadge state={hit.outcome} /> : '') },
    { id: 'rule', title: texts.rule, cell: (hit) => (hit.kind === 'request' ? hit.rule : '') },
    { id: 'deadline', title: texts.newDeadline, cell: (hit) => (hit.kind === 'request' ? day(hit.newDeadline) : '') },
  ]
}

function HitName({ hit, unknown }: { readonly hit: Hit; readonly unknown: string }): ReactNode {
  const name = [hit.name, hit.firstName].filter(Boolean).join(' ')
  return <Link href={`/desk/dossiers/${hit.dossier}`}>{name === '' ? unknown : name}</Link>
}
