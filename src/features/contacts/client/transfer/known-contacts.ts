import type { Fate } from '../../../../shell/parts/transfer/import-plan.ts'
import type { Contact, Group } from '../../contact.ts'
import { fullName } from '../contact-names.ts'
import type { ContactDraft } from './contact-draft.ts'

/** Who is there already. */
export type KnownContacts = {
  readonly find: (draft: ContactDraft) => Contact | undefined
  readonly fateOf: (draft: ContactDraft) => Fate
}

const compared = ['name', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address', 'birthday', 'notes'] as const

/** The same person has the same id, or the same name and the same e-mail address or number. A name alone is not enough. */
export function knownContacts(contacts: readonly Contact[], groups: readonly Group[]): KnownContacts {
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))
  const byPerson = new Map(contacts.map((contact) => [personOf(contact), contact]))

  const find = (draft: ContactDraft): Contact | undefined =>
    byId.get(draft.id ?? '') ?? byPerson.get(personOf({ lastName: '', email: '', phone: '', ...draft }))

  return {
    find,
    fateOf: (draft) => {
      const contact = find(draft)
      if (!contact) return 'new'
      const isSame = compared.every((field) => draft[field] === undefined || draft[field] === contact[field])
      const isIn = draft.groups.every((name) => groups.some((group) => group.name === name && group.contactIds.includes(contact.id)))
      return isSame && isIn ? 'same' : 'changed'
    },
  }
}

function personOf(contact: Pick<Contact, 'name' | 'lastName' | 'email' | 'phone'>): string {
  const channel = contact.email === '' ? contact.phone.replace(/\D/g, '') : contact.email
  return `${fullName(contact)} ${channel}`.toLowerCase()
}
