import type { Asked } from '../../../../platform/asking.ts'
import type { Answer, ExtensionRequest } from '../../contract.ts'
import type { Guard } from '../guessing/guard.ts'
import { repeatOf } from '../repeat.ts'
import type { TaxSystem } from '../tax-system.ts'

/** A request in, its answer out. When it answers, the request is stored, and it will not be stored twice under one key. */
export type Submit = (request: ExtensionRequest, asked: Asked) => Promise<Answer>

export function createSubmit(taxSystem: TaxSystem, guard: Guard): Submit {
  return async (request, asked) => {
    const arrivedAt = performance.now()
    const repeat = asked.key === undefined ? {} : { key: asked.key, repeat: repeatOf(asked.key, request) }
    return guard.pass(request, asked, (isOnlyStamped) => taxSystem.answer({ request, arrivedAt, isOnlyStamped, ...repeat }))
  }
}
