import { Copy, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCopy } from '../shown-once.tsx'
import { focusAtOnce } from '../team/focus-at-once.ts'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Shown once, to be kept by whoever needs them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const texts = useTexts(securityWords)
  const copy = useCopy(texts)
  const email = useUser()?.email ?? ''
  const head = fill(texts.fileHead, { email })
  const text = `${head}\n\n${codes.join('\n')}\n`

  return (
    <>
      <p>{texts.codesLead}</p>
      <ul className={styles.codes} aria-label={texts.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy(text)} ref={focusAtOnce}>
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
