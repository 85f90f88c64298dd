import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { caseStates, outcomes } from '../../find-contract.ts'
import { stateWords } from './state-words.ts'

type State = (typeof caseStates)[number] | (typeof outcomes)[number]

const kinds = {
  open: 'info',
  filed: 'ok',
  'in-assessment': 'ok',
  assessed: 'neutral',
  estimated: 'warn',
  granted: 'ok',
  unchanged: 'neutral',
  rejected: 'danger',
  pending: 'warn',
} as const satisfies Record<State, unknown>

export function StateBadge({ state }: { readonly state: State }): ReactNode {
  return <Badge kind={kinds[state]}>{useTexts(stateWords)[state]}</Badge>
}
