import type { Contact } from '../../contact.ts'

/** Fields of which one value stays. Notes are joined instead. */
export const singleFields = [
  'name',
  'lastName',
  'nickname',
  'company',
  'jobTitle',
  'email',
  'phone',
  'address',
  'birthday',
  'avatar',
] as const
export type SingleField = (typeof singleFields)[number]

/** Which contact gives the value of each field, and whose notes are joined. */
export type MergeChoice = { readonly from: Readonly<Record<SingleField, string>>; readonly notes: ReadonlySet<string> }

/** What is offered at first: the first value that says something, and all notes. */
export function firstChoice(contacts: readonly Contact[]): MergeChoice {
  const giverOf = (field: SingleField): string => (contacts.find((contact) => contact[field] !== '') ?? contacts[0])?.id ?? ''
  const from = Object.fromEntries(singleFields.map((field) => [field, giverOf(field)]))
  // Every field of the list is there.
  return { from: from as Record<SingleField, string>, notes: new Set(contacts.filter(({ notes }) => notes !== '').map(({ id }) => id)) }
}

/** Whether somebody has to choose at all. */
export function isDifferent(contacts: readonly Contact[], field: SingleField): boolean {
  return new Set(contacts.map((contact) => contact[field])).size > 1
}

/** The contact that stays, the one most fields come from, with all that was chosen. */
export function mergedContact(
  contacts: readonly Contact[],
  { from, notes }: MergeChoice,
): { readonly contact: Contact; readonly otherIds: string[] } | undefined {
  const givers = Object.values(from)
  const count = (id: string): number => givers.filter((each) => each === id).length
  const [kept, ...others] = contacts.toSorted((one, other) => count(other.id) - count(one.id))
  if (!kept) return undefined
  const values = singleFields.map((field) => [field, (contacts.find(({ id }) => id === from[field]) ?? kept)[field]] as const)
  const joined = contacts.filter(({ id }) => notes.has(id)).map((contact) => contact.notes)
  const contact = { ...kept, ...Object.fromEntries(values), notes: [...new Set(joined)].filter(Boolean).join('\n\n') }
  return { contact, otherIds: others.map(({ id }) => id) }
}
