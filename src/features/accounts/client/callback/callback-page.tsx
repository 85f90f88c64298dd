import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { accountWords } from '../account-words.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { useExchange } from './use-exchange.ts'
import styles from './callback.module.css'

/** Where a provider sends somebody back to. */
export function Page(): ReactNode {
  const texts = useTexts(accountWords)
  const problem = useExchange()
  if (problem === undefined) {
    return (
      <EntryPage title={texts.callback}>
        <p role="status" className={styles.busy}>
          {texts.callbackBusy}
        </p>
      </EntryPage>
    )
  }
  return (
    <EntryPage title={texts.callback} links={<Link href="/">{texts.backToStart}</Link>}>
      <Notice kind="warn" role="alert" actions={<Link href="/login">{texts.tryAgain}</Link>}>
        {problem}
      </Notice>
    </EntryPage>
  )
}
