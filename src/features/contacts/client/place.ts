/** Where somebody is in the address book, and who is open there. */
export type Place =
  | { readonly kind: 'list'; readonly id: ListId; readonly contactId?: string | undefined }
  | { readonly kind: 'group'; readonly groupId: string; readonly contactId?: string | undefined }
  | { readonly kind: 'duplicates' }

const listIds = ['all', 'frequent', 'starred', 'bin'] as const
export type ListId = (typeof listIds)[number]

export const contactsPath = '/apps/contacts'
const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Nothing for an address that leads nowhere. */
export function placeAt(path: string): Place | undefined {
  const [first = 'all', ...rest] = path.slice(contactsPath.length).split('/').filter(Boolean)
  if (first === 'duplicates') return rest.length === 0 ? { kind: 'duplicates' } : undefined
  const [groupId, ...others] = rest
  if (first === 'group') {
    if (groupId === undefined || !idShape.test(groupId)) return undefined
    const contactId = contactIn(others)
    return contactId === 'wrong' ? undefined : { kind: 'group', groupId, contactId }
  }
  const id = listIds.find((each) => each === first)
  const contactId = contactIn(rest)
  return id === undefined || contactId === 'wrong' ? undefined : { kind: 'list', id, contactId }
}

/** The address of a place without what is open in it. */
export function pathOf(place: Place): string {
  if (place.kind === 'duplicates') return `${contactsPath}/duplicates`
  return place.kind === 'group' ? `${contactsPath}/group/${place.groupId}` : `${contactsPath}/${place.id}`
}

function contactIn(parts: readonly string[]): string | undefined {
  if (parts.length === 0) return undefined
  const [only = '', ...rest] = parts
  return rest.length === 0 && idShape.test(only) ? only : 'wrong'
}
