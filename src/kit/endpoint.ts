import type { $ZodType, output } from 'zod/v4/core'
import type { Problem, ProblemCode } from './problem.ts'
import { fill } from './texts.ts'

/** Who may make a call: everybody, members of a workspace, its admins, or whoever acts for the tax office in this role. */
export type Access = 'public' | 'signed-in' | 'admin' | 'office' | OfficeRole
export type OfficeRole = (typeof officeRoles)[number]
export const officeRoles = ['office-clerk', 'office-lead', 'office-audit'] as const

/** One call of the product: the only place that says its address, who may make it and what goes over the wire. */
export type Endpoint<I extends $ZodType = $ZodType, O extends $ZodType = $ZodType> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly input: I
  readonly output: O
  /** The media type, where the answer is a file to keep and not JSON; the handler then gives a `FileAnswer`. */
  readonly produces?: string
  /** Name of the limit that guards it; the platform holds the figures. */
  readonly limit?: string
  /** Of a POST that changes and records nothing: what it asks for must not stand in an address, or is too long for one. It may be sent again like a GET. A look of the desk is recorded, so it is none. */
  readonly onlyReads?: true
  /** Takes an `Idempotency-Key`: the same key brings the same answer, however often it is sent. */
  readonly takesKey?: true
  /** Takes a name and a password in an HTTP Basic header; they never stand in an address or a body. */
  readonly takesCredentials?: true
  /** Takes the bytes of a file as its body; the input then stands in the address. */
  readonly takesFile?: true
  /** Takes the bytes of a file as a stream that is never held in memory as a whole; the input then stands in the address. */
  readonly takesStream?: true
  /** How much may be sent; 16 kB unless this says otherwise. */
  readonly mostBytes?: number
  /** A long answer that holds nobody's secrets: compressed on its way, for those who take it so. */
  readonly isLong?: true
  /** Refused unless a page of our own asks: for what sets a cookie although anybody may call it. */
  readonly isForOwnPages?: true
  /** Also for an account that will be deleted: everything else waits until its owner keeps it. */
  readonly isForLeaving?: true
  /** Asked by a page that keeps itself up to date: asking does not keep a session of the tax office alive. */
  readonly isInPassing?: true
  /** Told to those who watch over the installation, however it ends: who may get in, who may do what, and what leaves the house. */
  readonly watched?: SecurityMatter
  /** How outside callers of this endpoint expect a problem to be worded and wrapped. */
  readonly problem?: ProblemWording
}

/** What security events are about. `token` and `access` are those of every endpoint: something shown that is worth nothing, and a role that is not enough. */
export const securityMatters = [
  'sign-in',
  'registration',
  'password-link',
  'password-reset',
  'password-change',
  'second-factor',
  'two-step',
  'passkey',
  'address-link',
  'address-proof',
  'link',
  'role-change',
  'session',
  'access-token',
  'account-export',
  'account-deletion',
  'office-sign-in',
  'export',
  'mail-export',
  'general-extension',
  'closing',
  'token',
  'access',
] as const
export type SecurityMatter = (typeof securityMatters)[number]

type ProblemWording = {
  /** A text may tell how many `{minutes}` to wait. */
  readonly texts: Readonly<Partial<Record<ProblemCode, string>>>
  /** Further fields of the reply beside `code` and `message`. */
  readonly fields: (message: string, problem: Problem) => Readonly<Record<string, string | number>>
}

/** A file as an answer: the name under which it is saved, what is in it, and its media type where the endpoint leaves it open. */
export type FileAnswer = {
  readonly name: string
  readonly content: Uint8Array | string | AsyncIterable<Uint8Array>
  readonly type?: string
  /** Of what is read bit by bit, where it is known: how many bytes come. */
  readonly size?: number
  /** Shown in the page that asks rather than saved. */
  readonly isInline?: boolean
  /** Only this part of the whole was asked for; none where it lies behind the end. */
  readonly part?: FilePart | 'none'
  /** Of what may be shown from the browser's own copy as long as this stays the same. */
  readonly tag?: string
}
/** From the first to the last byte, both of them included. */
export type FilePart = { readonly first: number; readonly last: number; readonly whole: number }

/** Our side of the contract, after the wire names are translated. */
export type InputOf<E extends Endpoint> = output<E['input']>
export type OutputOf<E extends Endpoint> = output<E['output']>

export function endpoint<I extends $ZodType, O extends $ZodType>(definition: Endpoint<I, O>): Endpoint<I, O> {
  return definition
}

/** Whether a call may be sent again where nobody knows what became of it. Signing in only looks like reading. */
export function mayRepeat({ method, onlyReads, takesCredentials }: Pick<Endpoint, 'method' | 'onlyReads' | 'takesCredentials'>): boolean {
  return onlyReads ?? (method === 'GET' && !takesCredentials)
}

/** How an endpoint words a problem. Nobody is told to come back in one minute, so that the plural is always right. */
export function problemWords(wording: ProblemWording | undefined, { code, message, retryAfterSeconds = 0 }: Problem): string {
  const minutes = Math.max(2, Math.ceil(retryAfterSeconds / 60))
  return fill(wording?.texts[code] ?? message, { minutes })
}
