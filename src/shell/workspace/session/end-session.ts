import type { SessionKeeper } from './session-keeper.ts'
import type { User } from './session.ts'
import { isRefusal } from './start-session.ts'

const waits = [2000, 10_000, 60_000, 300_000]

/**
 * Ends a session at the server. This window has forgotten it already, so nobody waits for the answer; where the server cannot be
 * reached it is asked again, sooner if the network comes back. Gives where the provider's own session ends, as long as nobody has gone on
 * to something else meanwhile.
 */
export async function endSession(keeper: Pick<SessionKeeper, 'signOut'>, user: User, token: string): Promise<string | undefined> {
  for (const wait of [...waits, undefined]) {
    try {
      const address = await keeper.signOut(user, token)
      return wait === waits[0] ? address : undefined
    } catch (cause) {
      // Then it has ended already.
      if (isRefusal(cause) || wait === undefined) return undefined
    }
    await pause(wait)
  }
  return undefined
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
