// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { Problem } from '../../../../kit/problem.ts'
import { texts as de } from '../../texts.de.ts'
import { texts as en } from '../../texts.ts'
import { explained, inWords } from './explain.ts'

it.each([
  ['Check your username/email', 'Prüfen Sie den Benutzernamen oder die E-Mail-Adresse'],
  ['Check your password', 'Prüfen Sie das Passwort'],
  ['The email is already in use', 'Diese E-Mail-Adresse wird bereits verwendet'],
  ['Enter display name', 'Geben Sie einen Anzeigenamen ein'],
])('§8.10 §8.11 §8.12 §8.13 says «%s» as it is, and in German «%s»', (answer, german) => {
  expect(inWords(answer, en)).toBe(answer)
  // The German catalogue has the same entries, which its type says.
  expect(inWords(answer, de as typeof en)).toBe(german)
})

it('leaves words that it does not know as they are', () => {
  expect(inWords('Another sentence', en)).toBe('Another sentence')
})

it.each([
  [20, 'Too many attempts. Please wait 20 seconds and try again.'],
  [301, 'Too many attempts. Please wait 6 minutes and try again.'],
  [undefined, 'Too many attempts. Please wait a few minutes and try again.'],
])('tells whoever has to wait for %s seconds how long that is', (retryAfterSeconds, sentence) => {
  const options = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }

  expect(explained(new Problem('too-many', 'Too many requests', options), en).message).toBe(sentence)
})

it('says that an account was closed, and of other problems only what helps', () => {
  expect(explained(new Problem('not-allowed', en.disabled), en).message).toBe(en.disabled)
  expect(explained(new Problem('unavailable', 'Der Dienst ist weg'), en).message).toBe(en.unavailable)
  expect(explained(new Problem('unexpected', 'at line 17'), en).message).toBe(en.unexpected)
})

it('reports what is no problem of the wire, and stays calm', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)

  expect(explained(new Error('oops'), en).message).toBe(en.unexpected)

  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
