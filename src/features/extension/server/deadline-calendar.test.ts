import { describe, expect, it } from 'vitest'
import { aReceipt } from '../../../../scripts/testing/receipt.ts'
import { plainDate } from '../../../kit/plain-date.ts'
import { languages, type Language } from '../../../kit/texts.ts'
import type { DecidedReceipt } from '../receipt.ts'
import { deadlineCalendar } from './deadline-calendar.ts'
import { wordingIn } from './receipt-wording.ts'

const site = { name: 'Kanton Musterland', web: 'https://fristen.musterland.example' }
const fileOf = (receipt: DecidedReceipt, language: Language = 'de', sender = site): string =>
  deadlineCalendar(receipt, receipt.newDeadline, { site: sender, ...wordingIn(language) })

type Component = { readonly name: string; readonly fields: Readonly<Record<string, string>>; readonly parts: readonly Component[] }

/** Reads a calendar file as RFC 5545 has it, and shares nothing with what wrote it. */
function read(file: string): Component {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  const open: { name: string; fields: Record<string, string>; parts: Component[] }[] = [{ name: 'file', fields: {}, parts: [] }]
  for (const line of lines) {
    const [, key = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? []
    if (key === 'BEGIN') open.push({ name: value, fields: {}, parts: [] })
    else if (key === 'END') {
      const done = open.pop()
      if (!done || done.name !== value) throw new Error(`${value} ends but did not begin`)
      open.at(-1)?.parts.push(done)
    } else Object.assign(open.at(-1)?.fields ?? {}, { [key]: plain(value) })
  }
  const [calendar] = open[0]?.parts ?? []
  if (!calendar || open.length !== 1) throw new Error('the file is not one calendar')
  return calendar
}

function plain(value: string): string {
  return value.replace(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

const eventIn = (file: string): Component => read(file).parts[0] ?? { name: 'none', fields: {}, parts: [] }

describe('the calendar file', () => {
  it('holds one day, the new deadline, that leaves people free', () => {
    const calendar = read(fileOf(aReceipt()))

    expect(calendar).toMatchObject({ name: 'VCALENDAR', fields: { VERSION: '2.0', METHOD: 'PUBLISH' } })
    expect(calendar.fields['PRODID']).toBe('-//Kanton Musterland//eFristerstreckung//DE')
    expect(calendar.parts.map(({ name, fields }) => ({ name, ...fields }))).toEqual([
      {
        name: 'VEVENT',
        UID: '25K7M92QX8CV@fristen.musterland.example',
        DTSTAMP: '20260310T184207Z',
        'DTSTART;VALUE=DATE': '20261130',
        'DTEND;VALUE=DATE': '20261201',
        SUMMARY: 'Steuererklärung 2025 einreichen (PID 123456)',
        DESCRIPTION: 'Heute ist der letzte Tag für die Steuererklärung 2025. PID 123456, Referenz 25K7-M92Q-X8CV.',
        URL: 'https://fristen.musterland.example/beleg',
        TRANSP: 'TRANSPARENT',
      },
    ])
  })

  it('ends on the first day of the next year for the last day of this one', () => {
    const { fields } = eventIn(fileOf(aReceipt({ newDeadline: plainDate(2026, 12, 31) })))

    expect(fields['DTEND;VALUE=DATE']).toBe('20270101')
  })

  it('is the same whenever it is made, so that a second import changes nothing', () => {
    expect(fileOf(aReceipt())).toBe(fileOf(aReceipt()))
  })

  it.each(languages)('names no person and no code, in %s', (language) => {
    expect(fileOf(aReceipt(), language)).not.toMatch(/Beispiel|Andrea|K7M92QX8(?!CV)|K7M9-2QX8/)
  })
})

describe('the alarms', () => {
  const triggers = (receipt: DecidedReceipt) => eventIn(fileOf(receipt)).parts.map(({ fields }) => fields['TRIGGER'])

  it('ring 30 and 7 days before, at nine in the morning', () => {
    const { parts } = eventIn(fileOf(aReceipt()))

    expect(parts).toEqual([
      {
        name: 'VALARM',
        fields: {
          ACTION: 'DISPLAY',
          TRIGGER: '-P29DT15H',
          DESCRIPTION: 'Noch 30\u00a0Tage für die Steuererklärung 2025: bis zum 30.\u00a0November 2026.',
        },
        parts: [],
      },
      {
        name: 'VALARM',
        fields: {
          ACTION: 'DISPLAY',
          TRIGGER: '-P6DT15H',
          DESCRIPTION: 'Noch 7\u00a0Tage für die Steuererklärung 2025: bis zum 30.\u00a0November 2026.',
        },
        parts: [],
      },
    ])
  })

  it.each([
    ['2026-10-31T12:00:00.000Z', ['-P29DT15H', '-P6DT15H']],
    ['2026-11-01T12:00:00.000Z', ['-P6DT15H']],
    ['2026-11-23T12:00:00.000Z', ['-P6DT15H']],
    ['2026-11-23T23:00:00.000Z', []],
    ['2026-12-24T12:00:00.000Z', []],
  ])('of a request received at %s are only those still to come', (receivedAt, expected) => {
    expect(triggers(aReceipt({ receivedAt }))).toEqual(expected)
  })
})

describe('the lines of the file', () => {
  it.each(languages)('end with CR LF and have at most 75 octets, no letter cut in two, in %s', (language) => {
    const file = fileOf(aReceipt(), language, { ...site, name: 'Künstlerisches Övertal, Ämter; «Süd» 🏔🏔🏔🏔🏔🏔🏔🏔🏔🏔🏔🏔🏔🏔' })
    const lines = file.split('\r\n')

    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([])
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  it('give back every sign that has a meaning of its own', () => {
    const name = 'Amt\\Nord, Süd; Ost\nund West'

    expect(read(fileOf(aReceipt(), 'de', { ...site, name })).fields['PRODID']).toBe(`-//${name}//eFristerstreckung//DE`)
  })
})
