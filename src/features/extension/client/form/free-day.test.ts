import { describe, expect, it } from 'vitest'
import { plainDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { formTexts } from '../../form-texts.ts'
import { freeDayText } from './free-day.ts'

const today = plainDate(2026, 3, 10)
const latest = plainDate(2026, 12, 31)
const text = (wish: PlainDate | undefined) => freeDayText({ wish, today, latest, holidays: ['08-01', 'easter+1', '12-25'] }, formTexts)

describe('a deadline that is no working day', () => {
  it.each([
    ['a Sunday', plainDate(2026, 11, 29), 'Montag, 30. November 2026'],
    ['a Saturday and holiday', plainDate(2026, 8, 1), 'Montag, 3. August 2026'],
    ['the Saturday before Easter Monday', plainDate(2026, 4, 4), 'Dienstag, 7. April 2026'],
  ])('names the next one: %s', (_, wish, next) => {
    expect(text(wish)).toBe(`Kein Werktag: Es genügt, wenn die Steuererklärung am nächsten Werktag eintrifft, ${next}.`)
  })

  it.each([
    ['a working day', plainDate(2026, 11, 30)],
    ['no date', undefined],
    ['a Sunday that is past', plainDate(2026, 3, 8)],
    ['a Sunday after the maximum', plainDate(2027, 1, 3)],
  ])('is not told about %s', (_, wish) => {
    expect(text(wish)).toBeUndefined()
  })
})
