import { inPages, type Pages } from '../../../../shell/parts/paging/use-paged-list.ts'
import type { Mail, MailState } from '../../mail.ts'

export type Marks = Partial<Pick<MailState, 'read' | 'starred' | 'important'>>

/** A change of what can change about mails. `before` is how each of them was: enough to bring back exactly that. */
export type MailChange = { readonly before: readonly MailState[] } & (
  | { readonly kind: 'mark'; readonly marks: Marks }
  | { readonly kind: 'move'; readonly folder: number }
  | { readonly kind: 'label'; readonly labelId: number; readonly isOn: boolean }
  /** Back to how they were. */
  | { readonly kind: 'restore' }
)

export function stateAfter(state: MailState, change: MailChange): MailState {
  switch (change.kind) {
    case 'mark':
      return { ...state, ...change.marks }
    case 'move':
      return { ...state, folder: change.folder }
    case 'label': {
      const others = state.labels.filter((id) => id !== change.labelId)
      return { ...state, labels: change.isOn ? [...others, change.labelId].toSorted((one, other) => one - other) : others }
    }
    case 'restore':
      return change.before.find(({ id }) => id === state.id) ?? state
  }
}

/** The change in whatever the app keeps of the server: pages of mails, a conversation, one mail. The rest has no mails in it. */
export function cachedAfter(value: unknown, change: MailChange): unknown {
  const ids = new Set(change.before.map(({ id }) => id))
  const changed = (mail: Mail): Mail => (ids.has(mail.id) ? { ...mail, ...stateAfter(stateOf(mail), change) } : mail)
  if (isPages(value)) return inPages(value, (mails) => mails.map(changed))
  if (Array.isArray(value)) return value.map((each: unknown) => (isMail(each) ? changed(each) : each))
  return isMail(value) ? changed(value) : value
}

/** The pages without these mails. */
export function cachedWithout(value: unknown, ids: ReadonlySet<string>): unknown {
  if (isPages(value)) return inPages(value, (mails) => mails.filter(({ id }) => !ids.has(id)))
  return Array.isArray(value) ? value.filter((each: unknown) => !isMail(each) || !ids.has(each.id)) : value
}

export function stateOf({ id, folder, labels, read, starred, important }: MailState): MailState {
  return { id, folder, labels, read, starred, important }
}

function isPages(value: unknown): value is Pages<Mail> {
  return typeof value === 'object' && value !== null && 'pages' in value
}

function isMail(value: unknown): value is Mail {
  return typeof value === 'object' && value !== null && 'threadId' in value
}
