import type { InputOf } from '../../../kit/endpoint.ts'
import type { listMails } from '../contract.ts'
import { filters, folderIds, folders, labels, type FilterHandle, type FolderHandle, type LabelHandle } from '../folders.ts'
import type { MailState } from '../mail.ts'

/** Where somebody is in the mailbox: a folder, or what a filter or label brings together from several. */
export type MailPlace =
  | { readonly kind: 'folder'; readonly handle: FolderHandle }
  | { readonly kind: 'filter'; readonly handle: FilterHandle }
  | { readonly kind: 'label'; readonly handle: LabelHandle }

export type MailAddress = { readonly place: MailPlace; readonly mailId: string | undefined }
/** Which mails a list asks the server for. */
export type WhichMails = Pick<InputOf<typeof listMails>, 'folderHandle' | 'filterHandle' | 'labelHandle' | 'q'>

export const mailPath = '/apps/mail'
export const inboxPath = `${mailPath}/inbox`

/** What an address of the app means; nothing where it names a place that does not exist. */
export function addressIn(path: string): MailAddress | undefined {
  const [first = '', ...rest] = path.slice(mailPath.length + 1).split('/')
  const [handle, mailId, ...more] = first === 'filter' || first === 'label' ? rest : [first, ...rest]
  const place = placeOf(first, handle)
  return place && more.length === 0 ? { place, mailId: mailId === '' ? undefined : mailId } : undefined
}

export function pathOf({ kind, handle }: MailPlace, mailId?: string): string {
  const list = kind === 'folder' ? `${mailPath}/${handle}` : `${mailPath}/${kind}/${handle}`
  return mailId === undefined ? list : `${list}/${mailId}`
}

export function whichOf({ kind, handle }: MailPlace, q: string): WhichMails {
  const place = kind === 'folder' ? { folderHandle: handle } : kind === 'filter' ? { filterHandle: handle } : { labelHandle: handle }
  return q.trim() === '' ? place : { ...place, q: q.trim() }
}

/** Whether a mail still belongs where it shows: what was moved away goes at once, before the server has answered. */
export function belongsTo(place: MailPlace, mail: MailState): boolean {
  if (place.kind === 'folder') return mail.folder === folderIds[place.handle]
  if (mail.folder === folderIds.trash || mail.folder === folderIds.spam) return false
  if (place.kind === 'filter') return place.handle === 'starred' ? mail.starred : mail.important
  return labels.some(({ id, handle }) => handle === place.handle && mail.labels.includes(id))
}

/** One object for each place, so that what depends on it stays the same from page to page. */
const places: readonly MailPlace[] = [
  ...folders.map(({ handle }) => ({ kind: 'folder', handle }) as const),
  ...filters.map(({ handle }) => ({ kind: 'filter', handle }) as const),
  ...labels.map(({ handle }) => ({ kind: 'label', handle }) as const),
]

function placeOf(first: string, handle: string | undefined): MailPlace | undefined {
  const kind = first === 'filter' || first === 'label' ? first : 'folder'
  return places.find((place) => place.kind === kind && place.handle === handle)
}
