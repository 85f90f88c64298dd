import { startSession } from '../../../shell/workspace/session/start-session.ts'
import { sessionCalls } from './session-calls.ts'

/** For the public pages, which show who is signed in but have no session of their own. */
export async function readMemberName(): Promise<string | undefined> {
  const start = await startSession(sessionCalls, Date.now)
  return start.kind === 'resumed' ? start.user.name : undefined
}
