import type { Contact } from './contact.ts'

/** As the address books of others call their columns, so that they can read it. */
const columns = {
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
} as const satisfies Readonly<Record<string, keyof Contact>>

export type CsvContact = Pick<Contact, (typeof columns)[keyof typeof columns]>

export const csvTitles: readonly string[] = [...Object.keys(columns), 'Labels']

/** One contact as the cells below these titles. */
export function csvCells(contact: CsvContact, groups: readonly string[]): readonly string[] {
  return [...Object.values(columns).map((field) => contact[field]), oneCell(groups)]
}

// Between the groups of somebody; also behind a single one that could be taken for several.
const groupGlue = ' ::: '

function oneCell(groups: readonly string[]): string {
  const cell = groups.join(groupGlue)
  return groups.length === 1 && /[;,]/.test(cell) ? `${cell}${groupGlue}` : cell
}
