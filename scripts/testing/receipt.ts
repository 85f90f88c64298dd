import type { DecidedReceipt, PendingReceipt } from '../../src/features/extension/receipt.ts'
import { plainDate } from '../../src/kit/plain-date.ts'

const asked = {
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  period: 2025,
  legalForm: 'natural-person',
  pid: '123456',
  wish: plainDate(2026, 11, 30),
  receivedAt: '2026-03-10T18:42:07.123Z',
} as const

/** A granted request of Andrea Beispiel, or what the changes make of it. */
export function aReceipt(changes: Partial<DecidedReceipt> = {}): DecidedReceipt {
  return {
    kind: 'decided',
    ...asked,
    name: 'Beispiel',
    firstName: 'Andrea',
    oldDeadline: plainDate(2026, 3, 31),
    newDeadline: plainDate(2026, 11, 30),
    text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026.',
    rule: 'D6',
    configuration: '1-0a1b2c3d',
    ...changes,
  }
}

/** The same request, received and not decided yet. */
export function aPendingReceipt(): PendingReceipt {
  const text = 'Ihr Gesuch ist am 10.03.2026, 19:42 eingegangen (Beleg 25K7-M92Q-X8CV). Der Entscheid folgt.'
  return { kind: 'pending', ...asked, text, rule: 'V8b' }
}
