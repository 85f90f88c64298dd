import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { csvSplitter } from './csv-records.ts'

/** The records of a text that comes in pieces of a few characters each. */
function recordsOf(text: string, pieces: readonly number[] = [text.length], separator = ';') {
  const splitter = csvSplitter(separator)
  const records = []
  let at = 0
  for (let index = 0; at < text.length; index += 1) {
    const size = Math.max(1, pieces[index % pieces.length] ?? 1)
    records.push(...splitter.push(text.slice(at, at + size)))
    at += size
  }
  return [...records, ...splitter.end()]
}

const anyField = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ';', ',', '\n', '\r', ' '), maxLength: 6 })
const anyTable = fc.array(fc.array(anyField, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
const quoted = (field: string): string => (/[";,\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)

describe('a table that comes in pieces', () => {
  it.prop([anyTable, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), fc.constantFrom('\n', '\r\n')])(
    'is read as it was written, wherever the pieces end',
    (table, pieces, lineEnd) => {
      const text = table.map((fields) => fields.map(quoted).join(';') + lineEnd).join('')

      expect(recordsOf(text, pieces)).toEqual(table)
    },
  )

  it('needs no line end after its last row', () => {
    expect(recordsOf('a;b\nc;d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(recordsOf('a;"b"')).toEqual([['a', 'b']])
  })

  it('loses one row to quotes that do not fit together, not the next', () => {
    expect(recordsOf('a;"b"c;d\ne;f\n')).toEqual([undefined, ['e', 'f']])
  })

  it('knows that the last row is broken when its quote is never closed', () => {
    expect(recordsOf('a;b\nc;"d\ne')).toEqual([['a', 'b'], undefined])
  })
})
