import { createBatches } from '../../../../platform/batches.ts'
import type { Lanes } from '../../../../platform/lanes.ts'
import type { Configuration } from '../decision/configuration.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Answered, Incoming, TaxSystem } from '../tax-system.ts'
import { planFor } from './plan.ts'
import { playRound, type RoundNeeds } from './round.ts'

type Needs = RoundNeeds & { readonly lanes: Lanes; readonly configuration: Configuration }

/** Decides by the register in the own database. */
export function ownRegister(needs: Needs): TaxSystem & { readonly stop: () => void } {
  const { lanes, configuration } = needs
  const batches = createBatches<Incoming, Answered>({
    lanes,
    run: (lane, items) =>
      playRound(
        lane,
        items.map((incoming) => ({ incoming, plan: (known) => planFor(incoming, known, configuration) })),
        needs,
      ),
    marksOf,
    most: 64,
    mostWaiting: 4000,
    longestWait: 1500,
  })
  return { answer: (incoming) => batches.add(incoming), stop: () => batches.stop() }
}

/** One number and one key are dealt with one after the other, so that guesses cannot outrun their count. */
function marksOf({ request, repeat }: Incoming): readonly string[] {
  const number = `${legalFormOf(request)}:${request.pid}`
  return repeat ? [number, repeat.keyHash.toString('latin1')] : [number]
}
