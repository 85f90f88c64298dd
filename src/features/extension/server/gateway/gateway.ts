import { createBatches } from '../../../../platform/batches.ts'
import type { Lanes } from '../../../../platform/lanes.ts'
import type { Configuration } from '../decision/configuration.ts'
import { legalFormOf } from '../legal-form.ts'
import type { BegunRow } from '../submit/new-request.ts'
import { playRound, type Planned, type RoundNeeds } from '../submit/round.ts'
import type { Answered, Incoming, TaxSystem } from '../tax-system.ts'
import type { Asker } from './asker.ts'
import { planWithoutRegister, planWithReply, questionAbout } from './gateway-plan.ts'
import { createTurns } from './turns.ts'

type Needs = RoundNeeds & { readonly lanes: Lanes; readonly configuration: Configuration; readonly asker: Asker }

/** The canton is to be asked about the request that was begun. */
type ToAsk = { readonly begun: BegunRow }

/** Lets the canton's own tax system decide. What it says is stored before it is told; where it says nothing, the request is stamped. */
export function gateway(needs: Needs): TaxSystem & { readonly stop: () => void } {
  const { lanes, asker, configuration } = needs
  const batches = createBatches<Planned<ToAsk>, Answered | ToAsk>({
    lanes,
    run: (lane, items) => playRound(lane, items, needs),
    marksOf: ({ incoming: { repeat } }) => (repeat ? [repeat.keyHash.toString('latin1')] : []),
    most: 64,
    mostWaiting: 4000,
    longestWait: 2000,
  })
  // One number is asked about once at a time, so that guesses cannot outrun their count.
  const inTurn = createTurns(8)

  async function answer(incoming: Incoming): Promise<Answered> {
    const first = await batches.add({ incoming, plan: (known) => planWithoutRegister(incoming, known, configuration) })
    if ('answer' in first) return first
    const reply = await asker.ask(questionAbout(first.begun, incoming.request))
    const replied = { begun: first.begun, reply }
    const second = await batches.add({ incoming, plan: (known) => planWithReply(incoming, known, replied, configuration) })
    if ('answer' in second) return second
    throw new Error('after the canton was asked there is nothing more to ask')
  }

  return {
    answer: (incoming) => inTurn(`${legalFormOf(incoming.request)}:${incoming.request.pid}`, () => answer(incoming)),
    stop: () => batches.stop(),
  }
}
