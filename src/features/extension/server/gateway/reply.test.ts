import { describe, expect, it } from 'vitest'
import { aGrant } from '../../../../../scripts/testing/canton-system.ts'
import { readReply } from './reply.ts'

const told = aGrant.BackEndData
const read = (content: unknown) => readReply(JSON.stringify(content), 2025)
const readWith = (changes: object) => read({ BackEndData: { ...told, ...changes } })

describe('what a canton says', () => {
  it('is understood with nothing but what every interface has', () => {
    expect(read(aGrant)).toEqual({
      kind: 'decided',
      text: 'Ihre Frist wurde verlängert.',
      oldDeadline: '2026-03-31',
      newDeadline: '2026-09-30',
      name: 'Fernwald',
      firstName: 'Mirta',
    })
  })

  it.each([
    ['2026-09-30', '2026-09-30'],
    ['30.09.2026', '2026-09-30'],
    ['2026-09-30T00:00:00', '2026-09-30'],
    ['2026-09-30T23:30:00.0000000', '2026-09-30'],
    ['2026-09-30T00:00:00+02:00', '2026-09-30'],
    ['2026-09-29T22:00:00Z', '2026-09-30'],
    ['2026-09-29T21:59:59Z', '2026-09-29'],
  ])('may write a day as %s', (written, day) => {
    expect(readWith({ NeueFrist: written })).toMatchObject({ newDeadline: day })
  })

  it.each(['', '09.30.2026', '31.9.2026', '2026-09-31', '30/09/2026', '2026-09-30T25:00:00Z', 'morgen', '１０.09.2026', null, 20260930])(
    'is not understood with the day %s',
    (written) => {
      expect(readWith({ NeueFrist: written })).toBeUndefined()
    },
  )

  it('of a firm has no first name, in whichever way it leaves it out', () => {
    for (const ZusatzInfosPerson of [
      { PersonName: 'Muster AG', Rufname: '' },
      { PersonName: 'Muster AG', Rufname: null },
      { PersonName: 'Muster AG' },
    ])
      expect(readWith({ ZusatzInfosPerson })).toMatchObject({ name: 'Muster AG', firstName: '' })
  })

  it('may be a refusal, beside an empty place for data', () => {
    expect(read({ ErrorMessage: 'Kein Steuerfall.' })).toEqual({ kind: 'rejected', message: 'Kein Steuerfall.' })
    expect(read({ BackEndData: null, ErrorMessage: 'Kein Steuerfall.', Regel: 'I1' })).toEqual({
      kind: 'rejected',
      message: 'Kein Steuerfall.',
      rule: 'I1',
    })
    expect(read({ ...aGrant, ErrorMessage: null })).toMatchObject({ kind: 'decided' })
  })

  it('may be that it will decide later', () => {
    expect(readWith({ Status: 'pendent', AlteFrist: '', NeueFrist: '' })).toEqual({ kind: 'undecided' })
  })

  it('loses line ends, and is stored in one form of letters', () => {
    expect(readWith({ ErgebnisText: ' Zeile eins\r\nZeile zwei: Mu\u0308ller\t' })).toMatchObject({ text: 'Zeile eins Zeile zwei: Müller' })
  })

  it.each([
    ['a shorter deadline', { NeueFrist: '2026-03-30' }],
    ['a deadline of another time', { AlteFrist: '2030-01-01', NeueFrist: '2030-01-01' }],
    ['a deadline before the period', { AlteFrist: '2024-12-31' }],
    ['no text', { ErgebnisText: ' ' }],
    ['a text without end', { ErgebnisText: 'x'.repeat(1001) }],
    ['a name without end', { ZusatzInfosPerson: { PersonName: 'x'.repeat(201), Rufname: '' } }],
    ['a text with a null character', { ErgebnisText: 'bewilligt\u0000' }],
    ['a text with an escape character', { ErgebnisText: '\u001b[31mbewilligt' }],
    ['a text that turns the reading direction', { ErgebnisText: 'bewilligt \u202e gilliweb' }],
    ['half a character', { ErgebnisText: 'bewilligt \ud800' }],
    ['a list for a text', { ErgebnisText: ['bewilligt'] }],
    ['no names', { ZusatzInfosPerson: null }],
  ])('is not believed with %s', (_what, changes) => {
    expect(readWith(changes)).toBeUndefined()
  })

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"BackEndData":{}}',
    '{"ErrorMessage":""}',
    '{"ErrorMessage":',
    '<html></html>',
    '{"__proto__":{"ErrorMessage":"x"}}',
  ])('is nothing when it is %s', (text) => {
    expect(readReply(text, 2025)).toBeUndefined()
  })
})
