import { Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Contact } from '../../contact.ts'
import { fullName } from '../contact-names.ts'
import { useContact } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { useContactChanges } from '../use-contact-changes.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-form.module.css'

type ContactDialogProps = {
  /** The one that is changed; without it, a new one is added. */
  readonly contactId: string | undefined
  readonly onClose: () => void
  readonly onAdded?: (id: string) => void
}

export function ContactDialog({ contactId, ...rest }: ContactDialogProps): ReactNode {
  return contactId === undefined ? <FormDialog contact={undefined} {...rest} /> : <EditDialog contactId={contactId} {...rest} />
}

function EditDialog({ contactId, onClose }: ContactDialogProps & { readonly contactId: string }): ReactNode {
  const texts = useTexts(contactsWords)
  const query = useContact(contactId)
  // The first that was read: what others save meanwhile must not change it under the writer.
  const [first, setFirst] = useState<Contact>()
  if (!first && query.data && !query.isPlaceholderData) setFirst(query.data.contact)
  if (first) return <FormDialog contact={first} onClose={onClose} />
  return (
    <Dialog title={texts.editTitle} size="narrow" isOpen onClose={onClose}>
      {query.isError ? <LoadError title={texts.loadFailed} onRetry={() => void query.refetch()} /> : <LoadingBlock lines={8} />}
    </Dialog>
  )
}

type FormDialogProps = Omit<ContactDialogProps, 'contactId'> & { readonly contact: Contact | undefined }

function FormDialog({ contact, onClose, onAdded }: FormDialogProps): ReactNode {
  const texts = useTexts(contactsWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const confirm = useConfirm()
  const [path, navigate] = useLocation()
  const { bin } = useContactChanges()
  const isDirty = useRef(false)
  const first = useRef<HTMLElement>(null)

  async function closeUnlessDirty(): Promise<void> {
    const question = {
      title: texts.discardTitle,
      body: texts.discardBody,
      verb: texts.discardVerb,
      safeVerb: texts.keepVerb,
      isDanger: true,
    }
    if (!isDirty.current || (await confirm(question))) onClose()
  }

  function remove(removed: Contact): void {
    // The guard of the form has to be gone before the address changes.
    flushSync(onClose)
    navigate(path.replace(/\/[\da-f-]{36}$/, ''), { replace: true })
    bin({ ids: [removed.id], name: fullName(removed) }, true)
  }

  return (
    <Dialog
      title={contact ? texts.editTitle : texts.newTitle}
      size="narrow"
      isOpen
      onClose={() => void closeUnlessDirty()}
      initialFocus={first}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {contact ? words.save : texts.add}
          </Button>
          <Button onClick={() => void closeUnlessDirty()}>{words.cancel}</Button>
          {contact ? <IconButton name={texts.remove} icon={Trash2} className={styles.remove} onClick={() => remove(contact)} /> : null}
        </>
      }
    >
      <div ref={(form) => void (first.current = form?.querySelector<HTMLElement>(`#${CSS.escape(id)}-name`) ?? null)}>
        <ContactForm id={id} contact={contact} onDirty={(is) => void (isDirty.current = is)} onClose={onClose} onAdded={onAdded} />
      </div>
    </Dialog>
  )
}
