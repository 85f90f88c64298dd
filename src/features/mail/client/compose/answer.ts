import type { Mail, Person } from '../../mail.ts'
import { filesOf, nothingWritten, type Beginning } from './written.ts'

/** What both kinds of answer need to know: who answers, and the text they begin with. */
type Answering = { readonly own: string; readonly message: string }

/** To whoever wrote it; for one's own message, to those it went to. */
export function replyTo(mail: Mail, { own, message }: Answering): Beginning {
  return {
    ...answerOf(mail, message),
    written: { ...nothingWritten, to: writersOf(mail, own), subject: prefixed('Re', mail.subject), message },
  }
}

/** Also to everybody else who got it, but not to oneself. */
export function replyToAll(mail: Mail, { own, message }: Answering): Beginning {
  const writers = writersOf(mail, own)
  const isOwn = same(mail.from.email, own)
  const to = unique([...writers, ...(isOwn ? [] : mail.to)], [own])
  const cc = unique(mail.cc, [own, ...to.map(({ email }) => email)])
  return {
    ...answerOf(mail, message),
    written: { ...nothingWritten, to: to.length > 0 ? to : writers, cc, subject: prefixed('Re', mail.subject), message },
  }
}

/** To somebody new, with everything that came with it. */
export function forwardOf(mail: Mail, message: string): Beginning {
  return {
    written: { ...nothingWritten, subject: prefixed('Fwd', mail.subject), message },
    files: filesOf(mail.attachments),
    isAnswer: false,
  }
}

function answerOf(mail: Mail, message: string): Omit<Beginning, 'written'> {
  return { files: [], answersId: mail.id, isAnswer: message !== '' }
}

function writersOf({ from, to }: Mail, own: string): readonly Person[] {
  return same(from.email, own) && to.length > 0 ? to : [{ name: from.name, email: from.email }]
}

/** `Re: Re: AW: x` is no better than `Re: x`. German mail programs write AW and WG. */
function prefixed(prefix: 'Re' | 'Fwd', subject: string): string {
  const begin = prefix === 'Re' ? /^(?:\s*(?:re|aw|antw)\s*:)+\s*/i : /^(?:\s*(?:fwd?|wg)\s*:)+\s*/i
  return `${prefix}: ${subject.replace(begin, '')}`.slice(0, 998)
}

function unique(people: readonly Person[], without: readonly string[]): readonly Person[] {
  const seen = new Set(without.map((email) => email.toLowerCase()))
  return people.filter(({ email }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()))
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
