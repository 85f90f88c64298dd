import { describe, expect, it } from 'vitest'
import { plainDate } from '../../kit/plain-date.ts'
import { labels } from './lists.ts'
import { nameOf } from '../../kit/line-parts.ts'
import { readQuickAdd } from './quick-add.ts'

// A Wednesday.
const today = plainDate(2026, 11, 18)
const reading = { today, time: '10:00', labels }
const due = (text: string): string => {
  const { due: found } = readQuickAdd(text, reading)
  return found === undefined ? 'none' : [found.day, ...(found.time === undefined ? [] : [found.time])].join(' ')
}

describe('the line of the quick add', () => {
  it.each([
    // German
    ['Rechnung prüfen morgen 15:00', 'Rechnung prüfen', '2026-11-19 15:00'],
    ['heute aufräumen', 'aufräumen', '2026-11-18'],
    ['Übermorgen anrufen', 'anrufen', '2026-11-20'],
    ['uebermorgen anrufen', 'anrufen', '2026-11-20'],
    ['Bericht am 3.12. um 14 Uhr', 'Bericht', '2026-12-03 14:00'],
    ['Bericht am 3.12.2027', 'Bericht', '2027-12-03'],
    ['Bericht am 3.12', 'Bericht', '2026-12-03'],
    ['Bericht 3. Dezember', 'Bericht', '2026-12-03'],
    ['Bericht bis zum 3. Dezember 2027 abgeben', 'Bericht abgeben', '2027-12-03'],
    ['Bericht 3.1.', 'Bericht', '2027-01-03'],
    ['in 3 Tagen nachfragen', 'nachfragen', '2026-11-21'],
    ['in einer Woche nachfragen', 'nachfragen', '2026-11-25'],
    ['in zwei Monaten erneuern', 'erneuern', '2027-01-18'],
    ['nächste Woche planen', 'planen', '2026-11-23'],
    ['nächsten Monat planen', 'planen', '2026-12-01'],
    ['Ende Monat abrechnen', 'abrechnen', '2026-11-30'],
    ['am Wochenende putzen', 'putzen', '2026-11-21'],
    ['Freitag Kuchen backen', 'Kuchen backen', '2026-11-20'],
    ['am Freitag Kuchen backen', 'Kuchen backen', '2026-11-20'],
    ['Mittwoch Sitzung', 'Sitzung', '2026-11-25'],
    ['nächsten Freitag Sitzung', 'Sitzung', '2026-11-27'],
    ['kommenden Freitag Sitzung', 'Sitzung', '2026-11-20'],
    ['am Fr Sitzung', 'Sitzung', '2026-11-20'],
    ['Sitzung morgen 15.30 Uhr', 'Sitzung', '2026-11-19 15:30'],
    ['Sitzung morgen um 9', 'Sitzung', '2026-11-19 09:00'],
    ['Sitzung um 15.30', 'Sitzung', '2026-11-18 15:30'],
    ['Sitzung 14 Uhr 30', 'Sitzung', '2026-11-18 14:30'],
    ['Sitzung 9:00', 'Sitzung', '2026-11-19 09:00'],
    ['Post holen mittags', 'Post holen', '2026-11-18 12:00'],
    // English
    ['call Anna next friday 9am', 'call Anna', '2026-11-27 09:00'],
    ['call Anna on friday at 9:30 pm', 'call Anna', '2026-11-20 21:30'],
    ['call Anna by fri', 'call Anna', '2026-11-20'],
    ['call Anna tomorrow at noon', 'call Anna', '2026-11-19 12:00'],
    ['call Anna the day after tomorrow', 'call Anna', '2026-11-20'],
    ['pay rent December 3', 'pay rent', '2026-12-03'],
    ['pay rent Dec 3rd, 2027', 'pay rent', '2027-12-03'],
    ['pay rent 3rd of december', 'pay rent', '2026-12-03'],
    ['pay rent 2026-12-03', 'pay rent', '2026-12-03'],
    ['pay rent 03/12/2026', 'pay rent', '2026-12-03'],
    ['pay rent next week', 'pay rent', '2026-11-23'],
    ['pay rent in two weeks', 'pay rent', '2026-12-02'],
    ['pay rent in 10 days', 'pay rent', '2026-11-28'],
    ['pay rent end of month', 'pay rent', '2026-11-30'],
    ['this weekend clean up', 'clean up', '2026-11-21'],
    ['lunch 12am', 'lunch', '2026-11-19 00:00'],
    ['lunch 12pm', 'lunch', '2026-11-18 12:00'],
    // French and Italian
    ["appeler Anne aujourd'hui", 'appeler Anne', '2026-11-18'],
    ['appeler Anne demain à 14h30', 'appeler Anne', '2026-11-19 14:30'],
    ['appeler Anne après-demain', 'appeler Anne', '2026-11-20'],
    ['appeler Anne vendredi prochain', 'appeler Anne', '2026-11-27'],
    ['appeler Anne le 3 décembre', 'appeler Anne', '2026-12-03'],
    ['appeler Anne dans 3 jours', 'appeler Anne', '2026-11-21'],
    ['appeler Anne la semaine prochaine', 'appeler Anne', '2026-11-23'],
    ['chiamare Anna domani alle 15', 'chiamare Anna', '2026-11-19 15:00'],
    ['chiamare Anna dopodomani', 'chiamare Anna', '2026-11-20'],
    ['chiamare Anna venerdì', 'chiamare Anna', '2026-11-20'],
    ['chiamare Anna tra 3 giorni', 'chiamare Anna', '2026-11-21'],
    ['chiamare Anna oggi', 'chiamare Anna', '2026-11-18'],
    ['chiamare Anna il 3 dicembre', 'chiamare Anna', '2026-12-03'],
    ['chiamare Anna la prossima settimana', 'chiamare Anna', '2026-11-23'],
  ])('understands «%s»', (text, title, expected) => {
    expect([readQuickAdd(text, reading).title, due(text)]).toEqual([title, expected])
  })

  it.each([
    'Guten Morgen wünschen',
    'Kaffee am Morgen',
    'Version 3.12 testen',
    'Preis 15.30 prüfen',
    'So geht das',
    'do the dishes',
    'sun cream',
    'Fr. Muster schreiben',
    'mit 3 Tagen Vorlauf',
    'the 3 musketeers',
    'maybe later',
    'Marschmusik',
    'bin 25:00 hier',
    'Raum 14.99 Uhr',
    'am 31.2.',
    'Seite 9',
    'wow!',
    'C# lernen',
    '2*3 rechnen',
    'Ticket #4711',
    'Montagearbeiten planen',
    'overmorgens',
  ])('leaves «%s» as it is', (text) => {
    const { title, parts } = readQuickAdd(text, reading)

    expect([title, parts]).toEqual([text, []])
  })

  it('takes labels, priority and star wherever they stand, and nothing twice', () => {
    const found = readQuickAdd('! Rechnung #Backend * prüfen #api #backend', reading)

    expect(found).toMatchObject({ title: 'Rechnung prüfen', labels: [1, 2], important: true, starred: true, due: undefined })
    expect(found.parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'priority !',
      'label #Backend',
      'star *',
      'label #api',
      'label #backend',
    ])
  })

  it('takes the whole line of the example apart', () => {
    expect(readQuickAdd('Rechnung prüfen morgen 15:00 #backend !', reading)).toMatchObject({
      title: 'Rechnung prüfen',
      due: { day: '2026-11-19', time: '15:00' },
      labels: [1],
      important: true,
      starred: false,
    })
  })

  it('takes the last of several days', () => {
    expect([due('Protokoll von Montag morgen versenden'), readQuickAdd('Protokoll von Montag morgen versenden', reading).title]).toEqual([
      '2026-11-19',
      'Protokoll von Montag versenden',
    ])
  })

  it('leaves what somebody said to be only words', () => {
    const text = 'Morgen kaufen um 15:00'
    const onlyWords = [nameOf({ kind: 'day', text: 'morgen' })]

    expect(readQuickAdd(text, { ...reading, onlyWords })).toMatchObject({ title: 'Morgen kaufen', due: { day: today, time: '15:00' } })
  })

  it('has no title where only parts are written', () => {
    expect(readQuickAdd(' morgen !! ', reading).title).toBe('')
  })

  it('keeps the places of parts behind letters that fold to nothing or to two', () => {
    const { parts } = readQuickAdd('Straße 🎂 İstanbul morgen', reading)

    expect(parts.map(({ text }) => text)).toEqual(['morgen'])
  })
})
