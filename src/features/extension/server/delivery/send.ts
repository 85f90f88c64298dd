import { Agent as PlainAgent, request as requestPlainly, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestSecurely } from 'node:https'
import { z } from 'zod'
import type { Failure } from './back-off.ts'
import type { Message } from './message.ts'

/** Where the tax system takes decisions. */
export type Goal = { readonly url: string; readonly token?: string | undefined }

export type Send = (key: string, message: Message) => Promise<Failure | undefined>

const patience = 5000
const mostBytes = 64 * 1024

/** Tells one decision under its key. Says what went wrong, or nothing where the tax system confirmed this very reference. */
export function createSend({ url, token }: Goal): Send & { readonly close: () => void } {
  const isSecure = new URL(url).protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true })
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }

  const send: Send = async (key, message) => {
    const signal = AbortSignal.timeout(patience)
    const options = { method: 'POST', agent, signal, headers: { ...headers, 'idempotency-key': key } }
    try {
      const reply = await new Promise<IncomingMessage>((resolve, reject) => {
        // Whatever the environment of the process says: who cannot prove to be the tax system is told nothing.
        const request = isSecure
          ? requestSecurely(url, { ...options, rejectUnauthorized: true }, resolve)
          : requestPlainly(url, options, resolve)
        request.on('error', reject).end(JSON.stringify(message))
      })
      return faultOf(reply, await bodyOf(reply), message)
    } catch (error) {
      return failed(signal.aborted ? 'timeout' : reasonOf(error))
    }
  }
  return Object.assign(send, { close: () => agent.destroy() })
}

async function bodyOf(reply: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of reply) {
    const piece = part as Buffer // no encoding was set
    bytes += piece.length
    // Leaving the loop closes the connection.
    if (bytes > mostBytes) return undefined
    parts.push(piece)
  }
  return Buffer.concat(parts).toString('utf8')
}

const Confirmed = z.object({ reference: z.string() })

function faultOf({ statusCode: status = 0, headers }: IncomingMessage, body: string | undefined, message: Message): Failure | undefined {
  if (status < 200 || status > 299) {
    const isRefusal = status >= 400 && status < 500 && ![408, 425, 429].includes(status)
    const retryAfterSeconds = secondsIn(headers['retry-after'])
    return { reason: `status-${status}`, isRefusal, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  }
  if (body === undefined) return failed('too-large')
  const read = parsed(body)
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

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'refused'
  if (/^(ECONNRESET|EPIPE|ECONNABORTED)$/.test(code)) return 'cut'
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'unknown-host'
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO|ISSUER|HOSTNAME/.test(code)) return 'tls'
  return 'failed'
}
