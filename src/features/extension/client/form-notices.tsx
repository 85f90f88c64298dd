import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './form-notices.module.css'
import type { Form } from './use-form.ts'

/** What somebody should know who comes back to the form from a result. */
export function FormNotices({ form, path }: { readonly form: Form; readonly path: string }): ReactNode {
  const texts = useTexts(formCatalogue)
  const { sent, dropped } = form.state
  const isSent = sent?.path === path && sent.draft === form.draft && sent.outcome.kind === 'decided'
  if (!isSent && dropped?.by !== 'back') return null
  return (
    <div className={styles.notices}>
      {isSent ? (
        <Notice kind="ok" title={texts.alreadySent}>
          <Link href="/result">{texts.showResult}</Link>
        </Notice>
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
