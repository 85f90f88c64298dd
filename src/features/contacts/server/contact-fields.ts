import { sql, type RawBuilder } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import { isBirthday } from '../birthdays.ts'
import type { Contact } from '../contact.ts'
import type { ContactColumns } from './tables.ts'

/** How the fields of a contact are called in the table. */
const columnOf = {
  name: 'name',
  lastName: 'last_name',
  avatar: 'avatar',
  nickname: 'nickname',
  company: 'company',
  jobTitle: 'job_title',
  email: 'email',
  phone: 'phone',
  address: 'address',
  birthday: 'birthday',
  notes: 'notes',
} as const satisfies Readonly<Record<Exclude<keyof Contact, 'id' | 'version'>, string>>

export type Fields = Partial<Record<keyof typeof columnOf, string | undefined>>
type Columns = Partial<Record<(typeof columnOf)[keyof typeof columnOf], string>>

/** What stands in all answers about contacts. */
export const contactColumns: RawBuilder<unknown> = sql.raw(['id', ...Object.values(columnOf), 'version'].join(', '))

export type ContactRow = Readonly<Record<keyof ContactColumns | 'id', string>> & { readonly version: number }

export function asContact(row: ContactRow): Contact {
  const { id, name, last_name: lastName, avatar, nickname, company, job_title: jobTitle, version, ...same } = row
  const { email, phone, address, birthday, notes } = same
  return { id, name, lastName, avatar, nickname, company, jobTitle, email, phone, address, birthday, notes, version }
}

/** The columns of the fields that are told; the others are left out. */
export function asColumns(fields: Fields): Columns {
  if (fields.birthday !== undefined && !isBirthday(fields.birthday)) throw new Problem('invalid-input', 'There is no such birthday.')
  const told = Object.entries(columnOf).flatMap(([field, column]) => {
    const value = fields[field as keyof typeof columnOf] // the entries are those of this object
    return value === undefined ? [] : [[column, storable(value)] as const]
  })
  return Object.fromEntries(told)
}

/** The same as JSON that the database takes apart: one statement for many contacts. */
export const tableColumns: readonly string[] = Object.values(columnOf)

export const missing = (): Problem => new Problem('not-found', 'This contact does not exist.')
