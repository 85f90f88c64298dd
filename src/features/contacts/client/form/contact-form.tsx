import { AtSign, BriefcaseBusiness, Building2, Cake, MapPin, NotebookPen, Phone, Smile, UserRound, type LucideIcon } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useLeaveGuard } from '../../../../shell/parts/save-bar/use-leave-guard.ts'
import { Notice } from '../../../../ui/notice.tsx'
import type { Contact } from '../../contact.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactFields, contactSchema, type ContactInput } from './contact-rules.ts'
import { AvatarField } from './avatar-field.tsx'
import styles from './contact-form.module.css'
import { useSaveContact } from './use-save-contact.ts'

type ContactFormProps = {
  readonly id: string
  readonly contact: Contact | undefined
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
  readonly onAdded: ((id: string) => void) | undefined
}

/** All fields of a contact; only the name must be there. */
export function ContactForm({ id, contact, onDirty, onClose, onAdded }: ContactFormProps): ReactNode {
  const texts = useTexts(contactsWords)
  const schema = useMemo(() => contactSchema(texts), [texts])
  const { add, change } = useSaveContact()

  async function save(values: ContactInput): Promise<void> {
    const savedId = contact ? (await change(contact, values), undefined) : await add(values)
    onDirty(false)
    onClose()
    if (savedId !== undefined) onAdded?.(savedId)
  }

  return (
    <AppForm id={id} schema={schema} start={startOf(contact)} onSubmit={save}>
      <DirtyWatch onDirty={onDirty} />
      <AvatarField />
      <Line icon={UserRound}>
        <FormText name="name" label={texts.name} isRequired autoComplete="off" />
      </Line>
      <Line>
        <FormText name="lastName" label={texts.lastName} />
      </Line>
      <Line icon={Smile}>
        <FormText name="nickname" label={texts.nickname} />
      </Line>
      <Line icon={Phone}>
        <FormText name="phone" label={texts.phone} type="tel" />
      </Line>
      <Line icon={AtSign}>
        <FormText name="email" label={texts.email} type="email" />
      </Line>
      <Line icon={Building2}>
        <FormText name="company" label={texts.company} />
      </Line>
      <Line icon={BriefcaseBusiness}>
        <FormText name="jobTitle" label={texts.jobTitle} />
      </Line>
      <Line icon={Cake}>
        <FormDate name="birthday" label={texts.birthday} hint={texts.birthdayHint} leaning="past" mayLackYear />
      </Line>
      <Line icon={MapPin}>
        <FormTextArea name="address" label={texts.address} rows={2} />
      </Line>
      <Line icon={NotebookPen}>
        <FormTextArea name="notes" label={texts.notes} rows={5} />
      </Line>
      <ServerProblem />
    </AppForm>
  )
}

function startOf(contact: Contact | undefined): ContactInput {
  // The list of fields is the same as the keys of the input.
  return Object.fromEntries(contactFields.map((field) => [field, contact?.[field] ?? ''])) as ContactInput
}

/** A field with its picture before it. */
function Line({ icon: Picture, children }: { readonly icon?: LucideIcon; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{Picture ? <Picture aria-hidden="true" /> : null}</span>
      <div className={styles.field}>{children}</div>
    </div>
  )
}

/** Guards what was entered against leaving the page, and tells the dialog. */
function DirtyWatch({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }): ReactNode {
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState()
  // What is on its way to the server, or there, is not lost by leaving.
  const isOpen = isDirty && !isSubmitting && !isSubmitSuccessful
  useLeaveGuard(isOpen)
  useEffect(() => onDirty(isOpen), [isOpen, onDirty])
  return null
}

function ServerProblem(): ReactNode {
  const problem = useFormState().errors.root?.['server']?.message
  return problem === undefined ? null : (
    <Notice kind="danger" role="alert">
      {problem}
    </Notice>
  )
}
