import { Problem } from '../../../../kit/problem.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { keepToken } from '../../../../shell/token.ts'
import { sessionStore, type User } from '../../../../shell/workspace/session/session.ts'
import type { SignedIn } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { loadSessionCalls } from '../load-session-calls.ts'
import { userFrom } from '../user.ts'

/** Keeps the token and tells the workspace who is here. Its doors then lead on to where somebody wanted to go. */
export function useWelcome(onSignedIn?: (user: User) => void): (answer: SignedIn) => void {
  const { noStorage } = useTexts(accountWords)
  const session = sessionStore.useStore()
  return ({ user, access_token: token }) => {
    try {
      keepToken(token)
    } catch (cause) {
      throw new Problem('unexpected', noStorage, { cause })
    }
    // Where it fails, it is tried again when something is to be saved.
    loadSessionCalls().catch(() => undefined)
    const tell = onSignedIn ?? session.getState().signedIn
    tell(userFrom(user))
  }
}
