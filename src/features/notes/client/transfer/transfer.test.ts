import { describe, expect, it } from 'vitest'
import { formatFor } from '../../../../shell/parts/transfer/format.ts'
import { keepJson, ownJson, writeJson } from './note-json.ts'
import { markdown, writeMarkdown } from './note-markdown.ts'
import { emptyTransfer, type TransferNote } from './transferable.ts'

const formats = [ownJson, keepJson, markdown]
const rowsIn = (name: string, text: string): readonly TransferNote[] => {
  const content = formatFor(formats, name, text)?.read(text)
  return content?.kind === 'rows' ? content.rows : []
}

const notes: readonly TransferNote[] = [
  {
    ...emptyTransfer,
    title: 'Groceries «Friday»',
    description: 'For four.\n\nMarket, "organic" & cheap',
    checklist: [
      { id: 'a', checked: true, text: 'Pears' },
      { id: 'b', checked: false, text: 'Cheese, Gruyère', indent: true },
    ],
    labels: ['Family', 'Multi word'],
    archive: true,
    pinned: true,
    color: 'green',
    image: '/api/files/file?fileId=00000000-0000-4000-8000-000000000001',
    imageAlt: 'A market',
    reminder: '2026-11-17T15:30:00.000Z',
    time: '2026-11-11T10:00:00.000Z',
  },
  { ...emptyTransfer, description: 'Only words' },
]

describe('JSON', () => {
  it('brings back everything that was written', () => {
    expect(rowsIn('notes.json', writeJson(notes))).toEqual(notes)
  })

  it('refuses what is no note', () => {
    expect(() => ownJson.read('{"kind":"efristerstreckung-notes","notes":[{"title":7}]}')).toThrow('title')
  })
})

describe('Google Keep', () => {
  const keep = {
    color: 'TEAL',
    isTrashed: false,
    isPinned: true,
    isArchived: false,
    title: 'Hut tour',
    listContent: [
      { text: 'Boots', isChecked: true },
      { text: 'Map', isChecked: false },
    ],
    labels: [{ name: 'Personal' }],
    userEditedTimestampUsec: 1_700_000_000_000_000,
  }

  it('is taken over with list, labels, colour and time', () => {
    const [note] = rowsIn('hut.json', JSON.stringify(keep))

    expect(note).toMatchObject({ title: 'Hut tour', color: 'teal', pinned: true, labels: ['Personal'], time: '2023-11-14T22:13:20.000Z' })
    expect(note?.checklist.map(({ text, checked }) => [text, checked])).toEqual([
      ['Boots', true],
      ['Map', false],
    ])
  })

  it('leaves out what lay in its bin', () => {
    expect(rowsIn('keep.json', JSON.stringify([keep, { ...keep, isTrashed: true }]))).toHaveLength(1)
  })
})

describe('Markdown', () => {
  it('writes lists as boxes and brings title, text, list and labels back', () => {
    const text = writeMarkdown(notes)

    expect(text).toContain('- [x] Pears\n  - [ ] Cheese, Gruyère')
    const [first, second] = rowsIn('notes.md', text)
    expect(first).toMatchObject({
      title: 'Groceries «Friday»',
      description: 'For four.\n\nMarket, "organic" & cheap',
      labels: ['Family', 'Multi word'],
    })
    expect(first?.checklist.map(({ text: words, checked, indent }) => [words, checked, indent])).toEqual([
      ['Pears', true, undefined],
      ['Cheese, Gruyère', false, true],
    ])
    expect(second).toMatchObject({ title: '', description: 'Only words' })
  })
})
