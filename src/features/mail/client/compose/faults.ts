import { fill } from '../../../../kit/texts.ts'
import { isAddress } from '../../addresses.ts'
import type { Person } from '../../mail.ts'
import type { DraftFile } from './draft-files.ts'
import type { texts as original } from './texts.ts'
import type { Written } from './written.ts'

type Texts = Readonly<Record<keyof typeof original, string>>

/** Where it says so, and what is wrong. */
export type Fault = { readonly place: 'to' | 'cc' | 'bcc' | 'message' | 'files'; readonly text: string }

/** What keeps the message from being sent, the first thing first. */
export function faultsOf({ to, cc, bcc, message }: Written, files: readonly DraftFile[], texts: Texts): readonly Fault[] {
  const kinds = new Set(files.map(({ state }) => state.kind))
  return [
    ...(to.length + cc.length + bcc.length === 0 ? [{ place: 'to', text: texts.noRecipient } as const] : []),
    ...wrongIn('to', to, texts),
    ...wrongIn('cc', cc, texts),
    ...wrongIn('bcc', bcc, texts),
    ...(message.length > 1_000_000 ? [{ place: 'message', text: texts.messageTooLong } as const] : []),
    ...(kinds.has('going') ? [{ place: 'files', text: texts.waitForFiles } as const] : []),
    ...(kinds.has('failed') ? [{ place: 'files', text: texts.failedFiles } as const] : []),
  ]
}

/** Addresses that are none are told as soon as they stand there. */
export function wrongIn(place: 'to' | 'cc' | 'bcc', people: readonly Person[], texts: Texts): readonly Fault[] {
  const wrong = people.filter(({ email }) => !isAddress(email)).map(({ email }) => email)
  return wrong.length === 0 ? [] : [{ place, text: fill(texts.wrongAddresses as '{addresses}', { addresses: wrong.join(', ') }) }]
}
