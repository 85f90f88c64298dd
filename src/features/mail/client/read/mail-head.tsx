import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import type { Mail, Person } from '../../mail.ts'
import { readWords } from './read-words.ts'
import styles from './reader.module.css'

/** From whom, to whom, when; the rest is a press away. */
export function MailHead({ mail }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(readWords)
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const photo = useFileAddress(mail.from.avatar)
  const own = useUser()?.email.toLowerCase()
  const names = [...mail.to, ...mail.cc].map(({ name, email }) => (email.toLowerCase() === own ? texts.toMe : name || email))
  return (
    <div className={styles.head}>
      <Avatar name={mail.from.name || mail.from.email} photo={photo} size="medium" />
      <div className={styles.people}>
        <p className={styles.sender}>{mail.from.name || mail.from.email}</p>
        <p className={styles.meta}>
          {names.length === 0 ? null : <span className={styles.to}>{fill(texts.to, { names: names.join(', ') })}</span>}
          <Moment value={mail.time} format="long" />
        </p>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideDetails : texts.showDetails}
          <ChevronDown aria-hidden="true" />
        </button>
        <div id={detailsId} hidden={!isOpen} className={styles.details}>
          <Details mail={mail} />
        </div>
      </div>
    </div>
  )
}

function Details({ mail }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(readWords)
  const lists = [
    [texts.from, [mail.from]],
    [texts.toField, mail.to],
    [texts.cc, mail.cc],
    [texts.bcc, mail.bcc],
  ] as const
  return (
    <dl className={styles.fields}>
      {lists
        .filter(([, people]) => people.length > 0)
        .map(([title, people]) => (
          <div key={title} className={styles.field}>
            <dt>{title}</dt>
            <dd>{people.map(inFull).join(', ')}</dd>
          </div>
        ))}
      <div className={styles.field}>
        <dt>{texts.date}</dt>
        <dd>
          <Moment value={mail.time} format="exact" />
        </dd>
      </div>
    </dl>
  )
}

function inFull({ name, email }: Person): string {
  return name === '' ? email : `${name} <${email}>`
}
