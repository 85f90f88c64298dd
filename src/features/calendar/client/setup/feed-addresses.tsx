import { CalendarPlus, Copy } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './setup.module.css'
import { setupWords } from './setup-words.ts'

/** The new address in the two forms programs ask for. */
export function FeedAddresses({ address }: { readonly address: string }): ReactNode {
  const texts = useTexts(setupWords)
  const webcal = address.replace(/^https?:/, 'webcal:')
  return (
    <div className={styles.stack}>
      <p className={styles.strong}>{texts.shownOnce}</p>
      <Address label={texts.address} copy={texts.copyAddress} value={address} />
      <Address label={texts.webcal} copy={texts.copyWebcal} value={webcal} />
      <p>{texts.howTo}</p>
      <p>
        <a className={styles.open} href={webcal}>
          <CalendarPlus aria-hidden="true" />
          {texts.open}
        </a>
      </p>
    </div>
  )
}

type AddressProps = { readonly label: string; readonly copy: string; readonly value: string }

function Address({ label, copy, value }: AddressProps): ReactNode {
  const id = useId()
  const texts = useTexts(setupWords)
  const notify = useNotify()

  function copyIt(): void {
    void navigator.clipboard.writeText(value).then(
      () => notify(texts.copied, { kind: 'ok' }),
      () => notify(texts.notCopied, { kind: 'warn' }),
    )
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.address}>
        <input id={id} className={styles.box} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button aria-label={copy} onClick={copyIt}>
          <Copy aria-hidden="true" />
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
