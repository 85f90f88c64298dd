import { z } from 'zod'
import { createOutgoingPost, type Posted } from '../../../../platform/outgoing-post.ts'
import { traceHere } from '../../../../platform/tracing.ts'
import type { Failure } from './back-off.ts'
import type { GeneralMessage, Message } from './message.ts'

/** Where the tax system takes decisions. */
export type Goal = { readonly url: string; readonly token?: string | undefined }

export type Send = (key: string, message: Message | GeneralMessage) => Promise<Failure | undefined>

const patience = 5000

/** Tells one decision under its key. Says what went wrong, or nothing where the tax system confirmed this very reference. */
export function createSend({ url, token }: Goal): Send & { readonly close: () => void } {
  const post = createOutgoingPost({ url, timeoutMs: patience })
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  const send: Send = async (key, message) => {
    const traceparent = traceHere()
    const trace = traceparent === undefined ? {} : { traceparent }
    const posted = await post(JSON.stringify(message), { ...headers, ...trace, 'idempotency-key': key })
    return posted.kind === 'failed' ? failed(posted.reason) : faultOf(posted, message)
  }
  return Object.assign(send, { close: post.close })
}

const Confirmed = z.object({ reference: z.string() })

function faultOf({ status, headers, text }: Extract<Posted, { kind: 'replied' }>, message: Message | GeneralMessage): Failure | undefined {
  if (status < 200 || status > 299) {
    const isRefusal = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
    const retryAfterSeconds = secondsIn(headers['retry-after'])
    return { reason: `status-${status}`, isRefusal, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  }
  if (text === undefined) return failed('too-large')
  const read = parsed(text)
  if (read === undefined) return failed('not-json')
  const confirmed = Confirmed.safeParse(read)
  if (!confirmed.success) return failed('wrong-schema')
  return confirmed.data.reference === message.reference ? undefined : failed('wrong-reference')
}

function failed(reason: string): Failure {
  return { reason, isRefusal: false }
}

/** Seconds, or a date in the old form of mail headers. */
function secondsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return seconds > 0 ? seconds : undefined
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) ?? null
  } catch {
    return undefined
  }
}
