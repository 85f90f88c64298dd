import { useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import type { Proof } from '../../receipt-contract.ts'
import { saveFile } from '../about/link-file.ts'
import { proofCatalogue } from './proof-catalogue.ts'
import styles from './save-button.module.css'

type SaveButtonProps = {
  /** A call that answers with a file. */
  readonly address: string
  readonly proof: Proof
  readonly icon: IconName
  readonly kind?: 'primary'
  readonly children: ReactNode
}

/** Saves a file about a decision. Without script the browser itself sends the form and keeps the answer; nothing stands in an address. */
export function SaveButton({ address, proof, icon, kind, children }: SaveButtonProps): ReactNode {
  const texts = useTexts(proofCatalogue)
  const announce = useAnnounce()
  const [state, setState] = useState<'idle' | 'busy' | 'saveFailed' | 'saveLater'>('idle')
  const fields = { Referenz: proof.reference, Pruefcode: proof.code, Sprache: proof.language }

  async function save(): Promise<void> {
    setState('busy')
    // Loaded with the first file: its checks of answers are as large as this page.
    const part = await import('./fetch-file.ts').catch(() => undefined)
    const file = await part?.fetchFile(address, fields)
    setState(file?.kind === 'file' ? 'idle' : file?.kind === 'too-many' ? 'saveLater' : 'saveFailed')
    if (file?.kind !== 'file') return
    saveFile(file.name, file.content)
    announce(fill(texts.saved, { name: file.name }))
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (state !== 'busy') void save()
  }

  return (
    <form method="post" action={address} className={styles.save} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" icon={icon} kind={kind ?? 'secondary'} aria-busy={state === 'busy'}>
        {children}
      </Button>
      <span role="status" className={styles.failure}>
        {state === 'saveFailed' || state === 'saveLater' ? texts[state] : ''}
      </span>
    </form>
  )
}
