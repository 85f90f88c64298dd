import { Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { controlProps, Field } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { focusAtOnce } from './focus-at-once.ts'
import styles from './invitation-link.module.css'
import type { MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'

type InvitationLinkProps = { readonly made: MadeLink; readonly onDone: () => void }

/** The link to pass on. Its code stands behind the #, which browsers keep to themselves. */
export function InvitationLink({ made: { code, invitation, isMailed }, onDone }: InvitationLinkProps): ReactNode {
  const texts = useTexts(teamWords)
  const formats = useFormats()
  const notify = useNotify()
  const now = useMinute()
  const field = { id: useId(), label: texts.linkLabel, hint: isMailed ? fill(texts.linkMailed, invitation) : texts.linkText }
  const link = `${location.origin}/invitation#${code}`

  function copy(): void {
    void navigator.clipboard.writeText(link).then(
      () => notify(texts.copied, { kind: 'ok' }),
      () => notify(texts.notCopied, { kind: 'warn' }),
    )
  }

  return (
    <>
      <Field {...field}>
        <input
          {...controlProps(field)}
          className={`${boxStyles.box} ${styles.link}`}
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <ul className={styles.facts}>
        <li>{fill(texts.linkOnlyFor, { email: invitation.email })}</li>
        <li>{fill(texts.linkUntil, { date: formats.date(invitation.expiresAt, 'day', now) })}</li>
        <li>{texts.linkOnce}</li>
      </ul>
      <div className={styles.actions}>
        <Button kind="primary" onClick={copy} ref={focusAtOnce}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
