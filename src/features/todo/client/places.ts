import type { Todo } from '../contract.ts'
import { filters, folders, labels, type FilterHandle, type LabelHandle } from '../lists.ts'

export const todoPath = '/apps/todo'

/** What somebody looks at. */
export type Place =
  | { readonly kind: 'folder'; readonly handle: 'all' }
  | { readonly kind: 'filter'; readonly handle: FilterHandle }
  | { readonly kind: 'label'; readonly handle: LabelHandle }

/** `new`, or the id of the task that is open. */
type Address = { readonly place: Place; readonly openId: string | undefined }

/** What an address below the path of the app asks for; nothing where there is no such place. */
export function addressAt(path: string): Address | undefined {
  const [first = '', second, third, ...rest] = path.slice(todoPath.length + 1).split('/')
  if (rest.length > 0) return undefined
  if (first === 'filter' || first === 'label') return withPlace(placeNamed(first, second), third)
  return third === undefined ? withPlace(placeNamed('folder', first), second) : undefined
}

export function pathOf({ kind, handle }: Place, openId?: string): string {
  const parts = [todoPath, ...(kind === 'folder' ? [] : [kind]), handle, ...(openId === undefined ? [] : [openId])]
  return parts.join('/')
}

/** How the calls name it. */
export function whichOf({ kind, handle }: Place): {
  readonly folderHandle?: 'all'
  readonly filterHandle?: FilterHandle
  readonly labelHandle?: LabelHandle
} {
  if (kind === 'folder') return { folderHandle: handle }
  return kind === 'filter' ? { filterHandle: handle } : { labelHandle: handle }
}

/** Whether a task still belongs there, as far as it says so itself; what the clock decides, the server decides. */
export function isIn(place: Place, todo: Todo): boolean {
  if (place.kind === 'filter' && place.handle === 'deleted') return todo.deleted
  if (todo.deleted) return false
  if (place.kind === 'label') return todo.labels.some((id) => labels.find((label) => label.id === id)?.handle === place.handle)
  if (place.kind === 'folder' || place.handle === 'today') return true
  if (place.handle === 'dueDate') return todo.dueDate !== null
  return place.handle === 'overdue' ? todo.dueDate !== null && !todo.completed : todo[place.handle]
}

function placeNamed(kind: Place['kind'], handle: string | undefined): Place | undefined {
  if (kind === 'folder') return folders.some((each) => each.handle === handle) ? { kind, handle: 'all' } : undefined
  if (kind === 'filter') {
    const filter = filters.find((each) => each.handle === handle)
    return filter && { kind, handle: filter.handle }
  }
  const label = labels.find((each) => each.handle === handle)
  return label && { kind, handle: label.handle }
}

function withPlace(place: Place | undefined, openId: string | undefined): Address | undefined {
  return place && { place, openId }
}
