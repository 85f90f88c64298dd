import { Agent as PlainAgent, request as requestPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestSecurely } from 'node:https'

/** What came back from another system; nothing in place of the text where there was more of it than anybody needs. */
export type Posted =
  | { readonly kind: 'replied'; readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string | undefined }
  /** A short word for the log, never what was sent or said. */
  | { readonly kind: 'failed'; readonly reason: string }

export type OutgoingPost = {
  (text: string, headers: Readonly<Record<string, string>>): Promise<Posted>
  /** Lets go of the connections that were kept for the next one. */
  readonly close: () => void
}

type Options = { readonly url: string; readonly timeoutMs: number }

const mostBytes = 64 * 1024

/** Sends to one address of another system: within the time, to nobody who cannot prove to be it, and not where it may point to. */
export function createOutgoingPost({ url, timeoutMs }: Options): OutgoingPost {
  const isSecure = new URL(url).protocol === 'https:'
  // Connections are kept for the next one, but keep nobody from ending.
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new PlainAgent({ keepAlive: true })
  const post = async (text: string, headers: Readonly<Record<string, string>>): Promise<Posted> => {
    const signal = AbortSignal.timeout(timeoutMs)
    const body = Buffer.from(text)
    const options = { method: 'POST', agent, signal, headers: { ...headers, 'content-length': body.length } }
    try {
      const reply = await new Promise<IncomingMessage>((resolve, reject) => {
        // Whatever the environment of the process says.
        const request = isSecure
          ? requestSecurely(url, { ...options, rejectUnauthorized: true }, resolve)
          : requestPlainly(url, options, resolve)
        request.on('error', reject).end(body)
      })
      return { kind: 'replied', status: reply.statusCode ?? 0, headers: reply.headers, text: await boundedText(reply) }
    } catch (error) {
      return { kind: 'failed', reason: signal.aborted ? 'timeout' : reasonOf(error) }
    }
  }
  return Object.assign(post, { close: () => agent.destroy() })
}

async function boundedText(reply: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply) {
    const piece = part as Buffer // no encoding was set
    size += piece.length
    // Leaving the loop closes the connection.
    if (size > mostBytes) return undefined
    parts.push(piece)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'refused'
  if (/^(ECONNRESET|EPIPE|ECONNABORTED)$/.test(code)) return 'cut'
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'unknown-host'
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO|ISSUER|HOSTNAME/.test(code)) return 'tls'
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not-text' : 'failed'
}
