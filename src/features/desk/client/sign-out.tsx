import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './desk.module.css'
import { deskWords } from './desk-words.ts'
import { useSignOut } from './session-queries.ts'

export function SignOut(): ReactNode {
  const texts = useTexts(deskWords)
  const signOut = useSignOut()
  const [hasFailed, setFailed] = useState(false)

  function leave(): void {
    setFailed(false)
    signOut().catch(() => setFailed(true))
  }

  return (
    <>
      {hasFailed ? (
        <Notice kind="danger" role="alert">
          {texts.notSignedOut}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={leave}>{texts.signOut}</Button>
      </div>
    </>
  )
}
