import type { Contact, Group } from '../../src/features/contacts/contact.ts'

/** A made-up id that says which one it is. */
export function idOf(number: number): string {
  return `5f1c7f0e-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function aContact(number: number, change: Partial<Contact> = {}): Contact {
  return {
    id: idOf(number),
    name: 'Mira',
    lastName: `Keller ${number}`,
    avatar: '',
    nickname: '',
    company: 'Muster AG',
    jobTitle: 'Baker',
    email: `mira${number}@example.com`,
    phone: '0791234567',
    address: '',
    birthday: '',
    notes: '',
    version: 1,
    ...change,
  }
}

export function aGroup(number: number, name: string, contactIds: readonly string[] = []): Group {
  return { id: idOf(1000 + number), name, contactIds: [...contactIds] }
}
