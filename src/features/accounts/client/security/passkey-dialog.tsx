import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { addPasskey, beginPasskey, renamePasskey, type Passkey } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { inWords } from '../entry/explain.ts'
import { makePasskey, PasskeyFault } from '../entry/passkey-prompt.ts'
import { CurrentPassword, focusField } from './password-step.tsx'
import { useSecurityChange } from './security-queries.ts'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

export type PasskeyStep = { readonly kind: 'closed' } | { readonly kind: 'add' } | { readonly kind: 'rename'; readonly passkey: Passkey }

type PasskeyDialogProps = { readonly step: PasskeyStep; readonly onClose: () => void }

export function PasskeyDialog({ step, onClose }: PasskeyDialogProps): ReactNode {
  const texts = useTexts(securityWords)
  return (
    <Dialog title={step.kind === 'rename' ? texts.renameTitle : texts.addTitle} isOpen={step.kind !== 'closed'} onClose={onClose}>
      {step.kind === 'add' ? <AddForm onDone={onClose} /> : null}
      {step.kind === 'rename' ? <RenameForm passkey={step.passkey} onDone={onClose} /> : null}
    </Dialog>
  )
}

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const Adding = z.object({ name: Name, password: z.string().check(z.minLength(1)) })
const Renaming = z.object({ name: Name })

/** Name and password first; then the browser asks the rest. */
function AddForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useTexts(securityWords)
  const accountTexts = useTexts(accountWords)
  const { language } = useLanguage()
  const notify = useNotify()
  const change = useSecurityChange()

  async function send({ name, password }: z.output<typeof Adding>): Promise<{ password?: string } | void> {
    const options = await change(() => call(beginPasskey, { password }))
    if ('error' in options) return { password: inWords(options.error.password, accountTexts) }
    const attestation = await makePasskey(options).catch((cause: unknown) => {
      if (!(cause instanceof PasskeyFault)) throw cause
      throw new Problem('conflict', cause.kind === 'exists' ? texts.exists : texts.cancelled, { cause })
    })
    await change(() => call(addPasskey, { attestation, name }, { language }))
    onDone()
    notify(fill(texts.added, { name }), { kind: 'ok' })
  }

  return (
    <AppForm schema={Adding} start={{ name: deviceName(), password: '' }} onSubmit={send}>
      <p className={styles.lead}>{texts.addText}</p>
      <FormText name="name" label={texts.name} hint={texts.nameHint} isRequired />
      <CurrentPassword name="password" label={texts.yourPassword} />
      <FormActions submit={texts.next} onCancel={onDone} />
    </AppForm>
  )
}

function RenameForm({ passkey, onDone }: { readonly passkey: Passkey; readonly onDone: () => void }): ReactNode {
  const texts = useTexts(securityWords)
  const notify = useNotify()
  const change = useSecurityChange()

  async function send({ name }: z.output<typeof Renaming>): Promise<void> {
    await change(() => call(renamePasskey, { id: passkey.id, name }))
    onDone()
    notify(fill(texts.renamed, { name }), { kind: 'ok' })
  }

  return (
    <AppForm schema={Renaming} start={{ name: passkey.name }} onSubmit={send}>
      <div ref={focusField}>
        <FormText name="name" label={texts.name} isRequired />
      </div>
      <FormActions onCancel={onDone} />
    </AppForm>
  )
}

/** A first guess, which can be changed. */
function deviceName(): string {
  const systems = [/iPhone/, /iPad/, /Android/, /Macintosh/, /Windows/, /Linux/]
  const found = systems.find((system) => system.test(navigator.userAgent))?.source
  return found === 'Macintosh' ? 'Mac' : (found ?? 'Passkey')
}
