import type { Answered } from '../../src/features/extension/server/tax-system.ts'
import { plainDate } from '../../src/kit/plain-date.ts'

/** The answer to somebody who was identified and got more time. */
export const granted: Answered = {
  answer: {
    kind: 'decided',
    text: '',
    oldDeadline: plainDate(2026, 3, 31),
    newDeadline: plainDate(2026, 9, 30),
    receivedAt: '',
    name: '',
    firstName: '',
    reference: '',
    code: '',
    rule: 'D6',
    configuration: '',
  },
  isMiss: false,
}

/** The answer to somebody who could not be identified. */
export const missed: Answered = { answer: { kind: 'rejected', message: 'unknown' }, isMiss: true }

/** The answer to somebody who was identified and gets nothing. */
export const refused: Answered = { answer: { kind: 'rejected', message: 'known' }, isMiss: false }
