import { expect, it } from 'vitest'
import { hasWords, markedParts } from './marked-parts.ts'

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['How do I sign in?', ['sign'], 'How do I [sign] in?'],
  ['Zürich und zurich', ['zürich'], '[Zürich] und [zurich]'],
  ['Strasse, Straße', ['strasse'], '[Strasse], [Straße]'],
  ['aaa', ['aa'], '[aaa]'],
  ['one two', ['two', 'one'], '[one] [two]'],
  ['nothing', ['', ' '], 'nothing'],
  ['end', ['nd'], 'e[nd]'],
])('in «%s» marks %j', (text, words, outcome) => {
  expect(marked(text, ...words)).toBe(outcome)
})

it('a text has all of the words or does not', () => {
  expect(hasWords('Über die Frist', ['uber', 'FRIST'])).toBe(true)
  expect(hasWords('Über die Frist', ['frist', 'PID'])).toBe(false)
  expect(hasWords('anything', [])).toBe(true)
})
