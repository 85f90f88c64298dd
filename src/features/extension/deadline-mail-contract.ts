import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { languages } from '../../kit/texts.ts'
import { receiptAddresses } from './receipt-addresses.ts'
import { WireProof } from './receipt-contract.ts'
import { readCode, readReference } from './reference.ts'
import { proofTexts } from './texts.ts'

const Email = z.email(proofTexts.badEmail).check(z.maxLength(254, proofTexts.badEmail))

const Order = z.object({ reference: z.string(), code: z.string(), language: z.enum(languages), email: z.string() })
export type MailOrder = z.output<typeof Order>

/** Whether an address can be one. */
export function isEmail(text: string): boolean {
  return Email.safeParse(text).success
}

/** The answer is the same whether a mail goes off or not: nobody learns here what others did with an address. */
export const orderDeadlineMail = endpoint({
  method: 'POST',
  path: receiptAddresses.mail,
  access: 'public',
  summary: 'Have a receipt and two notices before the deadline mailed, once the address is proved by a link',
  limit: 'deadline-mail',
  input: z.codec(z.extend(WireProof, { EMail: Email }), Order, {
    decode: ({ Referenz, Pruefcode, Sprache, EMail }) => ({
      reference: readReference(Referenz) ?? '',
      code: readCode(Pruefcode) ?? '',
      language: Sprache ?? 'de',
      email: EMail,
    }),
    encode: ({ reference, code, language, email }) => ({ Referenz: reference, Pruefcode: code, Sprache: language, EMail: email }),
  }),
  output: z.object({}),
  problem: {
    texts: { 'too-many': proofTexts.tooMany },
    fields: (message: string) => ({ ErrorMessage: message }),
  },
})
