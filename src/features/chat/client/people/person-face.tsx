import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'

export type Person = Pick<Contact, 'name' | 'avatar'> & { readonly status?: Contact['status'] }

type PersonFaceProps = {
  readonly person: Person
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  /** Whether they are there, as a shape with its word. */
  readonly hasStatus?: boolean
  /** No name stands beside it, so it says the name itself. */
  readonly isAlone?: boolean
}

/** Somebody as a round picture. */
export function PersonFace({ person, size = 'small', hasStatus = false, isAlone = false }: PersonFaceProps): ReactNode {
  const { name, avatar, status } = person
  const texts = useTexts(chatWords)
  const presence = hasStatus && status ? { state: status, label: texts[status] } : undefined
  return <Avatar name={name} photo={useFileAddress(avatar)} size={size} presence={presence} isAlone={isAlone} />
}
