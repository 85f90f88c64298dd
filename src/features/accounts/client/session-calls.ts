import { call } from '../../../shell/call.ts'
import { keepToken } from '../../../shell/token.ts'
import type { SessionKeeper } from '../../../shell/workspace/session/session-keeper.ts'
import type { User } from '../../../shell/workspace/session/session.ts'
import { resume, signOut, updateUser } from '../contract.ts'
import { userFrom, wireOf } from './user.ts'

/** Quoted from the specification, which has no words of their own for other identity providers. */
const notices: Readonly<Record<User['from'], string>> = {
  firebase: 'User data saved to firebase',
  auth0: 'User data saved to auth0',
  'custom api': 'User data saved with api',
  'identity provider': 'User data saved with api',
}

/** Sessions as our server keeps them. It tells the provider they came from as well, because a page that was loaded anew cannot. */
export const sessionCalls: Omit<SessionKeeper, 'loadSignInAgain' | 'loadLeaving'> = {
  resume: async () => {
    const { user, access_token } = await call(resume, {})
    keepToken(access_token)
    return userFrom(user)
  },

  save: async (user, token) => {
    const kept = await call(updateUser, { user: wireOf(user) }, { keepalive: true, ...given(token) })
    return { user: userFrom(kept), notice: notices[user.from] }
  },

  signOut: async (_user, token) => {
    // A refusal means that the session has ended already, which is no reason to interrupt anybody.
    const { address } = await call(signOut, {}, { keepalive: true, isRetry: true, ...given(token) })
    return address
  },
}

/** Where the stored token is gone already. */
function given(token: string | undefined): { readonly token?: string } {
  return token === undefined ? {} : { token }
}
