import { views, type View } from '../contract.ts'

/** Where somebody is: a folder of the files, or one of the views over all of them. */
export type Place = { readonly view: View; readonly folderId?: string | undefined }

const filesPath = '/apps/file-manager'
const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Nothing for an address that leads nowhere. */
export function placeAt(path: string): Place | undefined {
  const [first, second, ...rest] = path.slice(filesPath.length).split('/').filter(Boolean)
  if (rest.length > 0) return undefined
  if (first === undefined) return { view: 'files' }
  if (first === 'folder') return second !== undefined && idShape.test(second) ? { view: 'files', folderId: second } : undefined
  const view = views.find((each) => each === first)
  return view === undefined || view === 'files' || second !== undefined ? undefined : { view }
}

export function pathOf({ view, folderId }: Place): string {
  if (folderId !== undefined) return folderPath(folderId)
  return view === 'files' ? filesPath : `${filesPath}/${view}`
}

/** The address of a folder; none is the top. */
export function folderPath(folderId: string | null): string {
  return folderId === null ? filesPath : `${filesPath}/folder/${folderId}`
}
