import { expect, it } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

it.each([
  ['Anna-Lea von Gunten', 'AG'],
  ['Mira Keller', 'MK'],
  ['Keller', 'K'],
  ['mira.keller@firma.example', 'MK'],
  ['María de la Cruz', 'MC'],
  ['Élodie Ünal', 'ÉÜ'],
  ['Beispiel & Partner AG', 'BA'],
  ['  Tom   Rossi  ', 'TR'],
  ['𝒜lice 𝓑ob', '𝒜𝓑'],
  ['', '?'],
  ['–', '?'],
])('shortens «%s» to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('gives the same name the same tint, and not everybody the same', () => {
  const names = ['Mira Keller', 'Tom Rossi', 'Sina Brunner', 'Luca Frei', 'Nora Ammann', 'Jan Moser', 'Eva Roth', 'Noah Baumann']

  expect(tintOf('Mira Keller', 5)).toBe(tintOf('Mira Keller', 5))
  expect(new Set(names.map((name) => tintOf(name, 5))).size).toBeGreaterThan(2)
})
