import { describe, expect, it } from 'vitest'
import type { Medium, Month } from './medium.ts'
import { byDay, dialled, countedMedia, linesIn, websiteIn, wholeMonths } from './rules.ts'

describe('what was typed', () => {
  it('is one entry on each line, without gaps and nothing twice', () => {
    expect(linesIn(' Chur \n\nBern\nChur\n')).toEqual(['Chur', 'Bern'])
    expect(linesIn('  ')).toEqual([])
  })

  it.each([
    ['example.ch', 'https://example.ch'],
    [' http://example.ch/team ', 'http://example.ch/team'],
    ['example.ch:8080/x', 'https://example.ch:8080/x'],
    ['javascript:alert(1)', undefined],
    ['mailto:a@example.ch', undefined],
    ['two words', undefined],
    ['word', undefined],
    ['', undefined],
  ])('as a website «%s» is %s', (typed, address) => {
    expect(websiteIn(typed)).toBe(address)
  })

  it('is dialled without its gaps', () => {
    expect(dialled('+41 (0)81 555 01 42')).toBe('+410815550142')
  })
})

it('what happened stands under its day in Swiss time, the newest first', () => {
  const rows = ['2026-03-10T08:00:00Z', '2026-03-09T23:30:00Z', '2026-03-09T22:30:00Z'].map((time) => ({ time }))

  const days = byDay(rows, 'Europe/Zurich')

  expect(days.map(({ day, rows: each }) => [day, each.length])).toEqual([
    ['2026-03-10', 2],
    ['2026-03-09', 1],
  ])
})

describe('months', () => {
  it('that were read in parts are put together, and nothing stands twice', () => {
    const parts = [[aMonth('2026-03', 'a', 'b')], [aMonth('2026-03', 'b', 'c'), aMonth('2026-02', 'd')]]

    expect(wholeMonths(parts).map(({ id, media }) => [id, media.map((each) => each.id)])).toEqual([
      ['2026-03', ['a', 'b', 'c']],
      ['2026-02', ['d']],
    ])
  })

  it.each([
    [{ photos: 5, videos: 0 }, '5 photos'],
    [{ photos: 1, videos: 2 }, '1 photo, 2 videos'],
    [{ photos: 0, videos: 1 }, '1 video'],
    [{ photos: 0, videos: 0 }, '0 photos'],
  ])('say what they have: %o', (counts, info) => {
    expect(countedMedia(counts)).toBe(info)
  })
})

function aMonth(id: string, ...ids: readonly string[]): Month {
  return { id, name: '', info: '', photos: ids.length, videos: 0, media: ids.map(aMedium) }
}

function aMedium(id: string): Medium {
  return { id, type: 'photo', title: '', alt: '', address: '', mediaType: 'image/png', width: 4, height: 3, time: '2026-03-01T00:00:00Z' }
}
