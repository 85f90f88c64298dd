import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { readMail } from '../../contract.ts'
import { folderIds } from '../../folders.ts'
import type { Mail } from '../../mail.ts'
import { useMailKey } from '../mail-queries.ts'
import { forwardOf, replyTo, replyToAll } from './answer.ts'
import { composeWords } from './compose-words.ts'
import { passedOn, quoted } from './quote.ts'
import type { ComposeSession } from './use-compose-address.ts'
import { beginningOfDraft, nothingWritten, type Beginning } from './written.ts'

export type BeginningState =
  | { readonly kind: 'ready'; readonly beginning: Beginning; /** The draft as the server has it. */ readonly stored?: Mail }
  | { readonly kind: 'reading' }
  | { readonly kind: 'not-a-draft' }
  | { readonly kind: 'failed'; readonly cause: Error; readonly retry: () => void }

/** How the message begins: empty, as it was left, or with what is answered. Read once; what changes later does not overwrite anybody. */
export function useBeginning({ id, compose, to }: ComposeSession): BeginningState {
  const beginningOf = useBeginningOf()
  const sourceId = compose.kind === 'new' ? undefined : compose.id
  const {
    data: mail,
    error,
    refetch,
  } = useQuery({
    queryKey: [...useMailKey(), 'beginning', id, sourceId],
    queryFn: ({ signal }) => call(readMail, { mailId: sourceId ?? '' }, { signal }),
    enabled: sourceId !== undefined,
    // A draft is opened as it is now, and then belongs to whoever writes it.
    staleTime: Infinity,
    gcTime: 0,
  })
  return useMemo((): BeginningState => {
    if (compose.kind === 'new')
      return { kind: 'ready', beginning: { written: { ...nothingWritten, to }, files: [], isAnswer: to.length > 0 } }
    if (error) return { kind: 'failed', cause: error, retry: () => void refetch() }
    if (!mail) return { kind: 'reading' }
    if (compose.kind !== 'draft') return { kind: 'ready', beginning: beginningOf(compose.kind, mail) }
    if (mail.folder !== folderIds.drafts) return { kind: 'not-a-draft' }
    return { kind: 'ready', beginning: beginningOfDraft(mail), stored: mail }
  }, [compose, to, error, mail, refetch, beginningOf])
}

/** Answers are written in the language of whoever writes them. */
function useBeginningOf(): (kind: 'reply' | 'reply-all' | 'forward', mail: Mail) => Beginning {
  const texts = useTexts(composeWords)
  const formats = useFormats()
  const own = useUser()?.email ?? ''
  return useMemo(
    () => (kind, mail) => {
      const who = mail.from.name || mail.from.email
      if (kind === 'forward') {
        const lines = [
          texts.forwarded,
          fill(texts.forwardedFrom, { text: `${who} <${mail.from.email}>` }),
          fill(texts.forwardedDate, { text: formats.date(mail.time, 'exact', new Date()) }),
          fill(texts.forwardedSubject, { text: mail.subject }),
          fill(texts.forwardedTo, { text: mail.to.map(({ name, email }) => name || email).join(', ') }),
        ]
        return forwardOf(mail, passedOn(mail, lines))
      }
      const line = fill(texts.wrote, { who, when: formats.date(mail.time, 'day', new Date()) })
      return (kind === 'reply' ? replyTo : replyToAll)(mail, { own, message: quoted(mail, line) })
    },
    [texts, formats, own],
  )
}
