import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { signInWithPasskey, startPasskey } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { explained } from '../entry/explain.ts'
import { canFillInPasskey, canUsePasskeys, PasskeyFault, showPasskey, stopWaiting } from '../entry/passkey-prompt.ts'
import { useWelcome } from '../entry/welcome.ts'
import styles from './other-ways.module.css'

/** Signing in without name and password: by the button, or from the list that the browser shows at the first field. */
export function PasskeySignIn(): ReactNode {
  const texts = useTexts(accountWords)
  const welcome = useWelcome()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function signIn(inField: boolean): Promise<void> {
    const assertion = await showPasskey(await call(startPasskey, {}), { inField })
    welcome(await call(signInWithPasskey, { assertion }))
  }

  const wait = useEffectEvent(() => {
    // Whoever does not choose one there has not failed at anything, and the page works without it.
    signIn(true).catch((cause: unknown) => {
      if (cause instanceof Problem && cause.code === 'not-signed-in') setProblem(explained(cause, texts).message)
    })
  })
  useEffect(() => {
    let state: 'new' | 'waiting' | 'gone' = 'new'
    void canFillInPasskey().then((can) => {
      if (!can || state === 'gone') return
      state = 'waiting'
      wait()
    })
    return () => {
      if (state === 'waiting') void stopWaiting()
      state = 'gone'
    }
  }, [])

  async function press(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    await signIn(false).catch((cause: unknown) =>
      setProblem(cause instanceof PasskeyFault ? texts.passkeyCancelled : explained(cause, texts).message),
    )
    setBusy(false)
  }

  if (!canUsePasskeys()) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{texts.otherWays}</p>
      <Button aria-busy={isBusy} onClick={() => void press()}>
        <KeyRound aria-hidden="true" />
        {texts.signInWithPasskey}
      </Button>
      {problem === undefined ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}
