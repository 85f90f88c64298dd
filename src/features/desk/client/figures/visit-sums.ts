import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { readVisits } from '../../figures-contract.ts'
import { sumOf } from './shown-figures.ts'

export type Visits = OutputOf<typeof readVisits>
type Counted = Visits['steps'][number]

/** The way through the form, in the order in which people go it. */
export const visitSteps = ['seen', 'begun', 'submitted', 'answered', 'saved'] as const
/** Where they do not get on. */
export const stops = ['faulty', 'failed'] as const
export type VisitStep = (typeof visitSteps)[number] | (typeof stops)[number]

const answers: readonly string[] = ['granted', 'unchanged', 'rejected', 'pending']

/** How often a step was counted, whatever the answer was. */
export function countOf(step: VisitStep, counted: readonly Counted[]): number {
  return sumOf(counted.filter((each) => (step === 'answered' ? answers.includes(each.step) : each.step === step)).map(({ count }) => count))
}

/** How many of those who saw the form reached an answer; nothing where nobody saw it. Whoever asks twice sees it once. */
export function shareAnswered(counted: readonly Counted[]): number | undefined {
  const seen = countOf('seen', counted)
  return seen === 0 ? undefined : Math.min(1, countOf('answered', counted) / seen)
}
