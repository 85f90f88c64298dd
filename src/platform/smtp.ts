import { createTransport } from 'nodemailer'
import type { MailComposerOptions } from 'nodemailer'

/** What became of a message at the next mail server. */
type Handed =
  | { readonly kind: 'accepted' }
  /** For good; the reason is for the sender. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not now: the server is away or busy. The reason is a short word. Where the line broke nobody knows whether the server took the message. */
  | { readonly kind: 'later'; readonly reason: string; readonly isUnsent: boolean }

export type OutgoingMessage = MailComposerOptions & { readonly envelope: { readonly from: string; readonly to: string } }
export type Smtp = { readonly hand: (message: OutgoingMessage) => Promise<Handed>; readonly close: () => void }

/** The line is encrypted unless it does not leave this machine. */
function transportTo(url: string) {
  const { hostname } = new URL(url)
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return createTransport({
    url,
    ...(isHere ? { ignoreTLS: true } : { requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Throws if the mail server does not answer or does not take our login. */
export async function greetMailServer(url: string): Promise<void> {
  const transport = transportTo(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Hands messages to a mail server. */
export function createSmtp(url: string): Smtp {
  const transport = transportTo(url)
  return {
    hand: async (message) => {
      try {
        await transport.sendMail(message)
        return { kind: 'accepted' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** RFC 5321: replies from 500 are final, those from 400 and a line that breaks are not. A wrong password is ours to mend, not final. */
function outcomeOf(error: unknown): Handed {
  const { responseCode, code, syscall, timeoutType } = error as SmtpError
  if (code === 'EAUTH' || code === 'ENOAUTH') return { kind: 'later', reason: 'sign-in', isUnsent: true }
  if (responseCode !== undefined && responseCode >= 500) {
    return { kind: 'refused', reason: `Their mail server refuses it (${responseCode}).` }
  }
  if (responseCode !== undefined) return { kind: 'later', reason: String(responseCode), isUnsent: true }
  const isUnsent = code === 'EDNS' || syscall === 'connect' || /^(CONNECT|GREETING)_TIMEOUT$/.test(timeoutType ?? '')
  return { kind: 'later', reason: code ?? 'failed', isUnsent }
}

/** What nodemailer and Node add to errors, where they do. */
type SmtpError = {
  readonly responseCode?: number
  readonly code?: string
  readonly syscall?: string
  readonly timeoutType?: string
}
