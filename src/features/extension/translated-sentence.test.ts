import { describe, expect, it } from 'vitest'
import { fill } from '../../kit/texts.ts'
import { answerTexts } from './decision-texts.ts'
import { texts as en } from './decision-texts.en.ts'
import { texts as fr } from './decision-texts.fr.ts'
import { texts as italian } from './decision-texts.it.ts'
import { texts as easy } from './decision-texts.ls.ts'
import { texts as rm } from './decision-texts.rm.ts'
import { translatedSentence } from './translated-sentence.ts'

const values = {
  period: 2025,
  previous: 2024,
  opening: '01.01.2026',
  at: '10.03.2026 19:42',
  reference: '25K7-M92Q-X8CV',
  pid: '123456',
  reminder: '20.04.2026',
  deadline: '30.09.2026',
  extensions: 4,
  francs: 40,
  minutes: 15,
  reason: 'Wegen eines Umbaus.',
}

describe.each([
  ['fr', fr],
  ['it', italian],
  ['rm', rm],
  ['en', en],
  ['ls', easy],
])('in %s', (_, texts) => {
  it('every sentence of the rules is found, with what stands in its gaps', () => {
    const keys = Object.keys(answerTexts).filter((key) => key !== 'freeDay') as (keyof typeof answerTexts)[] // the keys of that very object

    const found = keys.map((key) => translatedSentence(fill(answerTexts[key], values), texts))

    expect(found).toEqual(keys.map((key) => fill(texts[key], values)))
    expect(found.join(' ')).not.toMatch(/[{}]/)
  })

  it('the reason of a refusal is translated too', () => {
    const german = fill(answerTexts.officeRefused, { ...values, reason: answerTexts.becauseNoProof })

    expect(translatedSentence(german, texts)).toBe(fill(texts.officeRefused, { ...values, reason: texts.becauseNoProof }))
  })

  it('the addition about days without work is translated too', () => {
    const german = `${fill(answerTexts.granted, values)} ${answerTexts.freeDay}`

    expect(translatedSentence(german, texts)).toBe(`${fill(texts.granted, values)} ${texts.freeDay}`)
  })

  it('the words of another system are left as they are', () => {
    expect(translatedSentence('Ihr Gesuch wurde geprüft.', texts)).toBeUndefined()
    expect(translatedSentence('', texts)).toBeUndefined()
  })
})
