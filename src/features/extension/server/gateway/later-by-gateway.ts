import type { LaterDecider } from '../pending/decide-pending.ts'
import type { Asker } from './asker.ts'
import { questionAbout, settledBy } from './gateway-plan.ts'

/** Asks the canton again, under the key it may have seen before, so that it decides once. */
export function laterByGateway(asker: Asker): LaterDecider {
  return {
    isReady: async () => asker.isReady(),
    settle: async ({ begun, request }) => {
      const reply = await asker.ask(questionAbout(begun, request))
      return reply.kind === 'failed' || reply.kind === 'undecided' ? undefined : settledBy(reply, begun).row
    },
  }
}
