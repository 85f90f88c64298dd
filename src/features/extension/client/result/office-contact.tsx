import type { ReactNode } from 'react'
import { inLanguage } from '../../../../kit/texts.ts'
import { useLanguage } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './office-contact.module.css'

type OfficeContactProps = {
  readonly ask: string
  /** Reasons have to be in writing; there the address comes first. */
  readonly contact: 'call' | 'write'
}

/** Whom to ask about an answer, and for what. */
export function OfficeContact({ ask, contact }: OfficeContactProps): ReactNode {
  const { language } = useLanguage()
  const { phone, hours, email, address } = useSite()
  const isCall = contact === 'call'
  const call = (
    <p>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      <small>{inLanguage(hours, language)}</small>
    </p>
  )
  return (
    <address className={styles.contact}>
      <Icon name={isCall ? 'phone' : 'mail'} />
      <div>
        <p>{ask}</p>
        {isCall ? call : null}
        <p>
          <a href={`mailto:${email}`}>{email}</a>
          <small lang="de-CH">{address}</small>
        </p>
        {isCall ? null : call}
      </div>
    </address>
  )
}
