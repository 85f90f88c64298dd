import { z } from 'zod'
import type { OutgoingPost, Posted } from '../../../../platform/outgoing-post.ts'
import { submitExtension, type ExtensionRequest } from '../../contract.ts'
import { readReply, type Reply } from './reply.ts'

/** No answer; the reason is a word for the log. */
export type Failure = { readonly kind: 'failed'; readonly reason: string }

export type Place = { readonly post: OutgoingPost; readonly token?: string | undefined }

export type Question = {
  readonly request: ExtensionRequest
  readonly key: string
  /** For systems that look at it: what is asked again later is decided as of its receipt. */
  readonly receivedAt: Date
}

/** Asks the canton's tax system once. What comes back is an answer to this very request or a failure; nothing is thrown. */
export async function askOnce({ post, token }: Place, { request, key, receivedAt }: Question): Promise<Reply | Failure> {
  const posted = await post(JSON.stringify(z.encode(submitExtension.input, request)), {
    'content-type': 'application/json',
    accept: 'application/json',
    'idempotency-key': key,
    'received-at': receivedAt.toISOString(),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  })
  return posted.kind === 'failed' ? posted : replyIn(posted, request.period, key)
}

/** Ours to mend or only for a while: whatever they say, it is no answer to the person. */
const notAnswers = new Set([401, 403, 407, 408, 425, 429])

function replyIn({ status, headers, text }: Extract<Posted, { kind: 'replied' }>, period: number, key: string): Reply | Failure {
  const isRefusal = status >= 400 && status < 500 && !notAnswers.has(status)
  if (!isRefusal && (status < 200 || status > 299)) return failed(`status-${status}`)
  if (text === undefined) return failed('too-large')
  // Systems that repeat the key show to whom they answer.
  if ((headers['idempotency-key'] ?? key) !== key) return failed('other-request')
  const reply = readReply(text, period)
  return reply && (reply.kind === 'rejected' || !isRefusal) ? reply : failed('unreadable')
}

function failed(reason: string): Failure {
  return { kind: 'failed', reason }
}
