import { z } from 'zod'
import { address, choice, whole } from './config-parts.ts'

const example = 'smtps://name:password@mail.example:465'

/**
 * How mails leave the installation: without a server for them, only accounts of the installation can be written to. And whether pictures
 * that mails point to elsewhere are fetched.
 */
export const mailSettings = {
  SMTP_URL: address(/^smtps?$/, example).optional(),
  SMTP_FROM: z.email('must be an address like office@steuern.example').optional(),
  MAIL_HOLD_SECONDS: whole(0, 60).default(15),
  MAIL_PICTURES: choice(),
} as const

type Given = { readonly [Name in keyof typeof mailSettings]?: unknown }
type Fault = { readonly name: string; readonly message: string }

/** What only shows when the settings are looked at together. */
export function mailFaults({ SMTP_URL, SMTP_FROM }: Given): readonly Fault[] {
  if (SMTP_URL === undefined || SMTP_FROM !== undefined) return []
  return [{ name: 'SMTP_FROM', message: 'must say from which address SMTP_URL may send, like office@steuern.example' }]
}
