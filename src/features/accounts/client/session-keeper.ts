import type { SessionKeeper } from '../../../shell/workspace/session/session-keeper.ts'
import { withSessionCalls } from './load-session-calls.ts'

export const sessionKeeper: SessionKeeper = {
  resume: () => withSessionCalls((calls) => calls.resume()),
  save: (user, token) => withSessionCalls((calls) => calls.save(user, token)),
  signOut: (user, token) => withSessionCalls((calls) => calls.signOut(user, token)),
  loadLeaving: () => import('./account/leaving.tsx'),
  loadSignInAgain: () => import('./again/sign-in-again.tsx'),
}
