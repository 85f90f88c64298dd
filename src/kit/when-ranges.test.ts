import { expect, it } from 'vitest'
import { timeRangesIn } from './when-ranges.ts'

it.each([
  ['sitzung di 14–15', '14:00', '15:00'],
  ['14-15 uhr', '14:00', '15:00'],
  ['14:00 – 15:30', '14:00', '15:30'],
  ['von 9 bis 10.30 uhr', '09:00', '10:30'],
  ['9 uhr bis 11 uhr', '09:00', '11:00'],
  ['2-3pm', '14:00', '15:00'],
  ['11–1pm', '11:00', '13:00'],
  ['9am to 10:30am', '09:00', '10:30'],
  ['from 8 to 9', '08:00', '09:00'],
  ['de 14h a 15h30', '14:00', '15:30'],
  ['22–24', '22:00', '00:00'],
  ['22–2', '22:00', '02:00'],
])('understands «%s»', (line, from, to) => {
  expect(timeRangesIn(line).map(({ value }) => value)).toEqual([{ from, to }])
})

it.each(['3.12.–5.12.', '3.-7. august', 'room 25-30', '1 and 2', '2026-11-18', 'chapter 1.2', 'a-14', '14–14'])(
  'takes «%s» for something else',
  (line) => {
    expect(timeRangesIn(line)).toEqual([])
  },
)
