/** What the address asks to write: something new, a draft that is there, or an answer to a mail. */
export type Compose =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'reply' | 'reply-all' | 'forward'; readonly id: string }

const id = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}'
const answer = new RegExp(`^(reply-all|reply|forward)-(${id})$`)
const draft = new RegExp(`^${id}$`)

/** Nothing for what is no such value: it is ignored, as with every parameter. */
export function composeOf(text: string | null): Compose | undefined {
  if (text === null) return undefined
  if (text === 'new') return { kind: 'new' }
  if (draft.test(text)) return { kind: 'draft', id: text }
  const [, kind, mailId] = answer.exec(text) ?? []
  if (mailId === undefined) return undefined
  return { kind: kind === 'forward' ? 'forward' : kind === 'reply' ? 'reply' : 'reply-all', id: mailId }
}
