import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { keepToken } from '../../../../shell/token.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { providerName, sessionWords } from '../../../../shell/workspace/session/session-words.ts'
import { sessionStore, type User } from '../../../../shell/workspace/session/session.ts'
import type { SignedIn } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { loadSessionCalls } from '../load-session-calls.ts'
import { userFrom } from '../user.ts'

export type Welcomed = {
  /** Instead of telling the workspace that somebody is here. */
  readonly onSignedIn?: ((user: User) => void) | undefined
  /** Instead of how they signed in. */
  readonly notice?: string
}

/** Keeps the token and tells the workspace who is here. Its doors then lead on to where somebody wanted to go. */
export function useWelcome({ onSignedIn, notice }: Welcomed = {}): (answer: SignedIn) => void {
  const { noStorage } = useTexts(accountWords)
  const words = useTexts(sessionWords)
  const notify = useNotify()
  const session = sessionStore.useStore()
  return ({ user, access_token: token }) => {
    const isNew = session.getState().status === 'guest'
    try {
      keepToken(token)
    } catch (cause) {
      throw new Problem('unexpected', noStorage, { cause })
    }
    // Where it fails, it is tried again when something is to be saved.
    loadSessionCalls().catch(() => undefined)
    const tell = onSignedIn ?? session.getState().signedIn
    tell(userFrom(user))
    if (isNew) notify(notice ?? fill(words.loggedIn, { provider: providerName(userFrom(user).from, words) }), { kind: 'ok' })
  }
}
