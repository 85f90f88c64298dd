import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { plainDate } from './plain-date.ts'
import { parseQuery, placedTerms, printQuery, withoutTerm, type QueryKey, type Term } from './query-language.ts'
import { matches, readSpan, type QueryRecord } from './query-matches.ts'

const keys: readonly QueryKey[] = [
  { id: 'from', names: ['from', 'von'] },
  { id: 'size', names: ['size', 'grösse'] },
  { id: 'label', names: ['label'] },
  { id: 'is-read', names: ['read'] },
  { id: 'before', names: ['before', 'vor'] },
  { id: 'after', names: ['after', 'nach'] },
  { id: 'date', names: ['date', 'datum'] },
]
const today = plainDate(2026, 11, 15)
const parse = (text: string): readonly Term[] => parseQuery(text, keys)
const text = (word: string, isNot = false): Term => ({ kind: 'text', text: word, isNot })

describe('reading a query', () => {
  it('reads words, phrases, what must not be, and keys in both languages', () => {
    expect(parse('bill "two words" -draft von:Anna -label:spam size:>=10')).toEqual([
      text('bill'),
      text('two words'),
      text('draft', true),
      { kind: 'field', key: 'from', comparison: '=', value: 'Anna', isNot: false },
      { kind: 'field', key: 'label', comparison: '=', value: 'spam', isNot: true },
      { kind: 'field', key: 'size', comparison: '>=', value: '10', isNot: false },
    ])
  })

  it.each(['http://example.ch', '12:30', 're:hello', '-', 'a-b'])('takes %s for a word: nobody knows such a key', (word) => {
    expect(parse(word)).toEqual([text(word)])
  })

  it('reads a quote that is never closed to the end, as while typing', () => {
    expect(parse('from:"Anna Mei')).toEqual([{ kind: 'field', key: 'from', comparison: '=', value: 'Anna Mei', isNot: false }])
    expect(parse('   ')).toEqual([])
    expect(parse('""')).toEqual([])
  })

  it('takes one term out and leaves the rest as it was typed', () => {
    const typed = 'bill  VON:anna "two words"'

    expect(placedTerms(typed, keys).map((term) => withoutTerm(typed, term))).toEqual([
      'VON:anna "two words"',
      'bill "two words"',
      'bill  VON:anna',
    ])
  })

  test.prop([fc.string()])('writes what it read so that it reads the same again: %s', (typed) => {
    const terms = parse(typed)

    expect(parse(printQuery(terms, keys))).toEqual(terms)
  })

  const value = fc.string({ minLength: 1 }).filter((each) => each.trim() !== '')
  const term: fc.Arbitrary<Term> = fc.oneof(
    fc.record({ kind: fc.constant('text' as const), text: value, isNot: fc.boolean() }),
    fc.record({
      kind: fc.constant('field' as const),
      key: fc.constantFrom(...keys.map(({ id }) => id)),
      comparison: fc.constantFrom('=' as const, '>' as const, '<' as const, '>=' as const, '<=' as const),
      value: fc.string(),
      isNot: fc.boolean(),
    }),
  )
  it('does not let a value melt into the sign before it', () => {
    const terms: readonly Term[] = [{ kind: 'field', key: 'from', comparison: '<', value: '=', isNot: false }]

    expect(parse(printQuery(terms, keys))).toEqual(terms)
  })

  test.prop([fc.array(term)])('brings any terms back that were written as text', (terms) => {
    expect(parse(printQuery(terms, keys))).toEqual(terms)
  })
})

describe('what a query finds', () => {
  const record: QueryRecord = {
    text: 'Rechnung für die Zürcher Bühne',
    fields: { from: 'Anna Meier', size: 1200, label: ['Invoice', 'Paid'], 'is-read': false },
    date: plainDate(2026, 11, 9),
  }

  it.each([
    'rechnung zurcher',
    '"zürcher bühne"',
    '-offerte',
    'from:meier',
    'von:"anna m"',
    'label:paid',
    '-label:spam',
    'size:1200',
    "size:>1'000",
    'size:<=1200',
    'read:no',
    'before:heute',
    'after:1.11.2026',
    'date:last-week',
    'datum:"letzte Woche"',
    'date:9.11.26',
    'date:>=9.11.2026',
    'date:<today',
    'from:',
    '-from:',
  ])('%s finds it', (typed) => {
    expect(matches(parse(typed), record, plainDate(2026, 11, 16))).toBe(true)
  })

  it.each([
    'offerte',
    '-rechnung',
    'from:beat',
    '-from:anna',
    'label:spam',
    'size:>1200',
    'size:many',
    'read:yes',
    'before:9.11.2026',
    'after:9.11.2026',
    'date:gestern',
    'date:nonsense',
    'date:>last-week',
  ])('%s does not', (typed) => {
    expect(matches(parse(typed), record, plainDate(2026, 11, 16))).toBe(false)
  })

  it('knows that a week begins on Monday and a month has its own length', () => {
    expect(readSpan('last week', today)).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    expect(readSpan('diese Woche', today)).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(readSpan('last-month', plainDate(2026, 3, 31))).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(readSpan('nächste Woche', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(readSpan('next month', today)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(readSpan('24.12.', today, 'future')).toEqual({ from: '2026-12-24', to: '2026-12-24' })
    expect(readSpan('24.12.', today)).toBeUndefined()
  })
})
