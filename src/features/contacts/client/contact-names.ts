import type { Contact } from '../contact.ts'

/** As one says it: first name first. */
export function fullName({ name, lastName }: Pick<Contact, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim()
}

/** How a phone number reads here: `+41 79 123 45 67`. What is not understood stays as it was typed. */
export function readablePhone(typed: string): string {
  const digits = typed.replace(/[\s()/.-]/g, '')
  const [, rest = ''] = /^(?:\+41|0041)0?(\d{9})$/.exec(digits) ?? []
  if (rest !== '') return `+41 ${inFours(rest)}`
  return /^0[1-9]\d{8}$/.test(digits) ? `0${inFours(digits.slice(1))}` : typed
}

function inFours(nine: string): string {
  return nine.replace(/^(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4')
}

/** Where a telephone goes: only what can be dialled. */
export function dialled(phone: string): string {
  return phone.replace(/[^\d+*#]/g, '')
}
