import { encode } from 'uqr'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import type { Contact } from '../../contact.ts'
import { fullName } from '../contact-names.ts'
import { contactsWords } from '../contacts-words.ts'
import { writtenContacts } from '../transfer/written-contacts.ts'
import styles from './contact-detail.module.css'

type QrDialogProps = { readonly contact: Contact; readonly onClose: () => void }

/** The contact as a code that phones read. Made here; it goes to nobody else. */
export function QrDialog({ contact, onClose }: QrDialogProps): ReactNode {
  const texts = useTexts(contactsWords)
  const code = useMemo(() => codeOf(contact), [contact])
  const title = fill(texts.qrTitle, { name: fullName(contact) })
  return (
    <Dialog title={title} size="small" isOpen onClose={onClose}>
      <div className={styles.qr}>
        {code === undefined ? (
          <p>{texts.qrTooLong}</p>
        ) : (
          <>
            <svg
              className={styles.code}
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={title}
              shapeRendering="crispEdges"
            >
              <path d={code.path} fill="currentcolor" />
            </svg>
            <p className={styles.quiet}>{texts.qrText}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Without notes and picture, which are too long; nothing where it is still too long. */
function codeOf(contact: Contact): { readonly size: number; readonly path: string } | undefined {
  const text = writtenContacts('vcard', [{ ...contact, notes: '', id: '' }], [], new Map())
  try {
    const { size, data: dots } = encode(text, { border: 0 })
    const path = dots.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
    return { size, path }
  } catch {
    return undefined
  }
}
