import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, count, Id, Ids, idsBytes, part, SearchText } from '../../kit/list-contract.ts'
import { ColumnFilters, Contact, ContactChange, ContactsUser, Group, NewContact } from './contact.ts'

const address = '/api/contacts-app'
const common = { access: 'signed-in' } as const
const change = { ...common, method: 'POST', mostBytes: 128 * 1024 } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const
const Contacts = z.array(Contact)

const which = {
  /** Spec: frequent or starred; all without it. */
  id: z.optional(z.enum(['all', 'frequent', 'starred', 'bin'])),
  groupId: z.optional(Id),
  q: SearchText,
  filters: z.optional(ColumnFilters),
}

export const listContacts = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/contacts`,
  summary: 'People of the address book, by last name unless sorted otherwise, 100 at a time',
  input: z.object({
    ...which,
    ...part,
    /** Columns, the first one first; a minus before it turns the order around: `company,-lastName`. */
    sort: z.optional(z.string().check(z.regex(/^-?[a-zA-Z]+(,-?[a-zA-Z]+){0,5}$/))),
    /** For a jump to a page whose beginning is not known; `after` goes before it. */
    skip: z.optional(count(1_000_000)),
  }),
  output: Contacts,
})
export const readContact = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/contact`,
  summary: 'One contact',
  input: z.object({ contactId: Id }),
  output: Contact,
})
export const readUser = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/user`,
  summary: 'Who asks, with stars, frequent contacts and groups',
  input: z.object({}),
  output: ContactsUser,
})
export const countContacts = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/counts`,
  summary: 'How many there are in each part of the address book; `matching`: how many a list with these filters has',
  input: z.object(which),
  output: z.object({
    all: z.number(),
    frequent: z.number(),
    starred: z.number(),
    bin: z.number(),
    groups: z.record(z.string(), z.number()),
    matching: z.number(),
    /** Where each letter begins in the list as it stands without sorting: how many come before its first one. */
    letters: z.optional(z.array(z.object({ letter: z.string(), at: z.number() }))),
  }),
})
export const listWholeContacts = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/whole-list`,
  summary: 'All contacts of a list, 25,000 at most: for acting on a whole result and for export',
  input: z.object({ ...which, limit: z.optional(count(25_000)) }),
  output: Contacts,
})

const contactIds = z.object({ contactIds: Ids })
const contactId = z.object({ contactId: Id })

export const addContact = endpoint({
  ...change,
  path: `${address}/add-contact`,
  summary: 'Adds a contact and gives the list as it then begins',
  input: z.object({ newContact: NewContact }),
  output: Contacts,
})
export const updateContact = endpoint({
  ...change,
  path: `${address}/update-contact`,
  summary: 'Changes the fields that are sent and gives the list as it then begins',
  input: z.object({ contact: ContactChange }),
  output: Contacts,
})
export const removeContact = endpoint({
  ...change,
  path: `${address}/remove-contact`,
  summary: 'Puts a contact into the bin, where it stays for 30 days',
  input: contactId,
  output: Contacts,
})
export const removeContacts = endpoint({
  ...bulk,
  path: `${address}/remove-contacts`,
  summary: 'The same for several',
  input: contactIds,
  output: Contacts,
})
export const restoreContacts = endpoint({
  ...bulk,
  path: `${address}/restore-contacts`,
  summary: 'Brings contacts back from the bin, with stars and groups',
  input: contactIds,
  output: Changed,
})
export const deleteContacts = endpoint({
  ...bulk,
  path: `${address}/delete-contacts`,
  summary: 'Deletes contacts in the bin for good',
  input: contactIds,
  output: Changed,
})
export const toggleStarredContact = endpoint({
  ...change,
  path: `${address}/toggle-starred-contact`,
  summary: 'Puts a star on a contact or takes it away',
  input: contactId,
  output: ContactsUser,
})
export const toggleStarredContacts = endpoint({
  ...bulk,
  path: `${address}/toggle-starred-contacts`,
  summary: 'The same for each of several',
  input: contactIds,
  output: ContactsUser,
})
export const setContactsStarred = endpoint({
  ...bulk,
  path: `${address}/set-contacts-starred`,
  summary: 'Puts a star on several contacts',
  input: contactIds,
  output: ContactsUser,
})
export const setContactsUnstarred = endpoint({
  ...bulk,
  path: `${address}/set-contacts-unstarred`,
  summary: 'Takes the star from several contacts',
  input: contactIds,
  output: ContactsUser,
})
export const noteUse = endpoint({
  ...change,
  path: `${address}/note-use`,
  summary: 'Counts that somebody turned to this contact',
  input: contactId,
  output: Changed,
})

export const saveGroup = endpoint({
  ...bulk,
  path: `${address}/save-group`,
  summary: 'Makes a group or gives it another name; with members it has exactly these afterwards',
  input: z.object({ id: Id, name: Group.shape.name, contactIds: z.optional(z.array(Id).check(z.maxLength(10_000))) }),
  output: ContactsUser,
})
export const removeGroup = endpoint({
  ...change,
  path: `${address}/remove-group`,
  summary: 'Removes a group; its members stay',
  input: z.object({ groupId: Id }),
  output: ContactsUser,
})
export const setGroup = endpoint({
  ...bulk,
  path: `${address}/set-group`,
  summary: 'Puts contacts into a group or takes them out',
  input: z.object({ groupId: Id, contactIds: Ids, isIn: z.boolean() }),
  output: ContactsUser,
})

export const listDuplicates = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/duplicates`,
  summary: 'Contacts that could be the same: same address, same number or same name; 50 sets at most',
  input: z.object({}),
  output: z.array(z.object({ reason: z.enum(['email', 'phone', 'name']), contacts: Contacts })),
})
/** What was before a merge, so that it can be taken back exactly. */
const Merge = z.object({
  contact: Contact,
  groupIds: z.array(Id),
  isStarred: z.boolean(),
  otherIds: z.array(Id),
})
export const mergeContacts = endpoint({
  ...change,
  path: `${address}/merge-contacts`,
  summary: 'Makes one of several: it gets these fields and all groups and stars, the others go into the bin',
  input: z.object({ contact: ContactChange, otherIds: Ids }),
  output: Merge,
})
export const unmergeContacts = endpoint({
  ...change,
  path: `${address}/unmerge-contacts`,
  summary: 'Takes a merge back',
  input: Merge,
  output: Changed,
})
export const listBirthdays = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/birthdays`,
  summary: 'The next birthdays, today first, within 60 days, 50 at most',
  input: z.object({}),
  output: z.array(z.object({ contact: Contact, next: z.iso.date(), age: z.nullable(z.number()) })),
})

export const importContacts = endpoint({
  ...change,
  path: `${address}/import-contacts`,
  summary: 'Adds or changes many contacts at once; one with an id that is there is changed',
  mostBytes: 8 * 1024 * 1024,
  input: z.object({
    importId: Id,
    contacts: z
      .array(z.extend(NewContact, { groups: z.optional(z.array(z.string().check(z.maxLength(100)))) }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  output: Changed,
})
export const undoImport = endpoint({
  ...change,
  path: `${address}/undo-import`,
  summary: 'Deletes what came with an import',
  input: z.object({ importId: Id }),
  output: Changed,
})
