import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { receivedAt } from '../../result-rows.ts'
import { sentOn } from '../../texts.sent.ts'
import { FinishedNotice } from '../finished-notice.tsx'
import type { FlowState } from '../flow-store.ts'
import type { Draft } from './draft.ts'
import { resultCatalogue } from '../result/result-catalogue.ts'
import styles from './form-notices.module.css'

type FormNoticesProps = {
  readonly form: { readonly state: FlowState; readonly draft: Draft; readonly restore: () => void }
  readonly path: string
}

/** What somebody should know who comes back to the form from a result. */
export function FormNotices({ form, path }: FormNoticesProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { language } = useLanguage()
  const { sent, dropped, finished } = form.state
  const outcome = sent?.path === path && isSame(sent.draft, form.draft) ? sent.outcome : undefined
  const isSent = outcome?.kind === 'decided' || outcome?.kind === 'not-required' || outcome?.kind === 'pending'
  if (!isSent && dropped?.by !== 'back' && !finished) return null
  return (
    <div className={styles.notices}>
      {isSent ? (
        <Notice kind="ok" title={texts.alreadySent}>
          <p>{fill(sentOn[language], { date: receivedAt(outcome.receivedAt) })}</p>
          <Link href="/result">{texts.showResult}</Link>
        </Notice>
      ) : finished ? (
        <FinishedNotice />
      ) : (
        <Notice
          kind="info"
          actions={
            <Button icon="undo" onClick={form.restore}>
              {texts.restore}
            </Button>
          }
        >
          {texts.restoreOffer}
        </Notice>
      )}
    </div>
  )
}

/** By what they say: drafts that come from a reload or from the server are no longer the same object. */
function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
