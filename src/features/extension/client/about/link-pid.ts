import type { PlainDate } from '../../../../kit/plain-date.ts'
import { pidFrom } from '../../rules.ts'
import { initialDraft, type Draft } from '../form/draft.ts'
import { faultsOf, type Fault } from '../form/faults.ts'

/** What the form would say about this PID, with the draft it would say it of. Here none at all is fine. */
export function pidFaultOf(pid: string, today: PlainDate): { readonly fault: Fault; readonly draft: Draft } | undefined {
  if (pidFrom(pid) === '') return undefined
  const draft = initialDraft('/', today, { pid })
  const fault = faultsOf(draft, today, 'none').find(({ field }) => field === 'pid')
  return fault ? { fault, draft } : undefined
}
