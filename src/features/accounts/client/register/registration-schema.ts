import * as z from 'zod/mini'
import { registrationFaults } from '../../registration.ts'
import type { texts as words } from '../../texts.ts'
import { inWords } from '../entry/explain.ts'

const Registration = z.object({ displayName: z.string(), email: z.string(), password: z.string(), confirm: z.string() })
export type Registration = z.output<typeof Registration>

/** The rules both sides have, and that both passwords are the same. */
export function registrationSchema(texts: typeof words): z.ZodMiniType<Registration, Registration> {
  return Registration.check(({ value, issues }) => {
    const { displayName, email, password } = registrationFaults(value)
    const mismatch = value.password === value.confirm ? null : texts.passwordsDiffer
    const faults = { displayName, email, password: password ?? mismatch, confirm: mismatch }
    for (const [field, fault] of Object.entries(faults)) {
      if (fault !== null) issues.push({ code: 'custom', path: [field], message: inWords(fault, texts), input: value })
    }
  })
}
