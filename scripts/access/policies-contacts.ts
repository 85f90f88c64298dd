import { randomUUID } from 'node:crypto'
import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/contacts-app'
const whole = {
  name: 'Name',
  lastName: '',
  avatar: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
  version: 1,
}

export const contactPolicies: Policies = {
  [`GET ${app}/contacts`]: listOf(({ contact }) => ({ after: contact })),
  [`GET ${app}/contact`]: about(({ contact }) => ({ contactId: contact })),
  [`GET ${app}/user`]: forMembers,
  [`GET ${app}/counts`]: about(({ group }) => ({ groupId: group })),
  [`GET ${app}/whole-list`]: about(({ group }) => ({ groupId: group })),
  [`GET ${app}/duplicates`]: forMembers,
  [`GET ${app}/birthdays`]: forMembers,
  [`POST ${app}/add-contact`]: about(({ contact }) => ({ newContact: { id: contact, name: 'Name' } }), { takesAnyId: true }),
  [`POST ${app}/update-contact`]: about(({ contact }) => ({ contact: { id: contact, name: 'Name' } })),
  [`POST ${app}/remove-contact`]: about(({ contact }) => ({ contactId: contact })),
  [`POST ${app}/remove-contacts`]: about(({ contact }) => ({ contactIds: [contact] })),
  [`POST ${app}/restore-contacts`]: about(({ contactInBin }) => ({ contactIds: [contactInBin] })),
  [`POST ${app}/delete-contacts`]: about(({ contactInBin }) => ({ contactIds: [contactInBin] })),
  [`POST ${app}/toggle-starred-contact`]: about(({ contact }) => ({ contactId: contact })),
  [`POST ${app}/toggle-starred-contacts`]: about(({ contact }) => ({ contactIds: [contact] })),
  [`POST ${app}/set-contacts-starred`]: about(({ contact }) => ({ contactIds: [contact] })),
  [`POST ${app}/set-contacts-unstarred`]: about(({ contact }) => ({ contactIds: [contact] })),
  [`POST ${app}/note-use`]: about(({ contact }) => ({ contactId: contact })),
  [`POST ${app}/save-group`]: about(({ group, contact }) => ({ id: group, name: 'Neu', contactIds: [contact] }), { takesAnyId: true }),
  [`POST ${app}/remove-group`]: about(({ group }) => ({ groupId: group })),
  [`POST ${app}/set-group`]: about(({ group, contact }) => ({ groupId: group, contactIds: [contact], isIn: true })),
  [`POST ${app}/merge-contacts`]: about(({ contact, twin }) => ({ contact: { id: contact }, otherIds: [twin] })),
  [`POST ${app}/unmerge-contacts`]: about(({ contact, twin, group }) => ({
    contact: { ...whole, id: contact },
    groupIds: [group],
    isStarred: false,
    otherIds: [twin],
  })),
  [`POST ${app}/import-contacts`]: about(({ contact }) => ({ importId: randomUUID(), contacts: [{ id: contact, name: 'Name' }] }), {
    takesAnyId: true,
  }),
  [`POST ${app}/undo-import`]: about(({ contactImport }) => ({ importId: contactImport })),
}
