import { expect, it } from 'vitest'
import { mentionAt, peopleFor, withMention } from './mention.ts'

const people = ['Andrea Beispiel', 'Beat Beispiel', 'Zoë Berger'].map((name) => ({ id: name, name, avatar: '' }))

it('an @ at the start of a word names somebody, one in an address does not', () => {
  expect(mentionAt('Hello @be', 9)).toEqual({ start: 6, end: 9, word: 'be' })
  expect(mentionAt('post@be', 7)).toBeUndefined()
  expect(mentionAt('@Beat Bei', 9)?.word).toBe('Beat Bei')
})

it('offers first whose name begins so, then whose other name does', () => {
  expect(peopleFor('be', people).map(({ name }) => name)).toEqual(['Beat Beispiel', 'Andrea Beispiel', 'Zoë Berger'])
  expect(peopleFor('zoe', people).map(({ name }) => name)).toEqual(['Zoë Berger'])
})

it('puts the name where it was begun, and lets one write on behind it', () => {
  const mention = { start: 3, end: 6, word: 'be' }

  expect(withMention('Hi @be there', mention, 'Beat Beispiel')).toEqual({ text: 'Hi @Beat Beispiel there', caret: 18 })
})
