import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { signIn } from '../contract.ts'
import styles from './desk.module.css'
import { deskWords } from './desk-words.ts'

type Attempt = 'none' | 'busy' | 'not-offered' | 'unavailable'

type SignInOfferProps = {
  readonly why: 'never-open' | 'ended' | 'left'
  /** Where somebody wanted to go. */
  readonly returnPath: string
}

/** For whom this part is, and the way in. */
export function SignInOffer({ why, returnPath }: SignInOfferProps): ReactNode {
  const texts = useTexts(deskWords)
  const [attempt, setAttempt] = useState<Attempt>('none')

  async function begin(): Promise<void> {
    setAttempt('busy')
    try {
      const answer = await call(signIn, { returnPath })
      if ('refusal' in answer) setAttempt('not-offered')
      else location.assign(answer.address)
    } catch {
      setAttempt('unavailable')
    }
  }

  return (
    <div className={styles.card}>
      {why === 'never-open' ? null : (
        <Notice kind={why === 'ended' ? 'warn' : 'ok'} role="status">
          {texts[why]}
        </Notice>
      )}
      <p>{texts.forWhom}</p>
      <p>{texts.howTo}</p>
      {attempt === 'not-offered' ? (
        <Notice kind="danger" role="alert">
          {texts.notOffered}
        </Notice>
      ) : null}
      {attempt === 'unavailable' ? (
        <Notice kind="danger" role="alert">
          {texts.unavailable}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button kind="primary" aria-disabled={attempt === 'busy'} onClick={() => (attempt === 'busy' ? undefined : void begin())}>
          {attempt === 'busy' ? texts.signingIn : texts.signIn}
        </Button>
      </div>
      <p className={styles.aside}>
        {texts.forOthers} <Link href="/">{texts.toForm}</Link>
      </p>
    </div>
  )
}
