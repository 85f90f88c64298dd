import { describe, expect, it } from 'vitest'
import { formTexts } from './form-texts.ts'
import { texts as formEn } from './form-texts.en.ts'
import { texts as formFr } from './form-texts.fr.ts'
import { texts as formIt } from './form-texts.it.ts'
import { texts as formRm } from './form-texts.rm.ts'
import { infoTexts } from './info-texts.ts'
import { texts as infoEn } from './info-texts.en.ts'
import { texts as infoFr } from './info-texts.fr.ts'
import { texts as infoIt } from './info-texts.it.ts'
import { texts as infoRm } from './info-texts.rm.ts'
import { resultTexts } from './result-texts.ts'
import { texts as resultEn } from './result-texts.en.ts'
import { texts as resultFr } from './result-texts.fr.ts'
import { texts as resultIt } from './result-texts.it.ts'
import { texts as resultRm } from './result-texts.rm.ts'

describe('the German strings the spec gives', () => {
  it.each([
    ['headingPerson', 'eFristerstreckung natürliche Person'],
    ['headingEntity', 'eFristerstreckung juristische Person'],
    ['person', 'natürliche Person'],
    ['entity', 'juristische Person'],
    ['pidHint', 'Bsp.: 123456'],
    ['deadline', 'Frist bis *'],
    ['birth', 'Geburtsdatum *'],
    ['reset', 'Zurücksetzen'],
    ['submit', 'Absenden'],
  ] as const)('§2.8 §2.10 §2.12 §2.13 §2.14 §2.16 of the screens are literal: %s', (key, expected) => {
    expect(formTexts[key]).toBe(expected)
  })

  it.each([
    ['done', 'Fertig'],
    ['back', 'Zurück'],
  ] as const)('§2.18 of the result page are literal: %s', (key, expected) => {
    expect(resultTexts[key]).toBe(expected)
  })

  it.each([
    ['rowResult', 'Resultat Ihrer Fristverlängerung'],
    ['rowOld', 'Alte Frist'],
    ['rowNew', 'Neue Frist'],
    ['rowReceived', 'Datum des Antrages'],
    ['rowCompany', 'Firma'],
    ['rowName', 'Nachname'],
    ['rowFirstName', 'Vorname'],
    ['rowPid', 'PID'],
    ['rowError', 'Fehler'],
  ] as const)('§3.5 §3.6 §3.7 §3.8 of the result rows are literal: %s', (key, expected) => {
    expect(resultTexts[key]).toBe(expected)
  })

  it.each([
    ['tooLate', 'Das ausgewählte Datum überschreitet die gültige Frist von {date}. Es wird wieder auf die gültige Frist zurückgesetzt.'],
  ] as const)('§5.9 of the alert are literal: %s', (key, expected) => {
    expect(formTexts[key]).toBe(expected)
  })

  it.each([
    ['pidInvalid', 'Ungültige PID'],
    ['birthFuture', 'Das eingebene Datum liegt in der Zukunft.'],
    ['birthFormat', 'Das eingegebene Datumsformat ist nicht korrekt.'],
  ] as const)('§5.2 §5.12 §8.2 §8.3 §8.4 of the error catalogue are literal: %s', (key, expected) => {
    expect(formTexts[key]).toBe(expected)
  })

  it('each stands in one entry only', () => {
    const values = [...Object.values(formTexts), ...Object.values(resultTexts)]

    expect(values.filter((text, at) => values.indexOf(text) !== at)).toEqual([])
  })
})

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each([
  ['form, French', formTexts, formFr],
  ['form, Italian', formTexts, formIt],
  ['form, Romansh', formTexts, formRm],
  ['form, English', formTexts, formEn],
  ['result, French', resultTexts, resultFr],
  ['result, Italian', resultTexts, resultIt],
  ['result, Romansh', resultTexts, resultRm],
  ['result, English', resultTexts, resultEn],
  ['page about the service, French', infoTexts, infoFr],
  ['page about the service, Italian', infoTexts, infoIt],
  ['page about the service, Romansh', infoTexts, infoRm],
  ['page about the service, English', infoTexts, infoEn],
])('%s', (_, german: Readonly<Record<string, string>>, translated: Readonly<Record<string, string>>) => {
  it('has the same entries, none of them empty', () => {
    expect(Object.keys(translated)).toEqual(Object.keys(german))
    expect(Object.values(translated).filter((text) => text.trim() === '')).toEqual([])
  })

  it('has the same placeholders', () => {
    for (const [key, text] of Object.entries(german)) expect([key, placeholders(translated[key] ?? '')]).toEqual([key, placeholders(text)])
  })
})

it.each([
  ['months', 'monthNames', 12],
  ['weekdays', 'weekdayNames', 7],
] as const)('every language names all %s', (_, key, count) => {
  for (const texts of [formTexts, formFr, formIt, formRm, formEn]) expect(texts[key].split(',')).toHaveLength(count)
})

it('German is written as in Switzerland', () => {
  expect([formTexts, resultTexts, infoTexts].flatMap((texts) => Object.values(texts)).filter((text) => /[ß„“]/.test(text))).toEqual([])
})
