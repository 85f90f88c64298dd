import * as z from 'zod/mini'
import { isBirthday } from '../../birthdays.ts'
import { Contact } from '../../contact.ts'
import type { texts as words } from '../texts.ts'

/** The fields somebody fills in. */
export const contactFields = [
  'avatar',
  'name',
  'lastName',
  'nickname',
  'phone',
  'email',
  'company',
  'jobTitle',
  'birthday',
  'address',
  'notes',
] as const
type ContactField = (typeof contactFields)[number]
export type ContactInput = Readonly<Record<ContactField, string>>

const { lastName, nickname, phone, email, company, jobTitle, address, notes, avatar } = Contact.shape

/** What may be entered. Address and number are checked loosely: who refuses a right one does more harm than who lets a wrong one pass. */
export function contactSchema(texts: typeof words): z.ZodMiniType<ContactInput, ContactInput> {
  return z.object({
    avatar,
    name: z.string().check(z.trim(), z.minLength(1, { error: texts.nameMissing }), z.maxLength(200)),
    lastName: trimmed(lastName),
    nickname: trimmed(nickname),
    phone: trimmed(phone).check(z.refine(isPhone, { error: texts.phoneWrong })),
    email: trimmed(email).check(z.refine(isEmail, { error: texts.emailWrong })),
    company: trimmed(company),
    jobTitle: trimmed(jobTitle),
    birthday: z.string().check(z.refine(isBirthday, { error: texts.birthdayWrong })),
    address: trimmed(address),
    notes,
  })
}

function trimmed(schema: z.ZodMiniString<string>): z.ZodMiniString<string> {
  return schema.check(z.trim())
}

export function isEmail(text: string): boolean {
  return text === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
}

export function isPhone(text: string): boolean {
  return text === '' || (/\d{2}/.test(text.replace(/\D/g, '')) && /^[\d\s+()/.,#*-]+((ext|int|dw|x)\.?\s*\d+)?$/i.test(text))
}
