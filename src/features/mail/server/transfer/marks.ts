import { folders, labels } from '../../folders.ts'

/** What mail programs note in headers of their files, because a message itself does not know it. */
export type Marks = {
  readonly read: boolean
  readonly starred: boolean
  readonly important: boolean
  readonly labels: readonly number[]
  readonly folder: number | undefined
  /** To the millisecond, which `Date` does not tell. */
  readonly time: string | undefined
  readonly threadId: string | undefined
  readonly avatar: string
}

const important = 'Important'

export function headersOf(marks: Marks): Readonly<Record<string, string>> {
  const titles = labels.filter(({ id }) => marks.labels.includes(id)).map(({ title }) => title)
  const keywords = [...(marks.important ? [important] : []), ...titles].join(', ')
  return {
    Status: marks.read ? 'RO' : 'O',
    ...(marks.starred ? { 'X-Status': 'F' } : {}),
    ...(keywords === '' ? {} : { 'X-Keywords': keywords }),
    ...(marks.folder === undefined ? {} : { 'X-Folder': folders[marks.folder]?.handle ?? '' }),
    ...(marks.time === undefined ? {} : { 'X-Time': marks.time }),
    ...(marks.threadId === undefined ? {} : { 'X-Thread': marks.threadId }),
    ...(marks.avatar === '' ? {} : { 'X-Avatar': marks.avatar }),
  }
}

/** Without a word about it, a mail counts as read: what somebody brings along they have seen elsewhere. */
export function marksIn(headers: readonly { readonly key: string; readonly value: string }[]): Marks {
  const valueOf = (name: string): string | undefined => headers.find(({ key }) => key === name)?.value.trim()
  const keywords = (valueOf('x-keywords') ?? '').split(/\s*,\s*/).map((word) => word.toLowerCase())
  const [time, threadId, status] = [valueOf('x-time'), valueOf('x-thread'), valueOf('status')]
  const avatar = valueOf('x-avatar') ?? ''
  return {
    read: status === undefined || status.includes('R'),
    starred: /F/.test(valueOf('x-status') ?? ''),
    important: keywords.includes(important.toLowerCase()),
    labels: labels.filter(({ handle, title }) => keywords.includes(handle) || keywords.includes(title.toLowerCase())).map(({ id }) => id),
    folder: folders.find(({ handle }) => handle === valueOf('x-folder')?.toLowerCase())?.id,
    time: time !== undefined && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) && !Number.isNaN(Date.parse(time)) ? time : undefined,
    threadId: threadId !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(threadId) ? threadId : undefined,
    avatar: avatar.length <= 2000 ? avatar : '',
  }
}
