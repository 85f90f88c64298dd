import { describe, expect, it } from 'vitest'
import { plainDate, type PlainDate } from '../../kit/plain-date.ts'
import { fill, languages, type Language } from '../../kit/texts.ts'
import { answerFacts, decisionPage, type AnswerFacts } from './decision-page.ts'
import { ruleTexts } from './decision-texts.ts'
import { ruleList } from './rule-list.ts'
import { legalForms } from './rules.ts'
import { wordingIn } from './server/receipt-wording.ts'

const received = plainDate(2026, 3, 10)
const before = plainDate(2026, 3, 31)
const after = plainDate(2026, 9, 30)
const holidays = ['01-01', '12-25']

function facts(rule: string, changes: Partial<AnswerFacts> = {}): AnswerFacts {
  const granted = ['D5', 'D6', 'B1', 'B3'].includes(rule)
  const dates = { oldDeadline: before, newDeadline: granted ? after : before }
  return { kind: kindOf(rule), rule, legalForm: 'natural-person', period: 2025, receivedOn: received, ...dates, ...changes }
}

function kindOf(rule: string): AnswerFacts['kind'] {
  const answer = ruleList.find(({ code }) => code === rule)?.answer ?? 'decided'
  if (answer === 'decided' || answer === 'pending' || answer === 'not-required') return answer
  return 'rejected'
}

function pageOf(answered: AnswerFacts, language: Language = 'de') {
  const { form } = wordingIn(language)
  return decisionPage(answered, { texts: form, dates: form, holidays })
}

const reminder = { reminderDeadline: plainDate(2026, 4, 20) }
const past = (day: PlainDate) => ({ oldDeadline: day, newDeadline: day })

/** Every answer there is: what a person may be told, and whether a return is still to be filed. */
const answers = [
  ['granted', facts('D6'), 'good', true],
  ['granted up to the latest day', facts('D5'), 'good', true],
  ['granted by the office', facts('B1'), 'good', true],
  ['granted by the canton’s own system', facts('G', { newDeadline: after }), 'good', true],
  ['at the latest day already', facts('D1'), 'neutral', true],
  ['long enough already', facts('D2'), 'neutral', true],
  ['extended too often', facts('D3'), 'neutral', true],
  ['nothing to file', facts('C1'), 'good', false],
  ['a special case, or somebody who has died', facts('C3'), 'neutral', false],
  ['filed', facts('C4'), 'neutral', false],
  ['assessed', facts('C5'), 'neutral', false],
  ['reminded', facts('C6', reminder), 'warning', true],
  ['reminded without a day', facts('C6'), 'warning', true],
  ['reminded, and the day is over', facts('C6', { reminderDeadline: plainDate(2026, 3, 9) }), 'warning', true],
  ['too late', facts('C7', past(plainDate(2026, 3, 2))), 'warning', true],
  ['blocked', facts('C8'), 'warning', true],
  ['refused by the office', facts('B2'), 'warning', false],
  ['corrected by the office', facts('B4', { newDeadline: plainDate(2026, 6, 30) }), 'neutral', true],
  ['withdrawn by the office', facts('B5'), 'warning', true],
  ['taken back', facts('U'), 'neutral', true],
  ['not taken back: a firm', facts('U1', { kind: 'rejected' }), 'warning', false],
  ['not taken back: nothing was granted', facts('U2', { kind: 'rejected' }), 'neutral', false],
  ['not taken back: after 24 hours', facts('U3', { kind: 'rejected' }), 'warning', false],
  ['not taken back: the deadline before is over', facts('U4', { kind: 'rejected' }), 'warning', false],
  ['not taken back: decided anew since', facts('U5', { kind: 'rejected' }), 'warning', false],
  ['not decided yet', facts('V8b'), 'neutral', false],
  ['entered by the office and not decided yet', facts('B0', { kind: 'pending' }), 'neutral', false],
  ['nobody found', facts('I1'), 'warning', false],
  ['no firm found', facts('I2'), 'warning', false],
  ['too early', facts('V3b'), 'neutral', false],
  ['a firm that may not be told why', facts('Cj'), 'warning', false],
  ['a fee to accept', facts('D4'), 'warning', false],
  ['not readable', facts('V1'), 'warning', false],
] as const

describe.each(answers)('%s', (_, answered, tone, isToFile) => {
  it('has the tone that fits', () => {
    expect(pageOf(answered)).toMatchObject({ tone, isToFile })
  })

  it('a return is asked for only where one is still to be filed, and only then a day is offered for the calendar', () => {
    for (const language of languages)
      for (const legalForm of legalForms) {
        const { next, calendarDay } = pageOf({ ...answered, legalForm }, language)
        expect([language, filingWords[language].test(next)]).toEqual([language, isToFile])
        expect(isToFile || calendarDay === undefined).toBe(true)
      }
  })

  it('is told whole in every language to persons and firms, without gaps', () => {
    for (const language of languages)
      for (const legalForm of legalForms) {
        const { word, title, notes, next, ask } = pageOf({ ...answered, legalForm }, language)
        for (const sentence of [word, title, next, ask, ...notes]) expect(sentence).toMatch(/^(?!.*[{}]|undefined).{3,}/)
        expect(`${title} ${next}`).not.toMatch(legalForm === 'legal-entity' ? personsOnly : /^$/)
      }
  })
})

describe('a refusal that names a day or an amount', () => {
  const told = (message: string, rule: string) =>
    answerFacts({ kind: 'rejected', message, rule }, { period: 2026, legalForm: 'natural-person' })

  const titleOf = (answered: AnswerFacts, language: Language = 'de') => pageOf(answered, language).title.replaceAll('\u00A0', ' ')

  it('has it in its title', () => {
    const early = fill(ruleTexts.notOpenYet, { period: 2026, opening: '01.01.2027', previous: 2025 })
    const fee = fill(ruleTexts.feeOpen, { francs: 40 })

    expect(titleOf(told(early, 'V3b'))).toBe('Für 2026 können Sie die Frist ab dem 1. Januar 2027 verlängern.')
    expect(titleOf(told(early, 'V3b'), 'fr')).toBe('Pour 2026, la demande est possible dès le 1er janvier 2027.')
    expect(titleOf(told(fee, 'D4'), 'en')).toBe('This deadline costs CHF 40.')
  })

  it('says it in general where a system of the canton’s own uses other sentences', () => {
    expect(titleOf(told('Noch nicht.', 'V3b'))).toBe('Für 2026 ist es noch zu früh.')
    expect(titleOf(told('Zahlen Sie 40 Franken.', 'D4'))).toBe('Diese Frist kostet eine Gebühr.')
  })
})

/** The request to file a return, as each language says it. */
const filingWords: Readonly<Record<Language, RegExp>> = {
  de: /Reichen Sie .* ein/,
  fr: /Déposez/,
  it: /Inoltrate/,
  rm: /Inoltrai/,
  en: /^File /,
  ls: /Geben Sie .* ab/,
}
const personsOnly =
  /Einkommen|verdienen und besitzen|revenu|reddito|entradas|your income|brauchen wir keine Steuererklärung von Ihnen|vous n’avez pas de déclaration|non dovete inoltrare alcuna/

describe('the date that matters', () => {
  it('of somebody who was reminded is that of the reminder', () => {
    expect(pageOf(facts('C6', reminder))).toMatchObject({ title: 'Letzter Tag:', day: '2026-04-20', calendarDay: '2026-04-20' })
  })

  it('is none where a return is filed, assessed or not needed', () => {
    expect(['C1', 'C4', 'C5'].map((rule) => pageOf(facts(rule)).day)).toEqual([undefined, undefined, undefined])
  })

  it('that is no working day comes with the next one, also when that is today', () => {
    const sunday = plainDate(2025, 11, 30)
    const { day, notes, calendarDay } = pageOf(facts('D1', { ...past(sunday), receivedOn: plainDate(2025, 12, 1), period: 2024 }))

    expect([day, calendarDay]).toEqual([sunday, sunday])
    expect(notes).toContain('Dieser Tag ist kein Werktag. Es genügt der 1.\u00a0Dezember 2025.')
  })

  it('that is over is in no calendar', () => {
    expect(pageOf(facts('C7', past(plainDate(2026, 3, 2)))).calendarDay).toBeUndefined()
  })
})

describe('a couple that files together', () => {
  it.each(['D6', 'D2', 'C4', 'C7'])('reads that %s holds for both', (rule) => {
    expect(pageOf(facts(rule, { isJoint: true })).notes).toContain('Gilt für Sie beide.')
    expect(pageOf(facts(rule)).notes).not.toContain('Gilt für Sie beide.')
  })
})

it('nobody is spoken to where the person may have died', () => {
  const { word, title, next } = pageOf(facts('C3', { isJoint: true }))

  expect(`${word} ${title} ${next}`).not.toMatch(/\b(Ihre?|Ihnen) /)
})
