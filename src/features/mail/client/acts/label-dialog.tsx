import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { labels } from '../../folders.ts'
import type { MailState } from '../../mail.ts'
import { mailWords } from '../mail-words.ts'
import { actWords } from './act-words.ts'
import styles from './dialogs.module.css'

type LabelDialogProps = {
  /** Those that are labelled; the dialog is closed without any. */
  readonly mails: readonly MailState[]
  readonly onLabel: (labelId: number, isOn: boolean) => void
  readonly onClose: () => void
}

/** The labels of some mails: on all, on some, on none. Some become all first. */
export function LabelDialog({ mails, onLabel, onClose }: LabelDialogProps): ReactNode {
  const texts = useTexts(actWords)
  const names = useTexts(mailWords)
  const first = useRef<HTMLElement>(null)
  const count = mails.length
  const about = count === 1 ? texts.aboutOne : fill(texts.aboutMany, { count })
  return (
    <Dialog title={texts.labelTitle} description={about} size="small" isOpen={count > 0} onClose={onClose} initialFocus={first}>
      <ul className={styles.list}>
        {labels.map(({ id, handle, color }) => {
          const having = mails.filter((mail) => mail.labels.includes(id)).length
          const isAll = count > 0 && having === count
          return (
            <li key={id}>
              {/* The box inside is the control; the words around it belong to it. */}
              <label className={styles.choice}>
                <CheckBox
                  {...(id === 0 ? { ref: first } : {})}
                  isOn={isAll}
                  isMixed={having > 0 && !isAll}
                  onChange={() => onLabel(id, !isAll)}
                />
                <span className={styles.colour} style={{ background: color }} aria-hidden="true" />
                {names[handle]}
              </label>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
