import { describe, expect, it } from 'vitest'
import { dottedDate, plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { formTexts } from '../../form-texts.ts'
import type { LegalForm } from '../../rules.ts'
import { freeDayText, noTimeText } from './deadline-advice.ts'
import { initialDraft } from './draft.ts'

const today = plainDate(2026, 3, 10)
const place = {
  holidays: ['08-01', 'easter+1', '12-25'],
  filing: { employed: '03-31', selfEmployed: '06-30', legalEntity: '09-30', limited: '11-30' },
}
const draftFor = (deadline: PlainDate | undefined, legalForm: LegalForm = 'legal-entity') => ({
  ...initialDraft('/', today),
  legalForm,
  deadline: deadline ? dottedDate(deadline) : '',
})

describe('a deadline that is no working day', () => {
  const text = (date: PlainDate | undefined) => freeDayText(draftFor(date), today, place, formTexts)

  it.each([
    ['a Sunday', plainDate(2026, 11, 29), 'Montag, 30.\u00a0November 2026'],
    ['a Saturday and holiday', plainDate(2026, 8, 1), 'Montag, 3.\u00a0August 2026'],
    ['the Saturday before Easter Monday', plainDate(2026, 4, 4), 'Dienstag, 7.\u00a0April 2026'],
  ])('names the next one: %s', (_, date, next) => {
    expect(text(date)).toBe(`Kein Werktag: Die Steuererklärung darf am nächsten Werktag eintreffen, ${next}.`)
  })

  it.each([
    ['a working day', plainDate(2026, 11, 30)],
    ['no date', undefined],
    ['a Sunday that is past', plainDate(2026, 3, 8)],
    ['a Sunday after the maximum', plainDate(2027, 1, 3)],
  ])('is not told about %s', (_, date) => {
    expect(text(date)).toBeUndefined()
  })
})

describe('a deadline that brings no time', () => {
  const text = (form: LegalForm, date: PlainDate) => noTimeText(draftFor(date, form), today, place, formTexts)
  const nobody = (due: string): string => `Bis zum ${due} haben Sie ohnehin Zeit. Wählen Sie ein späteres Datum.`
  const selfEmployed = 'Selbständige haben ohnehin bis zum 30.06.2026 Zeit.'

  it.each([
    ['natural-person', plainDate(2026, 3, 9), undefined],
    ['natural-person', plainDate(2026, 3, 10), nobody('31.03.2026')],
    ['natural-person', plainDate(2026, 3, 31), nobody('31.03.2026')],
    ['natural-person', plainDate(2026, 4, 1), selfEmployed],
    ['natural-person', plainDate(2026, 6, 30), selfEmployed],
    ['natural-person', plainDate(2026, 7, 1), undefined],
    ['natural-person', plainDate(2026, 12, 1), undefined],
    ['legal-entity', plainDate(2026, 6, 30), nobody('30.09.2026')],
    ['legal-entity', plainDate(2026, 9, 30), nobody('30.09.2026')],
    ['legal-entity', plainDate(2026, 10, 1), undefined],
  ] as const)('is told to a %s who asks for %s', (form, date, expected) => {
    expect(text(form, date)).toBe(expected)
  })
})
