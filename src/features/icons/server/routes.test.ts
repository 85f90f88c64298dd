import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawingsFile } from '../../../../scripts/icons/write-drawings.ts'
import { anAccount, bearer } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { listIcons, type IconEntry } from '../contract.ts'
import { iconsLike } from '../rules.ts'

let server: TestServer
let icons: readonly IconEntry[]
beforeAll(async () => {
  server = await aServer()
  icons = await answerTo(server, await anAccount(server), listIcons)
})
afterAll(() => server.app.close())

describe('the icon catalogue', () => {
  it('§7.83 GET /api/icons has at least 1013 entries, each with a name and a drawing of its own', () => {
    expect(icons.length).toBeGreaterThanOrEqual(1013)
    for (const field of ['name', 'order', 'id', 'code'] as const) expect(new Set(icons.map((icon) => icon[field])).size).toBe(icons.length)
    expect(icons.filter(({ drawing }) => !/^M ?[-\d.]/.test(drawing))).toEqual([])
  })

  it('§3.47 §9.16 an entry has every field of the entity, prevSize 32', () => {
    expect(icons.find(({ name }) => name === 'alarm-clock-check')).toMatchObject({
      prevSize: 32,
      ligatures: 'alarm-clock-check, alarm-check',
      tags: ['alarm', 'clock', 'check', 'Alarm', 'Wecker', 'Uhr', 'Zeit', 'Haken', 'erledigt'],
    })
    expect(icons.map(({ order }) => order)).toEqual(icons.map((_, at) => at + 1))
    expect([...new Set(icons.map(({ prevSize }) => prevSize))]).toEqual([32])
    // Those that Unicode leaves to everybody, in the first plane.
    expect(icons.filter(({ code }) => code < 0xe000 || code > 0xf8ff)).toEqual([])
  })

  it.each([
    ['kalender', 'calendar-days'],
    ['Schlüssel', 'key-round'],
    ['SHOPPING cart', 'shopping-cart'],
    ['alarm-check', 'alarm-clock-check'],
  ])('«%s» finds %s', (text, name) => {
    expect(iconsLike(icons, text).map((icon) => icon.name)).toContain(name)
  })

  it('travels light, and is for members only', async () => {
    const account = await anAccount(server)
    const headers = { ...bearer(account.token), 'accept-encoding': 'br' }

    const reply = await server.app.inject({ url: '/api/icons', headers })
    const guest = await ask(server, undefined, listIcons)

    expect(reply.rawPayload.length).toBeLessThan(260_000)
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual(icons)
    expect(guest.statusCode).toBe(401)
  })

  it('is that of the installed set; otherwise: node scripts/icons/write-drawings.ts', async () => {
    const kept = await readFile(new URL('drawings.json', import.meta.url), 'utf8')

    expect(kept === (await drawingsFile())).toBe(true)
  }, 60_000)
})
