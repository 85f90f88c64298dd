import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Endpoint } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import { languages, locales, type Language } from '../kit/texts.ts'
import { browserName, deviceOfCall, type BrowserName, type DeviceClass } from './device.ts'

/** How somebody asks: from where, under which key, what they show to be let in at busy times, in which language of ours and on which kind of device. */
export type Asked = {
  readonly address: string
  readonly key?: string
  readonly work?: string
  readonly language?: Language
  readonly device?: DeviceClass | undefined
}

/** The same with what only a browser that signs in brings along. */
export type Asking = Asked & {
  readonly credentials?: Credentials
  /** The bytes of an endpoint that takes a file. */
  readonly file?: Uint8Array
  /** The same of one that takes a stream, as they come. */
  readonly stream?: Readable
  /** Which part of a file is wanted, as the browser words it. */
  readonly range?: string
  /** The host that the browser believes to speak to; programs may say what they like. */
  readonly host: string
  /** What asks, in words for the list of sessions. */
  readonly browser: BrowserName
  readonly cookie: (name: CookieName) => string | undefined
  readonly setCookie: (cookie: Cookie) => void
  /** Whose account it is about, where only the handler finds that out. */
  readonly isAbout: (id: string) => void
}
type Credentials = { readonly name: string; readonly password: string }

/** Cookies of this name are kept by browsers for this host alone, and sent over encrypted lines only. */
export type CookieName = `__Host-${string}`
type Cookie = {
  readonly name: CookieName
  /** Empty to forget it. */
  readonly value: string
  readonly sameSite: 'Strict' | 'Lax'
  /** Without it the cookie ends with the browser. */
  readonly seconds?: number
}

export function readAsking(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Omit<Asking, 'isAbout'> {
  return {
    ...readAsked(endpoint, request),
    ...(endpoint.takesCredentials ? readCredentials(request.headers.authorization) : {}),
    ...(endpoint.takesFile && request.body instanceof Buffer ? { file: request.body } : {}),
    ...(endpoint.takesStream && request.body instanceof Readable ? { stream: request.body } : {}),
    ...(request.headers.range === undefined ? {} : { range: request.headers.range }),
    host: request.headers.host ?? '',
    browser: browserName(request.headers),
    cookie: (name) => readCookie(request, name),
    setCookie: (cookie) => void reply.header('set-cookie', writtenCookie(cookie)),
  }
}

/** Long enough that nobody meets another's key by chance. */
const keyShape = /^[\w-]{16,64}$/

function readAsked(endpoint: Endpoint, request: FastifyRequest): Asked {
  const { ip: address, headers } = request
  const { 'idempotency-key': key, 'proof-of-work': work } = headers
  const language = languageIn(headers['accept-language'])
  const asked = { address, device: deviceOfCall(request), ...(language === undefined ? {} : { language }) }
  if (!endpoint.takesKey || key === undefined) return asked
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new Problem('unreadable', 'The Idempotency-Key must have 16 to 64 letters, digits, dashes or underscores.')
  }
  return typeof work === 'string' ? { ...asked, key, work } : { ...asked, key }
}

/** The first one named, which is that of the page for our own pages; programs often name none. */
function languageIn(header = ''): Language | undefined {
  if (header === locales.ls) return 'ls'
  const named = header.slice(0, 2).toLowerCase()
  return languages.find((language) => language === named && language !== 'ls')
}

/** RFC 7617, in UTF-8: the name ends at the first colon, the password may have more of them. */
function readCredentials(header = ''): { readonly credentials?: Credentials } {
  const [, encoded] = /^Basic ([\w+/]+=*)$/i.exec(header) ?? []
  if (encoded === undefined) return {}
  const [, name, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  return name === undefined || password === undefined ? {} : { credentials: { name, password } }
}

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: CookieName): string | undefined {
  const pairs = (headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function writtenCookie({ name, value, sameSite, seconds }: Cookie): string {
  const age = value === '' ? '; Max-Age=0' : seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${age}`
}
