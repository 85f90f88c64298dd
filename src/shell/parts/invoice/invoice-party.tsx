import type { ReactNode } from 'react'
import type { InvoiceSheet } from '../../../kit/invoice-sheet.ts'
import { initialsOf } from '../../../ui/initials.ts'
import styles from './invoice-top.module.css'

/** Who sends an invoice or who gets it; what is not known leaves no empty line. */
export function InvoiceParty({ party }: { readonly party: InvoiceSheet['client'] & { readonly website?: string } }): ReactNode {
  const { title, address, phone, email, website = '' } = party
  return (
    <address className={styles.party}>
      <strong>{title}</strong>
      {address === '' ? null : <span>{address}</span>}
      {phone === '' ? null : <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
      {website === '' ? null : <span>{website}</span>}
    </address>
  )
}

/** Stands for a logo; the name is beside it, so it is silent. */
export function SenderMark({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
