import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import { paletteGroups } from './palette-groups.ts'

function aCommand(command: Partial<Command> & Pick<Command, 'title'>): Command {
  return { id: command.title, group: 'general', run: () => undefined, ...command }
}

const mail = aCommand({ title: 'Mail', group: 'go', keys: 'g m', keywords: 'Post letters' })
const sunset = aCommand({ title: 'Theme: Sunset', group: 'settings', keywords: 'Farben: Abendrot', isSearchOnly: true })
const slate = aCommand({ title: 'Theme: Slate', group: 'settings', keywords: 'Farben: Schiefer', isSearchOnly: true })
const write = aCommand({ title: 'New letter', group: 'create', keys: 'c' })
const archive = aCommand({ title: 'Archive', group: 'selection', isOff: 'Nothing selected' })
const nextRow = aCommand({ title: 'Next row', group: 'page', keys: 'j', isKeyOnly: true })
const palette = aCommand({ title: 'Open commands', keys: 'mod+k' })
const all = [mail, sunset, slate, write, archive, nextRow, palette]

function titles(typed: string, recent: readonly string[] = []): readonly string[] {
  return paletteGroups(all, typed, recent).flatMap(({ items }) => items.map(({ title }) => title))
}

describe('what the palette finds', () => {
  it.each([
    ['letters with gaps', 'thsun', 'Theme: Sunset'],
    ['words in any order', 'sunset theme', 'Theme: Sunset'],
    ['the other language', 'abendrot', 'Theme: Sunset'],
    ['further words', 'post', 'Mail'],
    ['its keys', 'g m', 'Mail'],
    ['its keys as people write them', 'ctrl+k', 'Open commands'],
    ['what is off, because it says why', 'arch', 'Archive'],
  ])('by %s: %s', (_, typed, title) => {
    expect(titles(typed)[0]).toBe(title)
  })

  it('finds nothing where nothing fits', () => {
    expect(titles('quux')).toEqual([])
  })

  it('does not guess where the very letters are found', () => {
    expect(titles('sunset')).toEqual(['Theme: Sunset'])
    expect(titles('abend')).toEqual(['Theme: Sunset'])
    expect(titles('farrot')).toEqual([])
  })

  it('puts what can be done before what is off', () => {
    const off = aCommand({ title: 'Star all', isOff: 'Nothing selected' })
    const on = aCommand({ title: 'Star one' })

    expect(paletteGroups([off, on], 'star', [])[0]?.items).toEqual([on, off])
  })

  it('leaves out what is only a key', () => {
    expect(titles('next row')).not.toContain('Next row')
  })

  it('puts a better fit before what was used lately, and what was used lately before its equals', () => {
    expect(titles('theme', [slate.id])).toEqual(['Theme: Slate', 'Theme: Sunset'])
    expect(titles('mail', [palette.id])[0]).toBe('Mail')
  })
})

describe('the palette before anything is typed', () => {
  it('shows what was used lately first, and once', () => {
    const groups = paletteGroups(all, ' ', [write.id, 'gone'])

    expect(groups.map(({ id }) => id)).toEqual(['recent', 'selection', 'go', 'general'])
    expect(groups[0]?.items).toEqual([write])
  })

  it('keeps the many alike for those who type', () => {
    expect(titles('')).not.toContain('Theme: Sunset')
    expect(titles('', [sunset.id])).toContain('Theme: Sunset')
  })
})
