import { Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { plural } from '../../../../kit/plural.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { endTwoStep, renewRecoveryCodes } from '../../security-contract.ts'
import rows from '../rows.module.css'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { Security } from './security-queries.ts'
import { SecuritySection } from './security-section.tsx'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'
import { TwoStepSetup } from './two-step-setup.tsx'

type Open = 'setup' | 'codes' | 'off'

/** Switched on, its codes, switched off. */
export function TwoStepSection({ twoStep }: Pick<Security, 'twoStep'>): ReactNode {
  const texts = useTexts(securityWords)
  const formats = useFormats()
  const now = useMinute()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  const { onSince, isOffered } = twoStep
  const state =
    onSince === null ? (
      <Badge>{texts.off}</Badge>
    ) : (
      <Badge kind="ok">{fill(texts.onSince, { date: formats.date(onSince, 'day', now) })}</Badge>
    )
  const actions =
    onSince === null ? (
      <Button onClick={() => setOpen('setup')}>{texts.setUp}</Button>
    ) : (
      <Button onClick={() => setOpen('off')}>{texts.switchOff}</Button>
    )
  return (
    <SecuritySection
      icon={Smartphone}
      title={texts.twoStep}
      text={isOffered || onSince !== null ? texts.twoStepText : texts.twoStepMissing}
      state={state}
      actions={isOffered || onSince !== null ? actions : undefined}
      more={onSince === null ? undefined : <CodesLeft count={twoStep.recoveryCodesLeft} onRenew={() => setOpen('codes')} />}
    >
      <TwoStepSetup isOpen={open === 'setup'} onClose={close} />
      <Dialog title={texts.switchOffTitle} isOpen={open === 'off'} onClose={close}>
        <SwitchOff onDone={close} />
      </Dialog>
      <RenewCodes isOpen={open === 'codes'} onClose={close} />
    </SecuritySection>
  )
}

function CodesLeft({ count, onRenew }: { readonly count: number; readonly onRenew: () => void }): ReactNode {
  const texts = useTexts(securityWords)
  const { language } = useLanguage()
  const left = plural(count, language, { one: texts.codesLeftOne, other: texts.codesLeftMany })
  return (
    <div className={styles.line}>
      <p>
        {fill(left, { count })} {count < 4 ? <span className={rows.faint}>{texts.codesFew}</span> : null}
      </p>
      <Button kind="quiet" onClick={onRenew}>
        {texts.newCodes}
      </Button>
    </div>
  )
}

function SwitchOff({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useTexts(securityWords)
  const { language } = useLanguage()
  const notify = useNotify()

  function finish(): void {
    onDone()
    notify(texts.switchedOff, { kind: 'ok' })
  }

  return (
    <PasswordStep
      text={texts.switchOffText}
      submit={texts.switchOff}
      ask={(password) => call(endTwoStep, { password }, { language })}
      onDone={finish}
      onCancel={onDone}
    />
  )
}

type RenewCodesProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** First the password, then the codes, which are gone with the dialog. */
function RenewCodes({ isOpen, onClose }: RenewCodesProps): ReactNode {
  const texts = useTexts(securityWords)
  const [codes, setCodes] = useState<readonly string[]>()

  function close(): void {
    setCodes(undefined)
    onClose()
  }

  return (
    <Dialog title={codes ? texts.codesTitle : texts.newCodesTitle} isOpen={isOpen} onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <PasswordStep
          text={texts.newCodesText}
          submit={texts.makeCodes}
          ask={(password) => call(renewRecoveryCodes, { password })}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
