import { Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { lazyPart } from '../../lazy-part.ts'
import { useConfirm } from '../../parts/confirm/confirm-store.ts'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { LoadError } from '../../parts/states/load-error.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { RetryBoundary } from '../states/retry-boundary.tsx'
import { useKeeper } from './keeper-context.ts'
import { endings, sessionWords } from './session-words.ts'
import { sessionStore, type User } from './session.ts'
import { useLeave } from './use-leave.ts'

/** Stands over the page of somebody whose session ended, until they sign in again or leave. */
export function Interruption(): ReactNode {
  const texts = useTexts(sessionWords)
  const user = sessionStore.useState((state) => (state.status === 'interrupted' ? state.user : undefined))
  const message = sessionStore.useState((state) => state.message)
  const confirm = useConfirm()
  const leave = useLeave()

  /** A click beside the dialog must not cost what somebody typed. */
  function askToLeave(): void {
    const question = { title: texts.leaveTitle, body: texts.leaveBody, verb: texts.leave, safeVerb: texts.stay, isDanger: true }
    void leave({ ask: () => confirm(question) })
  }

  return (
    <Dialog
      title={texts.againTitle}
      isOpen={user !== undefined}
      onClose={askToLeave}
      description={message ? texts[endings[message]] : undefined}
      size="small"
    >
      <p>{texts.againText}</p>
      {user ? <SignIn user={user} onLeave={askToLeave} /> : null}
    </Dialog>
  )
}

type SignInProps = { readonly user: User; readonly onLeave: () => void }

function SignIn({ user, onLeave }: SignInProps): ReactNode {
  const words = useTexts(sharedWords)
  const session = sessionStore.useStore()
  const keeper = useKeeper()
  const [{ Part }, setPart] = useState(partOf)

  function partOf() {
    return lazyPart(() => keeper.loadSignInAgain().then(({ SignInAgain }) => SignInAgain))
  }

  function onSignedIn(next: User): void {
    if (next.id === user.id) session.getState().signedIn(next)
    else location.reload()
  }

  return (
    <RetryBoundary fallback={Broken} onRetry={() => setPart(partOf())}>
      <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
        <Part user={user} onSignedIn={onSignedIn} onLeave={onLeave} />
      </Suspense>
    </RetryBoundary>
  )
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = useTexts(sessionWords)
  return <LoadError title={texts.againBroken} text={texts.againBrokenText} onRetry={onRetry} />
}
