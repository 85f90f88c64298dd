import { describe, expect, it } from 'vitest'
import type { Command } from '../command.ts'
import { commandGroupsFor, firstGroups, readTyped, suggestionGroups, type PaletteRow } from './palette-groups.ts'

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

type Groups = ReturnType<typeof suggestionGroups>

function titlesIn(groups: Groups): readonly string[] {
  return groups.flatMap(({ items }) => items.map(({ title }) => title))
}

function titles(typed: string, recent: readonly string[] = []): readonly string[] {
  return titlesIn(typed === '' ? firstGroups(all, recent) : suggestionGroups(all, typed, { things: [], recent }))
}

function things(count: number): readonly PaletteRow[] {
  return Array.from({ length: count }, (_, at) => aCommand({ title: `Letter ${at}`, group: 'go' }))
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

    expect(suggestionGroups([off, on], 'star', { things: [], recent: [] })[0]?.items).toEqual([on, off])
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
    const groups = firstGroups(all, [write.id, 'gone'])

    expect(groups.map(({ id }) => id)).toEqual(['recent', 'selection', 'go', 'general'])
    expect(groups[0]?.items).toEqual([write])
  })

  it('keeps the many alike for those who type', () => {
    expect(titles('')).not.toContain('Theme: Sunset')
    expect(titles('', [sunset.id])).toContain('Theme: Sunset')
  })
})

describe('the signs that limit the search', () => {
  it.each([
    ['> sunset', { scope: 'commands', query: 'sunset' }],
    ['>', { scope: 'commands', query: '' }],
    ['@mira k', { scope: 'people', query: 'mira k' }],
    [' a > b', { scope: 'everything', query: 'a > b' }],
  ])('«%s»', (typed, expected) => {
    expect(readTyped(typed)).toEqual(expected)
  })

  it('> lists every command and no page, also those of which there are many alike', () => {
    expect(titlesIn(commandGroupsFor(all, '', []))).toEqual(['Archive', 'New letter', 'Theme: Sunset', 'Theme: Slate', 'Open commands'])
    expect(titlesIn(commandGroupsFor(all, 'slate', []))).toEqual(['Theme: Slate'])
    expect(titlesIn(commandGroupsFor(all, 'post', []))).toEqual([])
  })
})

describe('suggestions', () => {
  const many = Array.from({ length: 12 }, (_, at) => aCommand({ title: `Letter page ${at}`, group: 'go' }))

  it('§9.7 are at most ten', () => {
    expect(titlesIn(suggestionGroups(many, 'letter', { things: [], recent: [] }))).toHaveLength(10)
    expect(titlesIn(suggestionGroups(many, 'letter', { things: things(12), recent: [] }))).toHaveLength(10)
  })

  it('leave room for things beside pages, which stand first', () => {
    const [pages, found] = suggestionGroups(many, 'letter', { things: things(12), recent: [] })

    expect([pages?.id, pages?.items.length, found?.id, found?.items.length]).toEqual(['go', 4, 'found', 6])
  })

  it('do not guess beside things that have the words', () => {
    expect(titlesIn(suggestionGroups(all, 'thsun', { things: things(1), recent: [] }))).toEqual(['Letter 0'])
  })
})
