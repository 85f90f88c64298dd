import { describe, expect, it } from 'vitest'
import { iconsLike } from './rules.ts'

const entries = [
  { name: 'alarm-clock', tags: ['alarm', 'clock', 'Wecker', 'Uhr'] },
  { name: 'book-key', tags: ['book', 'key', 'Buch', 'Schlüssel'] },
  { name: 'calendar-clock', tags: ['calendar', 'clock', 'Kalender', 'Uhr'] },
  { name: 'clock', tags: ['clock', 'Uhr'] },
  { name: 'clock-3', tags: ['clock', '3', 'Uhr'] },
  { name: 'key', tags: ['key', 'Schlüssel'] },
]
const names = (text: string): readonly string[] => iconsLike(entries, text).map(({ name }) => name)

describe('searching icons', () => {
  it('without words shows them all, as they stand', () => {
    expect(iconsLike(entries, '  ')).toBe(entries)
  })

  it('finds by a part of the name, whatever its case, the one called so first', () => {
    expect(names('CLOCK')).toEqual(['clock', 'clock-3', 'alarm-clock', 'calendar-clock'])
    expect(names('cloc')).toEqual(['clock', 'clock-3', 'alarm-clock', 'calendar-clock'])
  })

  it('finds by tags, in German and without its dots', () => {
    expect(names('kalender')).toEqual(['calendar-clock'])
    expect(names('schlussel')).toEqual(['book-key', 'key'])
    expect(names('Schlüssel')).toEqual(['book-key', 'key'])
  })

  it('wants all of several words, with blanks, hyphens or underlines between', () => {
    for (const text of ['clock 3', 'clock-3', 'clock_3', '3 uhr']) expect(names(text)).toEqual(['clock-3'])
    expect(names('clock key')).toEqual([])
  })
})
