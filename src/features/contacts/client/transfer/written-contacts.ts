import type { Table } from '../../../../shell/parts/transfer/format.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { vcardFormat } from '../../../../shell/parts/transfer/formats/vcard.ts'
import type { Contact, Group } from '../../contact.ts'
import { fullName } from '../contact-names.ts'
import type { ExportFormat } from './export-formats.ts'

type Written = Omit<Contact, 'version'>

/** Contacts as the text of a file. */
export function writtenContacts(
  format: ExportFormat,
  contacts: readonly Written[],
  groups: readonly Group[],
  photos: ReadonlyMap<string, string>,
): string {
  const namesOf = (id: string): readonly string[] => groups.filter(({ contactIds }) => contactIds.includes(id)).map(({ name }) => name)
  if (format === 'csv') return csvFormat<never>().write([], csvTable(contacts, namesOf))
  return vcardFormat<never>(format === 'vcard' ? '3.0' : '4.0').write([], vcardTable(contacts, namesOf, photos))
}

/** As the address books of others call their columns, so that they can read it. */
const csvColumns = {
  'First Name': 'name',
  'Last Name': 'lastName',
  Nickname: 'nickname',
  'Organization Name': 'company',
  'Organization Title': 'jobTitle',
  'E-mail 1 - Value': 'email',
  'Phone 1 - Value': 'phone',
  'Address 1 - Formatted': 'address',
  Birthday: 'birthday',
  Notes: 'notes',
} as const satisfies Readonly<Record<string, keyof Written>>

// Between the groups of somebody; also behind a single one that could be taken for several.
const groupGlue = ' ::: '

function oneCell(groups: readonly string[]): string {
  const cell = groups.join(groupGlue)
  return groups.length === 1 && /[;,]/.test(cell) ? `${cell}${groupGlue}` : cell
}

function csvTable(contacts: readonly Written[], namesOf: (id: string) => readonly string[]): Table {
  const columns = [...Object.keys(csvColumns), 'Labels'].map((title) => ({ id: title, title }))
  const rows = contacts.map((contact) => [...Object.values(csvColumns).map((field) => contact[field]), oneCell(namesOf(contact.id))])
  return { columns, rows }
}

function vcardTable(contacts: readonly Written[], namesOf: (id: string) => readonly string[], photos: ReadonlyMap<string, string>): Table {
  const fields = ['id', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address', 'birthday', 'notes'] as const
  const columns = [...fields, 'name', 'firstName', 'groups', 'photo'].map((id) => ({ id, title: id }))
  const rows = contacts.map((contact) => {
    const groups = namesOf(contact.id)
    const more = [fullName(contact), contact.name, groups.length === 0 ? '' : JSON.stringify(groups), photos.get(contact.id) ?? '']
    return [...fields.map((field) => contact[field]), ...more]
  })
  return { columns, rows }
}
