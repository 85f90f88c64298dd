import { z } from 'zod'
import { address, choice, whole } from './config-parts.ts'

const example = 'smtps://name:password@mail.example:465'

/**
 * How mails leave the installation: without a server for them, only accounts of the installation can be written to. And whether pictures
 * that mails point to elsewhere are fetched.
 */
export const mailSettings = {
  SMTP_URL: address(/^smtps?$/, example).optional(),
  SMTP_FROM: z.email('must be an address like workspace@steuern.example').optional(),
  ADDRESS_KEY: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters and no blanks')
    .optional(),
  MAIL_HOLD_SECONDS: whole(0, 60).default(15),
  MAIL_PICTURES: choice(),
  MAIL_PER_ACCOUNT: whole(1, 100_000).default(100),
  MAIL_PER_WORKSPACE: whole(1, 1_000_000).default(500),
} as const

type Given = { readonly [Name in keyof typeof mailSettings]?: unknown }
type Fault = { readonly name: string; readonly message: string }

/** What only shows when the settings are looked at together. */
export function mailFaults({ SMTP_URL, SMTP_FROM }: Given): readonly Fault[] {
  if (SMTP_URL === undefined || SMTP_FROM !== undefined) return []
  return [{ name: 'SMTP_FROM', message: 'must say from which address SMTP_URL may send, like workspace@steuern.example' }]
}

/** The key for addresses of taxpayers, where the form offers mails: it needs both a sender and a key. */
export function addressKeyOf(config: {
  readonly SMTP_FROM?: string | undefined
  readonly ADDRESS_KEY?: string | undefined
}): string | undefined {
  return sendsMail(config) ? config.ADDRESS_KEY : undefined
}

/** The server does not know the login of the mail server, but whether mails leave: only who sends says from which address. */
export function sendsMail({ SMTP_FROM }: { readonly SMTP_FROM?: string | undefined }): boolean {
  return SMTP_FROM !== undefined
}
