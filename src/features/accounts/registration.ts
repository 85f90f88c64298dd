import { texts } from './api-texts.ts'

type Registration = { readonly displayName: string; readonly email: string; readonly password: string }
type Faults = { readonly [Field in keyof Registration]: string | null }

const [shortest, longest] = [8, 128]
// One @ with something on both sides and a dot behind it; the rest only a letter to the address could prove.
const emailShape = /^[^\s\p{C}@<>"(),:;[\]\\]{1,64}@[^\s\p{C}@<>"(),:;[\]\\]+\.[^\s\p{C}@.<>"(),:;[\]\\]{2,}$/u

/** What both sides can see to be wrong. A password is judged by its length, not by its mixture. */
export function registrationFaults({ displayName, email, password }: Registration): Faults {
  return {
    displayName: nameFault(cleanName(displayName)),
    email: email.length <= 254 && emailShape.test(email.trim()) ? null : texts.noEmail,
    password: passwordFault(password, [cleanName(displayName), email.trim()]),
  }
}

/** Without what cannot be seen but turns the text around it, or cannot be kept at all. */
export function cleanName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '').trim()
}

function nameFault(name: string): string | null {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return texts.noDisplayName
  return name.length <= 100 ? null : texts.longDisplayName
}

/** `own` is what their password must not be. */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const { length } = Array.from(password) // in characters, of which some take two places
  if (length < shortest) return texts.shortPassword
  if (length > longest) return texts.longPassword
  return own.some((part) => part.toLowerCase() === password.toLowerCase()) ? texts.ownPassword : null
}
