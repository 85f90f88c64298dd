import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { SamplePersonBadge } from '../../../../shell/parts/samples/sample-badge.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { Label } from '../../../../ui/label.tsx'
import { fill } from '../../../../kit/texts.ts'
import type { Contact } from '../../contact.ts'
import { ContactFace } from '../contact-face.tsx'
import { fullName } from '../contact-names.ts'
import { useContact, useContactsUser } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import type { ContactsView } from '../use-contacts-view.ts'
import { ContactLines } from './contact-lines.tsx'
import styles from './contact-detail.module.css'
import { DetailTools } from './detail-tools.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { useBirthdayText } from './use-birthday-text.ts'

type ContactDetailProps = { readonly contactId: string; readonly view: ContactsView }

/** Everything about one contact. */
export function ContactDetail({ contactId, view }: ContactDetailProps): ReactNode {
  const texts = useTexts(contactsWords)
  const query = useContact(contactId)
  const [isQr, setQr] = useState(false)
  const contact = query.data?.contact
  if (query.error instanceof Problem && query.error.code === 'not-found')
    return <EmptyState kind="never-used" title={texts.notThere} text={texts.notThereText} />
  if (!contact)
    return query.isError ? <LoadError title={texts.loadFailed} onRetry={() => void query.refetch()} /> : <LoadingBlock lines={8} />
  return (
    <article className={styles.detail}>
      <DetailTools contact={contact} view={view} onQr={() => setQr(true)} />
      <Head contact={contact} />
      <Groups contact={contact} view={view} />
      <ContactLines contact={contact} />
      {isQr ? <QrDialog contact={contact} onClose={() => setQr(false)} /> : null}
    </article>
  )
}

function Head({ contact }: { readonly contact: Contact }): ReactNode {
  const work = [contact.jobTitle, contact.company].filter(Boolean).join(', ')
  const birthday = useBirthdayText(contact.birthday, useMinute())
  return (
    <header className={styles.head}>
      <ContactFace contact={contact} size="huge" />
      <h2 className={styles.name}>{fullName(contact)}</h2>
      <SamplePersonBadge id={contact.id} />
      {contact.nickname === '' ? null : <p className={styles.quiet}>«{contact.nickname}»</p>}
      {work === '' ? null : <p className={styles.quiet}>{work}</p>}
      {birthday.next === undefined ? null : <p className={styles.quiet}>{birthday.next}</p>}
    </header>
  )
}

function Groups({ contact, view: { changes, isBin } }: { readonly contact: Contact; readonly view: ContactsView }): ReactNode {
  const texts = useTexts(contactsWords)
  const groups = useContactsUser().data?.user.groups ?? []
  const own = groups.filter(({ contactIds }) => contactIds.includes(contact.id))
  if (own.length === 0) return null
  const name = fullName(contact)
  return (
    <ul className={styles.groups} aria-label={texts.groups}>
      {own.map((group) => {
        const remove = {
          name: fill(texts.ungrouped, { who: name, group: group.name }),
          run: () => changes.group({ ids: [contact.id], name }, group, false),
        }
        return (
          <li key={group.id}>
            <Label colour="var(--primary)" {...(isBin ? {} : { removal: remove })}>
              {group.name}
            </Label>
          </li>
        )
      })}
    </ul>
  )
}
