import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { addDays, plainDate } from '../../../../kit/plain-date.ts'
import { barsIn, fitting } from './bars.ts'
import { sideBySide } from './side-by-side.ts'

const anyPiece = fc.record({ from: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 5, max: 400 }) })
const pieces = fc.array(anyPiece, { maxLength: 25 }).map((all) => all.map(({ from, length }, id) => ({ id, from, to: from + length })))

describe('events that overlap', () => {
  it('stand side by side', () => {
    const [one, two, three] = sideBySide([
      { from: 600, to: 660 },
      { from: 630, to: 690 },
      { from: 660, to: 720 },
    ])

    expect([one, two, three].map((each) => [each?.column, each?.columns, each?.width])).toEqual([
      [0, 2, 1],
      [1, 2, 1],
      [0, 2, 1],
    ])
  })

  it('one after the other have the whole width', () => {
    const blocks = sideBySide([
      { from: 600, to: 660 },
      { from: 660, to: 720 },
    ])

    expect(blocks.map(({ columns }) => columns)).toEqual([1, 1])
  })

  it('never cover each other, and none is lost', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const blocks = sideBySide(all)

        expect(blocks.length).toBe(all.length)
        for (const one of blocks) {
          expect(one.width >= 1 && one.column + one.width <= one.columns).toBe(true)
          for (const other of blocks) {
            if (one === other || one.piece.from >= other.piece.to || other.piece.from >= one.piece.to) continue
            expect(one.column + one.width <= other.column || other.column + other.width <= one.column).toBe(true)
          }
        }
      }),
    )
  })
})

const monday = plainDate(2026, 11, 9)
const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
const anyBar = fc.record({ start: fc.integer({ min: -5, max: 9 }), length: fc.integer({ min: 0, max: 9 }) })
const entries = fc
  .array(anyBar, { maxLength: 25 })
  .map((all) => all.map(({ start, length }) => ({ first: addDays(monday, start), last: addDays(monday, start + length) })))

describe('bars of a week', () => {
  it('say where they begin and end, also outside of it', () => {
    const [bar] = barsIn([{ first: addDays(monday, -2), last: addDays(monday, 1) }], week)

    expect(bar).toMatchObject({ column: 0, length: 2, lane: 0, goesBack: true, goesOn: false })
  })

  it('never cover each other', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const bars = barsIn(all, week)

        for (const one of bars) {
          expect(one.column >= 0 && one.length >= 1 && one.column + one.length <= 7).toBe(true)
          for (const other of bars) {
            if (one === other || one.lane !== other.lane) continue
            expect(one.column + one.length <= other.column || other.column + other.length <= one.column).toBe(true)
          }
        }
      }),
    )
  })

  it('that do not fit are counted on each of their days, and leave a line for the count', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 6 }), (all, lanes) => {
        const bars = barsIn(all, week)
        const { shown, more } = fitting(bars, 7, lanes)

        for (const [column, count] of more.entries()) {
          const on = (list: typeof bars) => list.filter((bar) => bar.column <= column && column < bar.column + bar.length)
          expect(on(shown).length + count).toBe(on(bars).length)
          expect(on(shown).every(({ lane }) => lane < (count > 0 ? lanes - 1 : lanes) || lanes === 1)).toBe(true)
        }
      }),
    )
  })
})
