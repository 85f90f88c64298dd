import type { Answer } from './contract.ts'

/** Whether asking was easy; in the order in which the result page offers it. */
export const ratings = ['yes', 'partly', 'no'] as const
export type Rating = (typeof ratings)[number]

export function isRating(text: string | undefined): text is Rating {
  return ratings.some((rating) => rating === text)
}

/** What a request came to, as people see it; `failed` is no answer at all. */
export const outcomes = ['granted', 'unchanged', 'rejected', 'pending', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

export function outcomeOf(answer: Answer): Exclude<Outcome, 'failed'> {
  if (answer.kind === 'not-required') return 'unchanged'
  if (answer.kind !== 'decided') return answer.kind
  return answer.newDeadline > answer.oldDeadline ? 'granted' : 'unchanged'
}
