import { EllipsisVertical, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { removePasskey, type Passkey } from '../../security-contract.ts'
import { canUsePasskeys } from '../entry/passkey-prompt.ts'
import rows from '../rows.module.css'
import { PasskeyDialog, type PasskeyStep } from './passkey-dialog.tsx'
import { useSecurityChange, type Security } from './security-queries.ts'
import { SecuritySection } from './security-section.tsx'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

export function PasskeySection({ passkeys: { isOffered, list } }: Pick<Security, 'passkeys'>): ReactNode {
  const texts = useTexts(securityWords)
  const [step, setStep] = useState<PasskeyStep>({ kind: 'closed' })
  const remove = useRemove()
  const canAdd = isOffered && canUsePasskeys()
  const hint = isOffered ? texts.noBrowser : texts.passkeysOff
  return (
    <SecuritySection
      icon={KeyRound}
      title={texts.passkeys}
      text={canAdd ? texts.passkeysText : hint}
      actions={canAdd ? <Button onClick={() => setStep({ kind: 'add' })}>{texts.addPasskey}</Button> : undefined}
      more={
        list.length === 0 ? (
          canAdd && <p className={rows.faint}>{texts.noPasskeys}</p>
        ) : (
          <ul className={styles.list} aria-label={texts.passkeys}>
            {list.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setStep({ kind: 'rename', passkey })}
                onRemove={() => void remove(passkey)}
              />
            ))}
          </ul>
        )
      }
    >
      <PasskeyDialog step={step} onClose={() => setStep({ kind: 'closed' })} />
    </SecuritySection>
  )
}

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRename: () => void; readonly onRemove: () => void }

function PasskeyRow({ passkey: { name, isSynced, madeAt, usedAt }, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const texts = useTexts(securityWords)
  const formats = useFormats()
  const now = useMinute()
  const day = (moment: string): string => formats.date(moment, 'day', now)
  const facts = [
    isSynced ? texts.synced : texts.oneDevice,
    fill(texts.made, { date: day(madeAt) }),
    usedAt === null ? texts.never : fill(texts.used, { date: day(usedAt) }),
  ]
  return (
    <li className={styles.row}>
      <div>
        <p className={rows.name}>{name}</p>
        <p className={rows.faint}>{facts.join(' · ')}</p>
      </div>
      <Menu
        trigger={<IconButton name={fill(texts.actionsFor, { name })} icon={EllipsisVertical} />}
        groups={[
          [{ id: 'rename', title: texts.rename, icon: Pencil, run: onRename }],
          [{ id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: onRemove }],
        ]}
      />
    </li>
  )
}

function useRemove(): (passkey: Passkey) => Promise<void> {
  const texts = useTexts(securityWords)
  const { language } = useLanguage()
  const [confirm, notify, explain] = [useConfirm(), useNotify(), useExplain()]
  const change = useSecurityChange()

  async function send({ id, name }: Pick<Passkey, 'id' | 'name'>): Promise<void> {
    try {
      await change(() => call(removePasskey, { id }, { language }))
      notify(fill(texts.removed, { name }), { kind: 'ok' })
    } catch (cause) {
      explain({ text: fill(texts.removing, { name }), cause, retry: () => void send({ id, name }) })
    }
  }

  return async (passkey) => {
    const { name } = passkey
    const question = { title: fill(texts.removeTitle, { name }), body: texts.removeText, verb: texts.remove, isDanger: true }
    if (await confirm(question)) await send(passkey)
  }
}
