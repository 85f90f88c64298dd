import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { acceptInvitation } from '../../workspace-contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'
import { useWelcome } from '../entry/welcome.ts'
import { forgetCode } from '../entry/link-code.ts'
import { invitationWords } from './invitation-words.ts'
import styles from './offer.module.css'

type JoinProps = { readonly code: string; readonly onGone: () => void }

/** For whoever is signed in with the address that was invited. */
export function Join({ code, onGone }: JoinProps): ReactNode {
  const texts = useTexts(invitationWords)
  const { join, isBusy, problem } = useJoin(code, onGone)
  return (
    <>
      <p className={styles.hint}>{texts.memberHint}</p>
      {problem === undefined ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" aria-busy={isBusy} onClick={() => void join()}>
          {isBusy ? texts.joining : texts.join}
        </Button>
      </div>
    </>
  )
}

type Joining = { readonly join: () => Promise<void>; readonly isBusy: boolean; readonly problem: string | undefined }

function useJoin(code: string, onGone: () => void): Joining {
  const texts = useTexts(invitationWords)
  const accountTexts = useTexts(accountWords)
  const welcome = useWelcome()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function join(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await call(acceptInvitation, { code })
      forgetCode()
      welcome(answer)
      notify(fill(texts.joined, { workspace: answer.user.workspace.name }), { kind: 'ok' })
      navigate('/apps/team', { replace: true })
    } catch (cause) {
      const reason = cause instanceof Problem ? cause.code : 'unexpected'
      if (reason === 'not-found') onGone()
      setProblem(reason === 'not-allowed' ? texts.notMeant : explained(cause, accountTexts).message)
      setBusy(false)
    }
  }

  return { join, isBusy, problem }
}
