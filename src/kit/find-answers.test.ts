import { describe, expect, it } from 'vitest'
import { answerFinder, meantWords, type SearchLanguage } from './find-answers.ts'
import { texts as german } from './synonyms.de.ts'
import { texts as english } from './synonyms.en.ts'
import { texts as french } from './synonyms.fr.ts'
import { texts as italian } from './synonyms.it.ts'
import { texts as romansh } from './synonyms.rm.ts'

const language: SearchLanguage = { endings: 'en e n s', fillers: 'der die und', meanings: 'kosten gebühr preis\nauto wagen' }
const texts = [
  { title: 'Die Gebühren', text: 'Der Preis steht im Vertrag.' },
  { title: 'Der Vertrag', text: 'Die Gebühr ist am 30.09. fällig.' },
  { title: 'Versicherung', text: 'Für den Wagen.' },
]
const find = answerFinder([{ items: texts, language }], (text) => text)
const titles = (sought: string): readonly string[] | undefined => find(sought)?.items.map(({ title }) => title)

describe('a question', () => {
  it.each([
    ['with a word as it is bent', 'gebühr', ['Die Gebühren', 'Der Vertrag']],
    ['written without umlauts', 'GEBUEHREN', ['Die Gebühren', 'Der Vertrag']],
    ['with a word of the same meaning', 'Kosten', ['Die Gebühren', 'Der Vertrag']],
    ['with a slip of the pen', 'gebhür', ['Die Gebühren', 'Der Vertrag']],
    ['with a slip in a word of the same meaning', 'kostne', ['Die Gebühren', 'Der Vertrag']],
    ['with the beginning of a word', 'versich', ['Versicherung']],
    ['with a date', '30.09.', ['Der Vertrag']],
    ['with a word of a title, which counts more than one of a text', 'vertrag', ['Der Vertrag', 'Die Gebühren']],
    ['with words that stand nowhere', 'banane', []],
    ['with fillers only', 'der und die', undefined],
  ])('%s', (_, sought, found) => {
    expect(titles(sought)).toEqual(found)
  })

  it('tells the words by which texts were found, as they stand there', () => {
    expect(find('kosten')?.marks.toSorted()).toEqual(['gebuhr', 'gebuhren', 'preis'])
  })
})

it('a word that one language knows is no slip of the pen in another', () => {
  const foreign: SearchLanguage = { endings: 's', fillers: 'the', meanings: '' }
  const wages = { language: foreign, items: [{ title: 'Wages', text: '' }] }
  const [alone, both] = [[wages], [wages, { language, items: texts }]].map((shelves) =>
    answerFinder<{ title: string; text: string }>(shelves, (text) => text),
  )

  expect(alone?.('wagen')?.items.map(({ title }) => title)).toEqual(['Wages'])
  expect(both?.('wagen')?.items.map(({ title }) => title)).toEqual(['Versicherung'])
})

it('the words to look up are those typed and those of the same meaning, also of a slip of the pen', () => {
  expect(meantWords('Die Kosten', language)).toEqual([{ typed: 'kosten', meant: ['kosten', 'gebuhr', 'preis'], isUsual: true }])
  expect(meantWords('wagne', language)).toEqual([{ typed: 'wagne', meant: ['auto', 'wagen'], isUsual: false }])
  expect(meantWords('der', language)).toEqual([])
})

it.each([german, french, italian, romansh, english])('the list of a language has no words of taxes %#', ({ meanings }) => {
  expect(
    meanings.match(/\S*(steuer|veranlag|fristerstreck|contribu|déclaration|dichiarazione|decleraziun)\S*|\b(taxes|pid|avs|ahv)\b/gi),
  ).toBeNull()
})
