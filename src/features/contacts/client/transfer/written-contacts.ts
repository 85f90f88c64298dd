import type { Table } from '../../../../shell/parts/transfer/format.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { vcardFormat } from '../../../../shell/parts/transfer/formats/vcard.ts'
import type { Contact, Group } from '../../contact.ts'
import { csvCells, csvTitles } from '../../contact-csv.ts'
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

function csvTable(contacts: readonly Written[], namesOf: (id: string) => readonly string[]): Table {
  return {
    columns: csvTitles.map((title) => ({ id: title, title })),
    rows: contacts.map((contact) => csvCells(contact, namesOf(contact.id))),
  }
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
