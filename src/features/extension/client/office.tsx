import type { ReactNode } from 'react'
import { useSite } from '../../../shell/site.ts'
import styles from './office.module.css'

/** Whom to ask, in the middle of a page. */
export function Office(): ReactNode {
  const { office, phone, hours, email, address } = useSite()
  return (
    <address className={styles.office}>
      <b>{office}</b>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>, {hours}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      {address}
    </address>
  )
}
