import { describe, expect, it } from 'vitest'
import { plainDate } from '../../kit/plain-date.ts'
import { isUndoOffered, undoRefusal, type UndoFacts } from './undo.ts'

const granted: UndoFacts = {
  legalForm: 'natural-person',
  rule: 'D6',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
  receivedAt: '2026-03-10T12:00:00.000Z',
}
const noon = '2026-03-10T12:00:00.000Z'

describe('what stands against taking an extension back', () => {
  it.each<[string, Partial<UndoFacts>, string, string | undefined]>([
    ['nothing at once', {}, noon, undefined],
    ['nothing up to the latest day', { rule: 'D5' }, noon, undefined],
    ['nothing 24 hours later', {}, '2026-03-11T12:00:00.000Z', undefined],
    ['a millisecond more', {}, '2026-03-11T12:00:00.001Z', 'U3'],
    ['nothing on the last day of the deadline before', { oldDeadline: plainDate(2026, 3, 10) }, '2026-03-10T22:59:59.999Z', undefined],
    ['its end, at midnight of the place', { oldDeadline: plainDate(2026, 3, 10) }, '2026-03-10T23:00:00.000Z', 'U4'],
    ['that it is a firm', { legalForm: 'legal-entity' }, noon, 'U1'],
    ['that nothing was granted', { rule: 'D1', newDeadline: plainDate(2026, 3, 31) }, noon, 'U2'],
    ['that the office granted it', { rule: 'B1' }, noon, 'U2'],
    ['that the canton’s own system granted it', { rule: 'G' }, noon, 'U2'],
    ['that the office corrected it', { rule: 'B4' }, noon, 'U5'],
    ['that the office withdrew it', { rule: 'B5', newDeadline: plainDate(2026, 3, 31) }, noon, 'U5'],
    ['that it was taken back', { rule: 'U', newDeadline: plainDate(2026, 3, 31) }, noon, 'U5'],
  ])('%s', (_, changes, now, refusal) => {
    expect(undoRefusal({ ...granted, ...changes }, new Date(now))).toBe(refusal)
  })
})

describe('taking it back', () => {
  it.each<[string, Partial<UndoFacts>, ReturnType<typeof plainDate>, boolean]>([
    ['is offered on the day of receipt', {}, plainDate(2026, 3, 10), true],
    ['is offered on the next day', {}, plainDate(2026, 3, 11), true],
    ['is not offered on the day after that', {}, plainDate(2026, 3, 12), false],
    ['is not offered once the deadline before is over', { oldDeadline: plainDate(2026, 3, 10) }, plainDate(2026, 3, 11), false],
    ['is offered to firms, who are told whom to ask', { legalForm: 'legal-entity' }, plainDate(2026, 3, 10), true],
    ['is not offered where nothing was granted', { newDeadline: plainDate(2026, 3, 31) }, plainDate(2026, 3, 10), false],
    ['is not offered twice', { rule: 'U', newDeadline: plainDate(2026, 3, 31) }, plainDate(2026, 3, 10), false],
  ])('%s', (_, changes, today, isOffered) => {
    expect(isUndoOffered({ ...granted, ...changes }, today)).toBe(isOffered)
  })
})
