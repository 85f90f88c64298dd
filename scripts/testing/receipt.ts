import type { Receipt } from '../../src/features/extension/receipt.ts'
import { plainDate } from '../../src/kit/plain-date.ts'

/** A granted request of Andrea Beispiel, or what the changes make of it. */
export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    reference: '25K7M92QX8CV',
    code: 'K7M92QX8',
    period: 2025,
    legalForm: 'natural-person',
    pid: '123456',
    name: 'Beispiel',
    firstName: 'Andrea',
    wish: plainDate(2026, 11, 30),
    oldDeadline: plainDate(2026, 3, 31),
    newDeadline: plainDate(2026, 11, 30),
    text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026.',
    receivedAt: '2026-03-10T18:42:07.123Z',
    ...changes,
  }
}
