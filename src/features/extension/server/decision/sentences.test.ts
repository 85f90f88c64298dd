import { describe, expect, it } from 'vitest'
import { aCase, aConfiguration, aFirm, aFirmRequest, aPerson, aPersonRequest, momentAt } from '../../../../../scripts/testing/decision.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import type { Configuration } from './configuration.ts'
import { decide } from './decide.ts'
import type { Facts, TaxCase } from './facts.ts'
import { pendingText } from './sentences.ts'

const day = plainDate

function told(facts: Facts, request: ExtensionRequest, changes: Partial<Configuration> = {}, at = '2026-03-10T19:42'): string {
  const decision = decide(facts, request, aConfiguration(changes), momentAt(at))
  if (decision.kind === 'repeat') throw new Error('a repeat says nothing of its own')
  return decision.kind === 'decided' || decision.kind === 'not-required' ? decision.text : decision.message
}
const toldOf = (changes: Partial<TaxCase>, request = aPersonRequest()): string => told({ ...aPerson(), taxCase: aCase(changes) }, request)

describe('the sentence of each rule', () => {
  it.each([
    ['V3', told(aPerson(), aPersonRequest({ period: 2021 })), 'Für die Steuerperiode 2021 ist keine Online-Fristerstreckung möglich.'],
    [
      'V5',
      told(aPerson(), aPersonRequest({ wish: day(2026, 3, 9) })),
      'Die gewünschte Frist liegt in der Vergangenheit. Bitte wählen Sie ein späteres Datum.',
    ],
    ['V6b', told(aPerson(), aPersonRequest({ birthDate: day(2026, 3, 11) })), 'Das eingebene Datum liegt in der Zukunft.'],
    [
      'I1',
      told({ isLocked: false }, aPersonRequest()),
      'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie PID, Steuerperiode und Geburtsdatum anhand Ihrer Steuererklärung.',
    ],
    [
      'I2',
      told({ isLocked: false }, aFirmRequest()),
      'Zu diesen Angaben wurde kein Steuerfall gefunden. Bitte prüfen Sie Rechtsform, PID und Steuerperiode anhand Ihrer Steuererklärung.',
    ],
    [
      'C1',
      told({ isLocked: false, person: { name: 'Beispiel', firstName: 'Andrea', birthDate: day(1980, 11, 24) } }, aPersonRequest()),
      'Für die Steuerperiode 2025 besteht im Kanton keine Pflicht, eine Steuererklärung einzureichen. Eine Fristerstreckung ist nicht nötig.',
    ],
    [
      'Cj',
      told(aFirm({ state: 'filed' }), aFirmRequest()),
      'Das Gesuch kann online nicht bewilligt werden. Bitte wenden Sie sich mit der PID 123456 an die kantonale Steuerverwaltung.',
    ],
    [
      'C3',
      toldOf({ special: 'expense' }),
      'Diese Frist können wir nicht online verlängern. Bitte wenden Sie sich an das zuständige Steueramt. Ihre Anfrage vom 10.03.2026 19:42 ist unter 25K7-M92Q-X8CV erfasst.',
    ],
    ['C4', toldOf({ state: 'filed' }), 'Die Steuererklärung 2025 ist bereits eingereicht. Eine Fristerstreckung ist nicht mehr nötig.'],
    ['C5', toldOf({ state: 'assessed' }), 'Die Steuerperiode 2025 ist bereits veranlagt. Eine Fristerstreckung ist nicht mehr möglich.'],
    [
      'C6',
      toldOf({ reminderLevel: 1, reminderDeadline: day(2026, 4, 20) }),
      'Sie wurden bereits gemahnt. Die Mahnfrist bis 20.04.2026 kann nicht erstreckt werden. Bitte reichen Sie die Steuererklärung bis dann ein.',
    ],
    [
      'C6 without a date',
      toldOf({ reminderLevel: 1 }),
      'Sie wurden bereits gemahnt. Die Mahnfrist kann nicht erstreckt werden. Bitte reichen Sie die Steuererklärung innerhalb der Mahnfrist ein.',
    ],
    [
      'C7',
      told(aPerson(), aPersonRequest(), {}, '2026-04-01T00:00'),
      'Die Einreichefrist ist am 31.03.2026 abgelaufen. Verspätete Gesuche können online nicht bewilligt werden. Bei ausserordentlichen Gründen (z. B. Krankheit, Todesfall) wenden Sie sich bitte schriftlich an das Steueramt.',
    ],
    [
      'C8',
      toldOf({ isBlocked: true }),
      'Für diesen Steuerfall ist eine Online-Fristerstreckung nicht möglich. Bitte wenden Sie sich an das zuständige Steueramt.',
    ],
    [
      'D1',
      toldOf({ deadline: day(2026, 11, 30) }),
      'Die Frist läuft bereits bis zum 30.11.2026, dem spätesten online möglichen Datum. Für eine längere Frist stellen Sie bitte ein begründetes schriftliches Gesuch.',
    ],
    ['D2', toldOf({ deadline: day(2026, 9, 30) }), 'Ihre Frist läuft bereits bis zum 30.09.2026. Es ist keine Erstreckung nötig.'],
    [
      'D3',
      told({ ...aPerson(), taxCase: aCase({ extensions: 4 }) }, aPersonRequest(), { mostExtensions: 4 }),
      'Die Frist wurde bereits 4-mal erstreckt. Eine weitere Erstreckung ist online nicht möglich.',
    ],
    [
      'D4',
      told(aPerson(), aPersonRequest(), { fees: [{ until: '12-31', francs: 30 }] }),
      'Für diese Frist wird eine Gebühr von CHF 30 erhoben. Bitte bestätigen Sie die Gebühr und senden Sie das Gesuch erneut.',
    ],
    [
      'D5',
      told(aPerson(), aPersonRequest({ wish: day(2026, 12, 31) })),
      'Die Frist wurde bis zum 30.11.2026 erstreckt, dem spätesten online möglichen Datum. Ihr Wunschdatum liegt darüber.',
    ],
    ['D6', told(aPerson(), aPersonRequest()), 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.'],
  ])('%s', (_, sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})

describe('a deadline on a day without work', () => {
  const freeDay = ' Dieses Datum ist kein Werktag; es genügt der nächste Werktag.'

  it.each([
    ['a Saturday', day(2026, 8, 29), true],
    ['a Sunday', day(2026, 8, 30), true],
    ['a holiday', day(2026, 4, 6), true],
    ['a Monday', day(2026, 8, 31), false],
  ])('%s: that is said with a grant only then', (_, wish, isFree) => {
    expect(told(aPerson(), aPersonRequest({ wish })).endsWith(freeDay)).toBe(isFree)
  })

  it('that is said with a deadline that stays', () => {
    expect(toldOf({ deadline: day(2026, 8, 30) }, aPersonRequest({ wish: day(2026, 8, 20) }))).toBe(
      `Ihre Frist läuft bereits bis zum 30.08.2026. Es ist keine Erstreckung nötig.${freeDay}`,
    )
  })

  it('nobody hears of a next working day after the deadline is over', () => {
    const facts = { ...aPerson(), taxCase: aCase({ deadline: day(2025, 11, 30) }) }

    expect(told(facts, aPersonRequest(), {}, '2026-01-10T12:00')).not.toContain(freeDay)
  })
})

it('whoever is only stamped is told when and under which reference, on the clock of the office', () => {
  expect(pendingText(momentAt('2026-07-01T00:05'))).toBe(
    'Ihr Gesuch ist am 01.07.2026 00:05 eingegangen (Beleg 25K7-M92Q-X8CV). Der Entscheid folgt. Für die Einhaltung der Frist zählt der Eingang.',
  )
})
