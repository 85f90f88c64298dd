import { Merge } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { dottedDate, isPlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import type { Contact } from '../../contact.ts'
import { ContactFace } from '../contact-face.tsx'
import { fullName, readablePhone } from '../contact-names.ts'
import type { Duplicates } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import styles from './duplicates.module.css'
import { firstChoice, isDifferent, mergedContact, singleFields, type MergeChoice, type SingleField } from './merge-choice.ts'
import { useMerge } from './use-merge.ts'

type DuplicateSetProps = { readonly set: Duplicates[number] }

/** Some contacts side by side, and what stays of each. */
export function DuplicateSet({ set: { reason, contacts } }: DuplicateSetProps): ReactNode {
  const texts = useTexts(contactsWords)
  const id = useId()
  const [choice, setChoice] = useState(() => firstChoice(contacts))
  const { merge, isMerging } = useMerge()
  const reasons = { email: texts.sameEmail, phone: texts.samePhone, name: texts.sameName }
  const merged = mergedContact(contacts, choice)
  return (
    <section className={styles.set} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {contacts.map(fullName).join(' · ')}
        </h2>
        <span className={styles.quiet}>{reasons[reason]}</span>
      </header>
      <div className={styles.faces}>
        <span className={styles.corner} />
        {contacts.map((contact) => (
          <span key={contact.id} className={styles.face}>
            <ContactFace contact={contact} size="medium" />
            {fullName(contact)}
          </span>
        ))}
      </div>
      {singleFields
        .filter((field) => isDifferent(contacts, field))
        .map((field) => (
          <FieldChoice key={field} field={field} contacts={contacts} choice={choice} onChange={setChoice} />
        ))}
      <NotesChoice contacts={contacts} choice={choice} onChange={setChoice} />
      <footer className={styles.foot}>
        <Button
          kind="primary"
          aria-busy={isMerging}
          onClick={() => (merged && !isMerging ? void merge(merged.contact, merged.otherIds) : undefined)}
        >
          <Merge aria-hidden="true" />
          {texts.merge}
        </Button>
        <span className={styles.quiet}>{texts.groupsUnited}</span>
      </footer>
    </section>
  )
}

type ChoiceProps = {
  readonly contacts: readonly Contact[]
  readonly choice: MergeChoice
  readonly onChange: (choice: MergeChoice) => void
}

function FieldChoice({ field, contacts, choice, onChange }: ChoiceProps & { readonly field: SingleField }): ReactNode {
  const texts = useTexts(contactsWords)
  const group = useId()
  const title = field === 'avatar' ? texts.picture : texts[field]
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{fill(texts.keepField, { field: title })}</legend>
      {contacts.map((contact) => (
        <label key={contact.id} className={styles.option}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={choice.from[field] === contact.id}
            onChange={() => onChange({ ...choice, from: { ...choice.from, [field]: contact.id } })}
          />
          <Value contact={contact} field={field} />
        </label>
      ))}
    </fieldset>
  )
}

function Value({ contact, field }: { readonly contact: Contact; readonly field: SingleField }): ReactNode {
  const texts = useTexts(contactsWords)
  if (contact[field] === '') return <span className={styles.quiet}>{texts.emptyValue}</span>
  if (field === 'avatar') return <ContactFace contact={contact} size="medium" />
  return <span className={styles.value}>{shownValue(contact, field)}</span>
}

function shownValue(contact: Contact, field: SingleField): string {
  if (field === 'phone') return readablePhone(contact.phone)
  if (field !== 'birthday') return contact[field]
  return isPlainDate(contact.birthday) ? dottedDate(contact.birthday) : contact.birthday.replace(/^--(\d\d)-(\d\d)$/, '$2.$1.')
}

function NotesChoice({ contacts, choice, onChange }: ChoiceProps): ReactNode {
  const texts = useTexts(contactsWords)
  if (contacts.every(({ notes }) => notes === '')) return null

  function toggle(id: string): void {
    const notes = new Set(choice.notes)
    if (!notes.delete(id)) notes.add(id)
    onChange({ ...choice, notes })
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{texts.joinNotes}</legend>
      {contacts.map(({ id, notes }) =>
        notes === '' ? (
          <span key={id} className={styles.quiet}>
            {texts.emptyValue}
          </span>
        ) : (
          <label key={id} className={styles.option}>
            <CheckBox isOn={choice.notes.has(id)} onChange={() => toggle(id)} />
            <span className={styles.value}>{notes}</span>
          </label>
        ),
      )}
    </fieldset>
  )
}
