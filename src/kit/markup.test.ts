import { expect, it } from 'vitest'
import { blocksOf, plainOf } from './markup.ts'

const spansOf = (text: string, names: readonly string[] = []): unknown => {
  const [block] = blocksOf(text, { names })
  const withoutPlace = (key: string, value: unknown): unknown => (key === 'at' ? undefined : value)
  return block?.kind === 'paragraph' ? JSON.parse(JSON.stringify(block.lines[0]?.spans, withoutPlace)) : block
}

it('reads bold, italic, code and links, and leaves the rest as it is', () => {
  expect(spansOf('a **b** `c*d*` [e](https://example.com) f')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', spans: [{ kind: 'text', text: 'b' }] },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c*d*' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'e', address: 'https://example.com' },
    { kind: 'text', text: ' f' },
  ])
})

it('makes no link of an address that could run something', () => {
  expect(spansOf('[x](javascript:alert(1)) <b>y</b>')).toEqual([{ kind: 'text', text: '[x](javascript:alert(1)) <b>y</b>' }])
})

it('leaves the dot behind an address outside of it', () => {
  expect(spansOf('See https://example.com/a_b_c.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://example.com/a_b_c', address: 'https://example.com/a_b_c' },
    { kind: 'text', text: '.' },
  ])
})

it('takes lists, quotes and code as blocks; code that is not closed goes on to the end', () => {
  const blocks = blocksOf('Do\n- one\n- two\n\n> said\n```\n**raw**\n- raw')

  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'quote', 'code'])
  expect(blocks.at(-1)).toEqual({ kind: 'code', at: 5, text: '**raw**\n- raw' })
})

it('knows a mention by the names of the people, the longer name first', () => {
  const names = ['Anna', 'Anna Maria', 'C. (Ext.)']

  expect(spansOf('@Anna Maria and @C. (Ext.)', names)).toEqual([
    { kind: 'mention', text: '@Anna Maria' },
    { kind: 'text', text: ' and ' },
    { kind: 'mention', text: '@C. (Ext.)' },
  ])
  expect(spansOf('mail@Anna', names)).toEqual([{ kind: 'text', text: 'mail@Anna' }])
})

it('gives the words alone for a notice', () => {
  expect(plainOf('**Hello** _you_\n- one\n- `two`')).toBe('Hello you one two')
})
