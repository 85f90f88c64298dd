import type { Language } from '../../../../kit/texts.ts'
import type { Asked } from '../../../../platform/asking.ts'
import { linkToTraceAbout } from '../../../../platform/tracing.ts'
import type { Answer, ExtensionRequest } from '../../contract.ts'
import type { Guard } from '../guessing/guard.ts'
import { repeatOf } from '../repeat.ts'
import type { TaxSystem } from '../tax-system.ts'
import type { AnswerCounts } from './count-answers.ts'

/** A request in, its answer out. When it answers, the request is stored, and it will not be stored twice under one key. */
export type Submit = (request: ExtensionRequest, asked: Asked) => Promise<Answer>

/** Told of every answer: how long it took, and in which language somebody asked. */
export type OnAnswered = (answered: { readonly milliseconds: number; readonly language?: Language | undefined }) => void

export function createSubmit(taxSystem: TaxSystem, guard: Guard, onAnswered: OnAnswered, counts?: AnswerCounts): Submit {
  return async (request, asked) => {
    const arrivedAt = performance.now()
    const repeat = asked.key === undefined ? {} : { key: asked.key, repeat: repeatOf(asked.key, request) }
    const answer = await guard
      .pass(request, asked, (isOnlyStamped) => taxSystem.answer({ request, arrivedAt, isOnlyStamped, ...repeat }))
      .catch((error: unknown) => {
        counts?.refused(error, asked)
        throw error
      })
    counts?.answered(answer, asked)
    if (answer.kind !== 'rejected') linkToTraceAbout(answer.reference)
    onAnswered({ milliseconds: performance.now() - arrivedAt, language: asked.language })
    return answer
  }
}
