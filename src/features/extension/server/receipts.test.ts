import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { languages } from '../../../kit/texts.ts'
import { newReference } from '../reference.ts'
import { proofTexts } from '../texts.ts'

let server: TestServer
let receipt: { Referenz: string; Pruefcode: string }
beforeAll(async () => {
  server = await aServer()
  const PersonSearchRequest = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
  const reply = await post('', { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest })
  receipt = reply.json<{ BackEndData: typeof receipt }>().BackEndData
})
afterAll(() => server.app.close())

const proof = (changes: object = {}) => ({ Referenz: receipt.Referenz, Pruefcode: receipt.Pruefcode, ...changes })

function post(path: string, payload: object, { app } = server) {
  return app.inject({ method: 'POST', url: `/BusinessAPI/efristerstreckung${path}`, payload })
}

describe('whether a receipt is genuine', () => {
  it('is told by reference and code, with what the receipt should say and no name', async () => {
    const reply = await post('/pruefung', proof())

    expect(reply.json()).toEqual({
      Echt: true,
      Periode: 2025,
      Eingang: '2026-03-10T12:00:00.000Z',
      Regel: 'D6',
      Rechtsform: 'natürliche Person',
      AlteFrist: '2026-03-31',
      NeueFrist: '2026-09-30',
    })
  })

  it('may be asked as people type: small letters, blanks, dashes, O for 0', async () => {
    const typed = receipt.Referenz.toLowerCase()
      .replaceAll('0', 'o')
      .replace(/(.{4})/g, '$1 - ')

    expect((await post('/pruefung', proof({ Referenz: typed }))).json()).toMatchObject({ Echt: true })
  })

  it('is denied for another code, another reference and one of a refusal, all in the same words', async () => {
    const refusal = await post('', { Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: { SubjektId: '999999' } })
    const { Referenz } = refusal.json<{ Referenz: string }>()

    for (const changes of [{ Pruefcode: 'AAAAAAAA' }, { Referenz: newReference(2025, new Uint8Array(9)) }, { Referenz }]) {
      expect((await post('/pruefung', proof(changes))).json()).toEqual({ Echt: false })
    }
  })

  it('is not even looked up where the check character is wrong', async () => {
    const last = receipt.Referenz.endsWith('A') ? 'B' : 'A'
    const reply = await post('/pruefung', proof({ Referenz: receipt.Referenz.slice(0, -1) + last }))

    expect([reply.statusCode, reply.json<object>()]).toMatchObject([400, { message: proofTexts.badReference }])
  })

  it('may be asked only so often from one network', async () => {
    const own = await aServerForThisTest({ settings: { RECEIPTS_PER_MINUTE: '20' } })

    const replies = await Promise.all(Array.from({ length: 40 }, () => post('/pruefung', proof(), own)))

    expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })
})

describe('the files', () => {
  it('speak every language of the pages, easy German too, and no other', async () => {
    const codes = await Promise.all([...languages, 'xx'].map(async (Sprache) => (await post('/kalender', proof({ Sprache }))).statusCode))

    expect(codes).toEqual([...languages.map(() => 200), 400])
  })

  it('are a PDF and a calendar, named by period and PID', async () => {
    const pdf = await post('/beleg', proof())
    const calendar = await post('/kalender', proof({ Sprache: 'fr' }))

    expect([pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment; filename="Fristerstreckung_2025_PID123456.pdf"',
    ])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(calendar.headers['content-disposition']).toBe('attachment; filename="Fristerstreckung_2025_PID123456.ics"')
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20260930')
  })

  it('are sent to plain forms too', async () => {
    const { app } = server
    const payload = new URLSearchParams(proof()).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }

    const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung/beleg', payload, headers })

    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('need the code', async () => {
    for (const path of ['/beleg', '/kalender']) {
      const reply = await post(path, proof({ Pruefcode: 'AAAAAAAA' }))
      expect([reply.statusCode, reply.json<object>()]).toMatchObject([404, { ErrorMessage: proofTexts.unknown }])
    }
  })
})
