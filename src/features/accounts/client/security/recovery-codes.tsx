import { Copy, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Shown once, to be kept by whoever needs them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const texts = useTexts(securityWords)
  const notify = useNotify()
  const email = useUser()?.email ?? ''
  const head = fill(texts.fileHead, { email })
  const text = `${head}\n\n${codes.join('\n')}\n`

  function copy(): void {
    void navigator.clipboard.writeText(text).then(
      () => notify(texts.copied, { kind: 'ok' }),
      () => notify(texts.notCopied, { kind: 'warn' }),
    )
  }

  return (
    <>
      <p>{texts.codesLead}</p>
      <ul className={styles.codes} aria-label={texts.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={copy} ref={(button) => button?.focus()}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
        <Button onClick={() => downloadText(texts.fileName, text, 'text/plain')}>
          <Download aria-hidden="true" />
          {texts.download}
        </Button>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" />
          {texts.print}
        </Button>
        <Button kind="primary" onClick={onDone}>
          {texts.codesDone}
        </Button>
      </div>
    </>
  )
}
