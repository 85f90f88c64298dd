import { Building2, Cake, Mail, MapPin, NotebookPen, Phone, Smile, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import type { Contact } from '../../contact.ts'
import { noteUse } from '../../contract.ts'
import { dialled, fullName, readablePhone } from '../contact-names.ts'
import { contactsWords } from '../contacts-words.ts'
import { DetailLine } from './detail-line.tsx'
import styles from './contact-detail.module.css'
import { useBirthdayText } from './use-birthday-text.ts'

/** All fields that have something in them, each with what one does with it. */
export function ContactLines({ contact }: { readonly contact: Contact }): ReactNode {
  const texts = useTexts(contactsWords)
  const name = fullName(contact)
  const birthday = useBirthdayText(contact.birthday, useMinute())
  // Whom one turns to is what «Frequently contacted» is made of. Should it fail once, nobody misses it.
  const note = (): void => void call(noteUse, { contactId: contact.id }).catch(() => undefined)
  return (
    <dl className={styles.lines}>
      <DetailLine icon={Mail} label={texts.email} value={contact.email} onCopied={note}>
        <WriteLink contact={contact} onUse={note} />
      </DetailLine>
      <DetailLine icon={Phone} label={texts.phone} value={contact.phone} onCopied={note}>
        <a
          href={`tel:${dialled(contact.phone)}`}
          aria-label={`${readablePhone(contact.phone)}, ${fill(texts.call, { name })}`}
          onClick={note}
        >
          {readablePhone(contact.phone)}
        </a>
      </DetailLine>
      <DetailLine icon={MapPin} label={texts.address} value={contact.address} onCopied={note}>
        <span className={styles.text}>{contact.address}</span>
        <a
          className={styles.map}
          href={`geo:0,0?q=${encodeURIComponent(contact.address)}`}
          aria-label={fill(texts.map, { address: contact.address })}
        >
          <MapPin aria-hidden="true" />
        </a>
      </DetailLine>
      <DetailLine icon={UserRound} label={texts.name} value={contact.name} />
      <DetailLine icon={UserRound} label={texts.lastName} value={contact.lastName} />
      <DetailLine icon={Smile} label={texts.nickname} value={contact.nickname} />
      <DetailLine icon={Building2} label={texts.company} value={contact.company} />
      <DetailLine icon={Building2} label={texts.jobTitle} value={contact.jobTitle} />
      <DetailLine icon={Cake} label={texts.birthday} value={birthday.day} />
      <DetailLine icon={NotebookPen} label={texts.notes} value={contact.notes}>
        <span className={styles.text}>{contact.notes}</span>
      </DetailLine>
    </dl>
  )
}

/** Leads to our own mail app, with the address filled in there; an address never stands in an address bar. */
function WriteLink({ contact, onUse }: { readonly contact: Contact; readonly onUse: () => void }): ReactNode {
  const texts = useTexts(contactsWords)
  const [, navigate] = useLocation()
  const name = fullName(contact)
  const path = '/apps/mail/inbox?compose=new'
  return (
    <a
      href={path}
      aria-label={`${contact.email}, ${fill(texts.write, { name })}`}
      onClick={(event) => {
        event.preventDefault()
        onUse()
        navigate(path, { state: { to: [{ name, email: contact.email }] } })
      }}
    >
      {contact.email}
    </a>
  )
}
