import { expect, it } from 'vitest'
import { locationSaid } from './location-said.ts'
import { texts } from './texts.de.ts'

it.each([
  ['My Files', 'Meine Dateien'],
  ['My Files > Plans', 'Meine Dateien > Plans'],
  ['My Files > My Files', 'Meine Dateien > My Files'],
  ['My Files too', 'My Files too'],
])('the top of %s is in the language of the reader', (location, said) => {
  expect(locationSaid(location, texts)).toBe(said)
})
