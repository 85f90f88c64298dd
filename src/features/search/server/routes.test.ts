import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { pageLength, search, summarise } from '../contract.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => void (server = await aServer()))
beforeEach(async () => void (anna = await anAccount(server)))
afterAll(() => server.app.close())

const find = (q: string, more = {}) => answerTo(server, anna, search, { q, ...more })
const titles = async (q: string, more = {}) => (await find(q, more)).map(({ title }) => title)
const summary = (q: string, more = {}) => answerTo(server, anna, summarise, { q, ...more })

async function aNote(title: string, description = '', time = '2026-03-01T10:00:00Z'): Promise<string> {
  const id = randomUUID()
  await server.database.owner.query(
    'insert into notes.note (workspace_id, id, title, description, time, position) values ($1, $2, $3, $4, $5, 0)',
    [anna.workspaceId, id, title, description, time],
  )
  return id
}
async function manyNotes(title: string, count: number, daysAgo: number): Promise<void> {
  await server.database.owner.query(
    `insert into notes.note (workspace_id, title, description, time, position)
     select $1, $2, '', platform.moment() - $4 * interval '1 day' - n * interval '1 second', n from generate_series(1, $3) as n`,
    [anna.workspaceId, title, count, daysAgo],
  )
}
async function aTask(title: string, notes = ''): Promise<string> {
  const id = randomUUID()
  await server.database.owner.query('insert into todo.todo (workspace_id, id, title, notes, position) values ($1, $2, $3, $4, 0)', [
    anna.workspaceId,
    id,
    title,
    notes,
  ])
  return id
}

describe('what is found', () => {
  it('§3.44 §7.84 GET search gives id, title, url and excerpt', async () => {
    const id = await aNote('Quittungen', 'Alle Belege der Reise nach Chur')

    expect(await find('belege')).toMatchObject([
      { id, title: 'Quittungen', url: `/apps/notes?note=${id}`, excerpt: 'Alle Belege der Reise nach Chur', kind: 'notes' },
    ])
  })

  it.each([
    ['as German bends it', 'Rechnungen', 'Die Rechnung ist bezahlt'],
    ['as English bends it', 'invoice', 'Two invoices were paid'],
    ['with its umlaut left out', 'Muller', 'Besuch bei Müller'],
    ['with its umlaut written out', 'Mueller', 'Besuch bei Müller'],
    ['with an umlaut for what was written out', 'Müller', 'Besuch bei Mueller'],
    ['in capitals', 'ZÜRICH', 'Fahrt nach Zürich'],
    ['by its beginning', 'fristerst', 'Die Fristerstreckung läuft'],
    ['by the beginning of two letters', 'fr', 'Die Fristerstreckung läuft'],
  ])('a word is found %s', async (_how, typed, text) => {
    await aNote('Etwas', text)
    await aNote('Anderes', 'hat damit nichts zu tun')

    expect(await titles(typed)).toEqual(['Etwas'])
  })

  it('all words must be there, and what has them in its title comes first', async () => {
    await aNote('Reise', 'Das Budget der Reise')
    await aNote('Budget der Reise')
    await aNote('Budget')

    expect(await titles('budget reise')).toEqual(['Budget der Reise', 'Reise'])
  })

  it('of several words only the last may still be a beginning', async () => {
    await aNote('Budget der Reise')

    expect(await titles('budget rei')).toEqual(['Budget der Reise'])
    expect(await titles('bud reise', { literally: 'true' })).toEqual([])
    expect(await titles('reise -bud')).toEqual(['Budget der Reise'])
  })

  it('the last of several words may be a single letter, which is counted as it is found', async () => {
    await aNote('Quartalsplan der Reise')
    await aNote('Quartalsplan der Messe')

    expect(await titles('quartalsplan r')).toEqual(['Quartalsplan der Reise'])
    expect(await summary('quartalsplan r')).toMatchObject({ count: 1, instead: null })
    expect(await titles('quartalsplan x', { literally: 'true' })).toEqual([])
  })

  it('shows the piece of a long text in which the words stand, and which they are', async () => {
    await aNote('Lang', `${'Vorher steht vieles. '.repeat(20)}Hier die Quittungen. ${'Nachher auch. '.repeat(5)}`)

    const [found] = await find('quittung')

    expect(found?.excerpt).toMatch(/^… .*Hier die Quittungen\..*/)
    expect(found?.words).toContain('quittung')
  })

  it('without words it shows what is nearest to now', async () => {
    await aNote('Alt', '', '2020-01-01T10:00:00Z')
    await aNote('Neu', '', '2026-03-10T11:00:00Z')

    expect((await titles('')).filter((title) => title === 'Alt' || title === 'Neu')).toEqual(['Neu', 'Alt'])
  })

  it('what bears just the typed words comes first, however many newer entries have them', async () => {
    await manyNotes('Budget und mehr', 200, 1)
    await aNote('Budget', '', '2020-01-01T10:00:00Z')

    expect((await titles('budget'))[0]).toBe('Budget')
    expect((await titles('budget in:mail'))[0]).not.toBe('Budget')
  })

  it('words that are frequent only before a large import are found, with those of the import', async () => {
    await manyNotes('Importiertes', 250, 0)
    await manyNotes('Quartalsbericht', 40, 40)
    await aNote('Quartalsbericht von heute', '', new Date().toISOString())

    expect(await titles('quartalsbericht')).toContain('Quartalsbericht')
    expect((await titles('quartalsbericht', { page: '5' })).length).toBe(1)
    expect(await summary('quartalsbericht')).toMatchObject({ count: 41, isMore: false })
  })

  it('words that are in a few entries of every age are all found', async () => {
    for (const daysAgo of [7, 28, 91, 365]) {
      await manyNotes('Importiertes', 200, daysAgo)
      await manyNotes('Quartalsbericht', 3, daysAgo)
    }

    expect((await titles('quartalsbericht', { page: '2' })).length).toBe(2)
    expect((await titles('quartalsbericht q', { page: '2' })).length).toBe(2)
    expect(await summary('quartalsbericht')).toMatchObject({ count: 12, isMore: false })
  })

  it('§9.7 gives at most 10 at a time, and the others on further pages', async () => {
    for (let number = 1; number <= 12; number += 1) await aNote(`Protokoll ${number}`)

    const [first, second, third] = [
      await titles('protokoll'),
      await titles('protokoll', { page: '2' }),
      await titles('protokoll', { page: '3' }),
    ]

    expect([first.length, second.length, third.length]).toEqual([10, 2, 0])
    expect(new Set([...first, ...second]).size).toBe(12)
  })
})

describe('operators', () => {
  beforeEach(async () => {
    await aNote('Neue Tafel', 'rote Farbe kaufen', '2026-01-15T10:00:00Z')
    await aNote('Alte Tafel', 'Farbe rote', '2025-06-15T10:00:00Z')
    await aTask('Tafel putzen')
  })

  it.each([
    ['"rote farbe"', ['Neue Tafel']],
    ['tafel -rote', ['Tafel putzen']],
    ['tafel in:notes', ['Alte Tafel', 'Neue Tafel']],
    ['tafel app:notizen', ['Alte Tafel', 'Neue Tafel']],
    ['tafel -in:notes', ['Tafel putzen']],
    ['tafel in:todo in:notes -alte', ['Neue Tafel', 'Tafel putzen']],
    ['tafel before:2026-01-01', ['Alte Tafel']],
    ['tafel vor:15.01.2026', ['Alte Tafel']],
    ['tafel nach:31.12.2025 in:notes', ['Neue Tafel']],
    ['tafel in:', ['Alte Tafel', 'Neue Tafel', 'Tafel putzen']],
    ['tafel in:nowhere', []],
    ['tafel before:nonsense', []],
  ])('understands %s', async (q, expected) => {
    expect((await titles(q)).toSorted()).toEqual(expected)
  })

  it('counts what is found of each kind, whichever is chosen', async () => {
    expect(await summary('tafel')).toEqual({
      count: 3,
      isMore: false,
      instead: null,
      kinds: [
        { kind: 'todo', count: 1, isMore: false },
        { kind: 'notes', count: 2, isMore: false },
      ],
    })
    const chosen = await summary('tafel', { kind: 'todo' })
    expect([chosen.count, chosen.kinds.length]).toEqual([1, 2])
    expect(await titles('tafel', { kind: 'todo' })).toEqual(['Tafel putzen'])
  })

  it('refuses a kind and a page that there are not', async () => {
    expect((await ask(server, anna, search, { kind: 'spoons' })).statusCode).toBe(400)
    expect((await ask(server, anna, search, { page: '16' })).statusCode).toBe(400)
  })

  it.each([`'"\\`, "a' | b", '§', '::*', '!', '()', '\0', 'x'.repeat(500), '🙂', "' & !''", '%L', 'a b c d e f g h i j k l m', '-', '"'])(
    'takes «%s» for nothing but words',
    async (q) => {
      expect((await ask(server, anna, search, { q })).statusCode).toBe(200)
      expect((await ask(server, anna, summarise, { q })).statusCode).toBe(200)
    },
  )
})

describe('slips of the pen', () => {
  it.each([
    ['swapped', 'quittugn'],
    ['one missing', 'quitung'],
    ['one too many', 'quitttung'],
    ['another', 'qiittung'],
  ])('finds what is near with a letter %s, and tells so', async (_what, typed) => {
    await aNote('Quittung')

    expect(await titles(`${typed} in:notes`)).toEqual(['Quittung'])
    expect(await summary(`${typed} in:notes`)).toMatchObject({ count: 1, instead: 'quittung in:notes' })
  })

  it('corrects nothing behind the last page of what was found', async () => {
    await aNote('Mueller')
    for (let note = 0; note <= pageLength; note += 1) await aNote('Miller')

    expect(await titles('Müller')).toEqual(['Mueller'])
    expect(await titles('Müller', { page: '2' })).toEqual([])
  })

  it('searches for what was typed where somebody insists', async () => {
    await aNote('Quittung')

    expect(await titles('quittugn', { literally: 'true' })).toEqual([])
    expect(await summary('quittugn', { literally: 'true' })).toEqual({ count: 0, isMore: false, kinds: [], instead: null })
  })

  it('what waits to be put into the index of words is put there first, because near words are looked up one by one', async () => {
    const waitingPages = async () => {
      const { rows } = await server.database.owner.query<{ pages: string }>(`select gin_clean_pending_list('search.entry_words') as pages`)
      return Number(rows[0]?.pages)
    }
    await aNote('Quittung')
    expect(await waitingPages()).toBeGreaterThan(0)
    await aNote('Quittung zwei')

    expect(await summary('quittugn')).toMatchObject({ instead: 'quittung' })

    expect(await waitingPages()).toBe(0)
  })

  it('leaves right words alone, and takes what is there more often', async () => {
    await aNote('Farbe Blau')
    await aNote('Farbe Grau')
    await aNote('Farbe Grau zwei')

    expect(await summary('farbe blau')).toMatchObject({ instead: null, count: 1 })
    expect(await summary('farbe vrau')).toMatchObject({ instead: 'farbe grau', count: 2 })
    expect(await summary('unauffindbar')).toMatchObject({ instead: null, count: 0 })
  })
})
