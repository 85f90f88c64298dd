import type { ReactNode } from 'react'
import { inLanguage } from '../../../kit/texts.ts'
import { useLanguage } from '../../../shell/language.tsx'
import { useSite } from '../../../shell/site.ts'
import styles from './office.module.css'

/** Whom to ask, in the middle of a page. */
export function Office(): ReactNode {
  const { language } = useLanguage()
  const { office, phone, hours, email, address } = useSite()
  return (
    <address className={styles.office}>
      <b>{office}</b>
      <span>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </span>
      <span>{inLanguage(hours, language)}</span>
      <span>
        <a href={`mailto:${email}`}>{email}</a>
      </span>
      <span>{address}</span>
    </address>
  )
}
