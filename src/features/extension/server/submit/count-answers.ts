import { Problem } from '../../../../kit/problem.ts'
import type { Counting } from '../../../../platform/metrics.ts'
import type { Answer } from '../../contract.ts'
import { outcomeOf, outcomes, type Outcome } from '../../feedback.ts'
import { ruleList } from '../../rule-list.ts'
import type { StepCounts, Visit } from '../steps/count-steps.ts'

export type AnswerCounts = {
  readonly answered: (answer: Answer, visit: Visit) => void
  readonly refused: (error: unknown, visit: Visit) => void
}

const limits = ['misses', 'work'] as const

/** Counts answers by outcome and rule, and whom the guard against guessing sent away. */
export function countAnswers(metrics: Counting, steps: Pick<StepCounts, 'count'>): AnswerCounts {
  metrics.allow(
    'rule',
    ruleList.map(({ code }) => code),
  )
  metrics.allow('outcome', outcomes)
  metrics.allow('limit', limits)
  for (const limit of limits) metrics.count('efrist_limits_hit_total', { limit }, 0)
  for (const [outcome, rule] of firstShown) metrics.count('efrist_answers_total', { outcome, rule }, 0)
  return {
    answered: (answer, visit) => {
      const outcome = outcomeOf(answer)
      metrics.count('efrist_answers_total', { outcome, rule: answer.rule ?? 'other' })
      steps.count(outcome, visit)
    },
    refused: (error, visit) => {
      // Whoever has to work first is not through yet, and comes again.
      if (!(error instanceof Problem && error.code === 'work-needed')) steps.count('failed', visit)
      if (!(error instanceof Problem)) return
      if (error.code === 'too-many') metrics.count('efrist_limits_hit_total', { limit: 'misses' })
      if (error.code === 'work-needed') metrics.count('efrist_limits_hit_total', { limit: 'work' })
    },
  }
}

/** So that the first of each kind shows as one more, and not as something that has always been. */
const firstShown: readonly (readonly [Outcome, string])[] = [
  ['granted', 'D6'],
  ['granted', 'D5'],
  ['unchanged', 'D1'],
  ['rejected', 'I1'],
  ['rejected', 'I2'],
  ['pending', 'V8b'],
]
