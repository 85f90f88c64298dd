import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { instead } from '../../../../ui/instead.ts'
import { keepFocus } from '../../../../ui/keep-focus.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './form-footer.module.css'
import { PlainUpdate } from './plain-update.tsx'
import type { Form } from './use-form.ts'

/** The two buttons of the form, and the way back from the second one. */
export function FormFooter({ formId, form }: { readonly formId: string; readonly form: Form }): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <>
      <div className={styles.actions} role="presentation" onMouseDown={keepFocus}>
        <Button kind="primary" type="submit" form={formId} className={styles.submit}>
          {texts.submit}
        </Button>
        <Button kind="quiet" type="submit" form={formId} name="action" value="reset" onClick={instead(form.reset)}>
          {texts.reset}
        </Button>
      </div>
      <p className={styles.use}>
        {texts.dataUse} <Link href="/info">{texts.dataLink}</Link>
      </p>
      {/* React leaves what stands in there alone, so no browser needs its parts. */}
      <noscript>{import.meta.env.SSR ? <PlainUpdate formId={formId} draft={form.draft} /> : null}</noscript>
      {form.state.dropped?.by === 'reset' ? (
        <Notice
          kind="ok"
          title={texts.resetDone}
          actions={
            <Button icon="undo" onClick={form.restore}>
              {texts.undo}
            </Button>
          }
        />
      ) : null}
    </>
  )
}
