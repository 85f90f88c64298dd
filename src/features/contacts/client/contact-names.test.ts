import { expect, it } from 'vitest'
import { dialled, fullName, readablePhone } from './contact-names.ts'

it.each([
  ['0791234567', '079 123 45 67'],
  ['+41791234567', '+41 79 123 45 67'],
  ['0041 (0)44 123 45 67', '+41 44 123 45 67'],
  ['044/123.45.67', '044 123 45 67'],
  ['+49 30 901820', '+49 30 901820'],
  ['117', '117'],
  ['ask Tom', 'ask Tom'],
])('the number %s reads as %s', (typed, shown) => {
  expect(readablePhone(typed)).toBe(shown)
})

it('a number is dialled without what only helps to read it', () => {
  expect(dialled('+41 (0)79 123-45 67')).toBe('+410791234567')
})

it('somebody without a last name is called by the first', () => {
  expect(fullName({ name: 'Mira', lastName: '' })).toBe('Mira')
})
