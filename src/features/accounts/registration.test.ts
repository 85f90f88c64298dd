import { expect, it } from 'vitest'
import { cleanName, registrationFaults } from './registration.ts'

const aRegistration = { displayName: 'Anna Muster', email: 'anna@example.com', password: 'Quitten im Keller' }

it('finds nothing wrong with a registration that is complete', () => {
  expect(registrationFaults(aRegistration)).toEqual({ displayName: null, email: null, password: null })
})

it.each([
  [1, null],
  [100, null],
  [101, 'Enter at most 100 characters'],
])('§5.16 a name of %d characters', (length, fault) => {
  expect(registrationFaults({ ...aRegistration, displayName: 'x'.repeat(length) }).displayName).toBe(fault)
})

it.each([
  [7, 'Enter at least 8 characters'],
  [8, null],
  [128, null],
  [129, 'Enter at most 128 characters'],
])('§5.21 a password of %d characters, whatever the characters', (length, fault) => {
  expect(registrationFaults({ ...aRegistration, password: '🍐'.repeat(length) }).password).toBe(fault)
})

it.each(['ANNA MUSTER', 'Anna@Example.com'])('a password that is the name or the address is refused: %s', (password) => {
  expect(registrationFaults({ ...aRegistration, password }).password).toBe('Choose a password without your name or e-mail address')
})

it.each(['anna.muster+steuern@example.com', 'änna@müster.example', ' anna@example.com '])('takes the address %j', (email) => {
  expect(registrationFaults({ ...aRegistration, email }).email).toBeNull()
})

it('a name keeps its accents and signs, and loses what turns or breaks the text', () => {
  expect(cleanName('\u202eZoë O’Neill-Müller \u0000')).toBe('Zoë O’Neill-Müller')
})
