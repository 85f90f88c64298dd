import { encode } from 'uqr'
import { useMemo, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { beginTwoStep, confirmTwoStep } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { inWords } from '../entry/explain.ts'
import { focusField, PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecurityChange } from './security-queries.ts'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

type Secret = { readonly secret: string; readonly address: string }
type Step =
  | { readonly kind: 'password' }
  | ({ readonly kind: 'scan' } & Secret)
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

type TwoStepSetupProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** Password, QR code with a first code, recovery codes: in this order, in one dialog. What it showed is gone with it. */
export function TwoStepSetup({ isOpen, onClose }: TwoStepSetupProps): ReactNode {
  const texts = useTexts(securityWords)
  const notify = useNotify()
  const [step, setStep] = useState<Step>({ kind: 'password' })

  function close(): void {
    // From the first code on it is on, whether the recovery codes were kept or not.
    if (step.kind === 'codes') notify(texts.switchedOn, { kind: 'ok' })
    setStep({ kind: 'password' })
    onClose()
  }

  return (
    <Dialog title={step.kind === 'codes' ? texts.codesTitle : texts.setupTitle} isOpen={isOpen} onClose={close}>
      {step.kind === 'password' ? (
        <PasswordStep
          ask={(password) => call(beginTwoStep, { password })}
          onDone={(secret) => setStep({ kind: 'scan', ...secret })}
          onCancel={close}
        />
      ) : null}
      {step.kind === 'scan' ? <Scan {...step} onCodes={(codes) => setStep({ kind: 'codes', codes })} onCancel={close} /> : null}
      {step.kind === 'codes' ? <RecoveryCodes codes={step.codes} onDone={close} /> : null}
    </Dialog>
  )
}

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1)) })
type ScanProps = Secret & { readonly onCodes: (codes: readonly string[]) => void; readonly onCancel: () => void }

function Scan({ secret, address, onCodes, onCancel }: ScanProps): ReactNode {
  const texts = useTexts(securityWords)
  const accountTexts = useTexts(accountWords)
  const { language } = useLanguage()
  const change = useSecurityChange()

  async function send({ code }: { readonly code: string }): Promise<{ code?: string } | void> {
    const answer = await change(() => call(confirmTwoStep, { code }, { language }))
    if ('error' in answer) return { code: inWords(answer.error.code, accountTexts) }
    onCodes(answer.recoveryCodes)
  }

  return (
    <AppForm schema={schema} start={{ code: '' }} onSubmit={send}>
      <p>{texts.scan}</p>
      <div className={styles.setup}>
        <QrCode text={address} name={texts.qr} />
        <div>
          <p>{texts.noScan}</p>
          <code className={styles.key} aria-label={texts.key}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <div ref={focusField}>
        <FormText name="code" label={texts.code} hint={texts.codeHint} autoComplete="one-time-code" inputMode="numeric" isRequired />
      </div>
      <FormActions submit={texts.switchOn} busy={texts.checking} onCancel={onCancel} />
    </AppForm>
  )
}

/** Made here; the secret goes to nobody else. */
function QrCode({ text, name }: { readonly text: string; readonly name: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { size: width, data: dots } = encode(text, { border: 0 })
    return {
      size: width,
      path: dots.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
    }
  }, [text])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} fill="currentcolor" />
    </svg>
  )
}
