import { Calendar } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { Place } from '../navbar/navigation.ts'
import { suggest, suggestionLimit } from './suggest.ts'

const places = [aPlace('File manager'), aPlace('Mail', 'inbox post'), aPlace('Électro-Ménager'), aPlace('Über uns')]

describe('suggestions of the toolbar', () => {
  it('§9.7 are at most ten', () => {
    const many = Array.from({ length: 12 }, (_, at) => aPlace(`Page ${at}`))

    const found = suggest(many, 'page')

    expect(suggestionLimit).toBe(10)
    expect(found.map(({ place }) => place.title)).toEqual(many.slice(0, 10).map(({ title }) => title))
  })

  it.each([
    ['the beginning of the title', 'fil', ['File manager']],
    ['the beginning of a later word', 'man', ['File manager']],
    ['a word after a hyphen', 'men', ['Électro-Ménager']],
    ['letters with accents for plain ones', 'elec', ['Électro-Ménager']],
    ['accents that were typed', 'ub', ['Über uns']],
    ['large letters', 'MAIL', ['Mail']],
    ['two words in any order', 'man file', ['File manager']],
    ['further words of a place', 'inb', ['Mail']],
    ['nothing from the middle of a word', 'ile', []],
    ['nothing where one word is missing', 'file mail', []],
    ['nothing for an empty field', '  ', []],
  ])('finds %s', (_, typed, titles) => {
    const found = suggest(places, typed)

    expect(found.map(({ place }) => place.title)).toEqual(titles)
  })

  it('puts titles before further words', () => {
    const found = suggest([aPlace('Inbox', 'post'), aPlace('Post office')], 'post')

    expect(found.map(({ place }) => place.title)).toEqual(['Post office', 'Inbox'])
  })

  it('marks what was typed in the title as it is written there', () => {
    const [found] = suggest(places, 'me')

    expect(found?.parts).toEqual([
      { at: 0, text: 'Électro-', isMatch: false },
      { at: 8, text: 'Mé', isMatch: true },
      { at: 10, text: 'nager', isMatch: false },
    ])
  })
})

function aPlace(title: string, keywords = ''): Place {
  return { id: title, appId: title, appTitle: title, title, path: `/${title}`, icon: Calendar, group: 'pages', keywords, goKey: undefined }
}
