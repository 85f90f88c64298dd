import type { ReactNode } from 'react'
import { useFileAddress } from '../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Contact } from '../contact.ts'
import { fullName } from './contact-names.ts'

type ContactFaceProps = {
  readonly contact: Pick<Contact, 'name' | 'lastName' | 'avatar'>
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
}

/** Somebody as a round picture; the name stands beside it. */
export function ContactFace({ contact, size = 'small' }: ContactFaceProps): ReactNode {
  return <Avatar name={fullName(contact)} photo={useFileAddress(contact.avatar)} size={size} />
}
