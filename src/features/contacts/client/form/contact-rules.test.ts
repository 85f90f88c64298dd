import { expect, it } from 'vitest'
import { isEmail, isPhone } from './contact-rules.ts'

it.each(['', 'a@example.com', 'größe@bücher.example', 'first.last+tag@sub.example.org'])('«%s» passes as an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each(['a', 'a@b', 'a b@example.com', '@example.com', 'a@example.'])('«%s» is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

it.each(['', '117', '+41 79 123 45 67', '(044) 123-45.67', '044 123 45 67 ext 12', '044 123 45 67, 079 123 45 67'])(
  '«%s» passes as a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true)
  },
)

it.each(['ask Tom', '+', '5'])('«%s» is no phone number', (text) => {
  expect(isPhone(text)).toBe(false)
})
