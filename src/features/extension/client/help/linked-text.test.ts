import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

it.each([
  ['nothing to follow', [{ text: 'nothing to follow' }]],
  ['see [the rules](/regeln#C7).', [{ text: 'see ' }, { text: 'the rules', href: '/regeln#C7' }, { text: '.' }]],
  ['[one](/a) [two](mailto:b@c.example)', [{ text: 'one', href: '/a' }, { text: ' ' }, { text: 'two', href: 'mailto:b@c.example' }]],
  ['a [bracket] is no link', [{ text: 'a [bracket] is no link' }]],
])('reads the links of %j', (sentence, parts) => {
  expect(linkedText(sentence)).toEqual(parts)
})
