import * as z from 'zod/mini'
import { filterModes } from '../../kit/table-filter.ts'
import { filled, Id } from '../../kit/list-contract.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/** Spec: somebody in the address book. Only the name must be there. */
export const Contact = z.object({
  id: Id,
  name: filled(200),
  lastName: text(200),
  /** The address of a picture of our own files, or nothing. */
  avatar: text(2000),
  nickname: text(200),
  company: text(200),
  jobTitle: text(200),
  email: text(320),
  phone: text(100),
  address: text(1000),
  /** `1990-05-17`, `--05-17` where the year is not known, or nothing. */
  birthday: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d|--\d\d-\d\d)?$/)),
  notes: text(20_000),
  // --- beyond the spec
  /** Grows with each change. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type Contact = z.output<typeof Contact>

/** A new one needs a name only. Its id may come from the browser, so that sending twice makes one. */
export const NewContact = z.extend(z.partial(z.omit(Contact, { version: true })), { name: Contact.shape.name })
export type NewContact = z.output<typeof NewContact>
export const ContactChange = z.extend(z.partial(Contact), { id: Id })

export const Group = z.object({ id: Id, name: filled(100), contactIds: z.array(Id) })
export type Group = z.output<typeof Group>

/** Spec: whose address book it is, with stars and groups. */
export const ContactsUser = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  starred: z.array(Id),
  frequentContacts: z.array(Id),
  groups: z.array(Group),
})
export type ContactsUser = z.output<typeof ContactsUser>

/** The columns of the table, by which it can be sorted and filtered. */
export const contactColumns = ['name', 'lastName', 'company', 'jobTitle', 'email', 'phone'] as const
export type ContactColumn = (typeof contactColumns)[number]

const ColumnFilter = z.object({ column: z.enum(contactColumns), mode: z.enum(filterModes), text: z.string().check(z.maxLength(200)) })
export type ColumnFilter = z.output<typeof ColumnFilter>

/** As JSON in an address. */
export const ColumnFilters = z.codec(z.string().check(z.maxLength(3000)), z.array(ColumnFilter).check(z.maxLength(20)), {
  decode: (json, context) => {
    try {
      return JSON.parse(json) as z.input<typeof ColumnFilter>[] // checked by the schema it is decoded into
    } catch {
      context.issues.push({ code: 'custom', message: 'The filters cannot be read.', input: json })
      return z.NEVER
    }
  },
  encode: (filters) => JSON.stringify(filters),
})
