import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Target = { readonly address: string; readonly port: number }
export type OutsideFile = { readonly kind: 'fetched'; readonly content: Buffer } | { readonly kind: 'refused' | 'failed' }

type Options = {
  readonly mostBytes: number
  readonly timeoutMs: number
  readonly accept: string
  /** Where a connection may go; asked for every address that a name stands for. */
  readonly allows?: (target: Target) => boolean
  readonly resolve?: (name: string) => Promise<readonly string[]>
}

const mostRedirects = 3

/** The open internet, at the ports of the web. */
export function isOutside({ address, port }: Target): boolean {
  return (port === 80 || port === 443) && isPublicAddress(address)
}

/**
 * Fetches what somebody else's text points to. That text may point anywhere, so nothing inside is ever reached: each address is checked,
 * and the connection goes to the address that was checked, whatever the name stands for a moment later.
 */
export async function fetchOutside(url: string, options: Options): Promise<OutsideFile> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    let next = url
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const asked = webAddress(next)
      const address = asked && (await checkedAddress(asked, options))
      if (!asked || address === undefined) return { kind: 'refused' }
      const reply = await ask(asked, address, { signal, accept: options.accept })
      const elsewhere = redirectOf(reply)
      if (elsewhere === undefined) return await contentOf(reply, options.mostBytes)
      reply.destroy()
      next = new URL(elsewhere, asked).href
    }
    return { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

function webAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain ? url : undefined
}

/** One address is enough to refuse: a name that stands for inner and outer ones is up to no good. */
async function checkedAddress(url: URL, { allows = isOutside, resolve = addressesOf }: Options): Promise<string | undefined> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await resolve(name)
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return addresses.every((address) => allows({ address, port })) ? addresses[0] : undefined
}

async function addressesOf(name: string): Promise<readonly string[]> {
  return (await lookUp(name, { all: true })).map(({ address }) => address)
}

type Asking = { readonly signal: AbortSignal; readonly accept: string }

function ask(url: URL, address: string, { signal, accept }: Asking): Promise<IncomingMessage> {
  const family = isIP(address)
  const pinned: LookupFunction = (_name, { all }, answer) => (all ? answer(null, [{ address, family }]) : answer(null, address, family))
  // Nothing that says who reads: no cookie, no referrer, no connection kept from before.
  const options: RequestOptions = { signal, lookup: pinned, agent: false, headers: { accept, 'user-agent': 'Mozilla/5.0' } }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecurely(url, options, resolve) : requestPlainly(url, options, resolve)
    request.on('error', reject).end()
  })
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

async function contentOf(reply: IncomingMessage, mostBytes: number): Promise<OutsideFile> {
  const parts: Buffer[] = []
  let size = 0
  if (reply.statusCode !== 200) {
    reply.destroy()
    return { kind: 'failed' }
  }
  for await (const part of reply) {
    const piece = part as Buffer // no encoding was set
    size += piece.length
    // Leaving the loop closes the connection.
    if (size > mostBytes) return { kind: 'failed' }
    parts.push(piece)
  }
  return { kind: 'fetched', content: Buffer.concat(parts) }
}
