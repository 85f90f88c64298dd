import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { ruleTexts } from '../decision-texts.ts'
import { decisionTexts } from '../texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

type Body = { Periode?: unknown; Wunschfrist?: unknown; PersonSearchRequest?: unknown }
const andrea = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const aRequest = (changes: Body = {}): Body => ({ Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: andrea, ...changes })

async function submit(body: unknown, { app }: TestServer = server) {
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload: body as object })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
}

async function storedRequests({ database }: TestServer = server) {
  const { rows } = await database.owner.query<Record<string, unknown>>('select * from extension.request order by id')
  return rows
}

async function extensionsOf({ database }: TestServer) {
  const { rows } = await database.owner.query<Record<string, unknown>>(
    "select deadline, extensions from extension.tax_case where pid = 123456 and legal_form = 'natural-person' and period = 2025",
  )
  return rows
}

describe('a request of a natural person', () => {
  it('§7.1 §3.4 is granted, answered with the fields of the spec and stored with its decision', async () => {
    const own = await aServerForThisTest()

    const { status, body } = await submit(aRequest(), own)

    expect(status).toBe(200)
    expect(body).toEqual({
      BackEndData: {
        ErgebnisText: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.09.2026.',
        AlteFrist: '2026-03-31',
        NeueFrist: '2026-09-30',
        Eingang: '2026-03-10T12:00:00.000Z',
        ZusatzInfosPerson: { PersonName: 'Beispiel', Rufname: 'Andrea' },
        Referenz: expect.stringMatching(/^25\w{10}$/),
        Pruefcode: expect.stringMatching(/^\w{8}$/),
        Status: 'entschieden',
        Regel: 'D6',
        Regelwerk: expect.stringMatching(/^1-[0-9a-f]{8}$/),
      },
    })
    expect(await storedRequests(own)).toMatchObject([
      {
        canton: 'musterland',
        period: 2025,
        pid: 123456,
        legal_form: 'natural-person',
        outcome: 'granted',
        rule: 'D6',
        new_deadline: '2026-09-30',
      },
    ])
    expect(await extensionsOf(own)).toEqual([{ deadline: '2026-09-30', extensions: 1 }])
  })

  it('shows the first grant as the old deadline of the second', async () => {
    const own = await aServerForThisTest()
    await submit(aRequest(), own)

    const { body } = await submit(aRequest({ Wunschfrist: '2026-11-30' }), own)

    expect(body).toMatchObject({ BackEndData: { AlteFrist: '2026-09-30', NeueFrist: '2026-11-30' } })
  })

  it('is capped at 30.11. and never shortened', async () => {
    const own = await aServerForThisTest()

    const tooLate = await submit(aRequest({ Wunschfrist: '2026-12-01' }), own)
    const earlier = await submit(aRequest({ Wunschfrist: '2026-06-30' }), own)

    expect(tooLate.body).toMatchObject({ BackEndData: { NeueFrist: '2026-11-30' } })
    expect(earlier.body).toMatchObject({ BackEndData: { AlteFrist: '2026-11-30', NeueFrist: '2026-11-30' } })
  })

  it('gets one and the same answer for an unknown number and for a wrong birth date', async () => {
    const unknown = await submit(aRequest({ PersonSearchRequest: { ...andrea, SubjektId: '999998' } }))
    const wrong = await submit(aRequest({ PersonSearchRequest: { ...andrea, Geburtsdatum: '11.25.1980' } }))

    const answer = { ErrorMessage: ruleTexts.personUnknown, Referenz: expect.stringMatching(/^25\w{10}$/), Regel: 'I1' }
    expect(unknown).toEqual({ status: 200, body: answer })
    expect(wrong).toEqual({ status: 200, body: answer })
  })
})

describe('a request of a legal entity', () => {
  it('§3.3 §3.6 carries no birth date and is answered with the firm and an empty first name', async () => {
    const own = await aServerForThisTest()

    const { body } = await submit(aRequest({ Wunschfrist: '12.31.2026', PersonSearchRequest: { SubjektId: '123456' } }), own)

    expect(body).toMatchObject({
      BackEndData: {
        AlteFrist: '2026-09-30',
        NeueFrist: '2026-12-31',
        ZusatzInfosPerson: { PersonName: 'Holzbau Beispiel AG', Rufname: '' },
      },
    })
  })

  it('is told nothing about the state of its case when the deadline has passed', async () => {
    const own = await aServerForThisTest({ clock: '2026-10-01T08:00:00Z' })

    const { body } = await submit(aRequest({ Wunschfrist: '2026-12-31', PersonSearchRequest: { SubjektId: '123456' } }), own)

    expect(body).toEqual({ ErrorMessage: expect.stringContaining('PID 123456'), Referenz: expect.any(String), Regel: 'Cj' })
  })
})

describe('a request of a legal entity where the canton asks for its UID', () => {
  const asFirm = (Uid?: string, SubjektId = '123456') =>
    aRequest({ Wunschfrist: '12.31.2026', PersonSearchRequest: { SubjektId, ...(Uid === undefined ? {} : { Uid }) } })
  const neutral = {
    status: 200,
    body: { ErrorMessage: ruleTexts.entityUnknown, Referenz: expect.stringMatching(/^25\w{10}$/), Regel: 'I2' },
  }

  it('is decided when the UID is the one in the register', async () => {
    const own = await aServerForThisTest({ canton: 'bergtal' })

    const { body } = await submit(asFirm('CHE123456788'), own)

    expect(body).toMatchObject({
      BackEndData: { AlteFrist: '2026-08-31', NeueFrist: '2026-12-31', ZusatzInfosPerson: { PersonName: 'Holzbau Beispiel AG' } },
    })
  })

  it('gets one and the same answer without a UID, with that of another firm and for an unknown number', async () => {
    const own = await aServerForThisTest({ canton: 'bergtal' })

    for (const body of [asFirm(), asFirm('CHE003001007'), asFirm('CHE123456788', '999998')])
      expect(await submit(body, own)).toEqual(neutral)

    expect((await storedRequests(own)).map((row) => row['rule'])).toEqual(['I2', 'I2', 'I2'])
  })

  it('is not known by leaving the UID out where the register has none either', async () => {
    const own = await aServerForThisTest({ canton: 'bergtal' })
    await own.database.owner.query("update extension.person set uid = null where canton = 'bergtal' and pid = 123456")

    expect(await submit(asFirm(), own)).toEqual(neutral)
  })

  it('of a natural person needs none', async () => {
    const own = await aServerForThisTest({ canton: 'bergtal' })

    expect((await submit(aRequest(), own)).body).toMatchObject({ BackEndData: { AlteFrist: '2026-04-30', NeueFrist: '2026-09-30' } })
  })

  it('elsewhere is decided whatever UID it brings', async () => {
    const own = await aServerForThisTest()

    expect((await submit(asFirm('CHE003001007'), own)).body).toMatchObject({ BackEndData: { NeueFrist: '2026-12-31' } })
  })
})

describe('what cannot be a request', () => {
  it.each([
    ['a body without fields', {}, decisionTexts.malformed],
    ['a PID with a leading zero', aRequest({ PersonSearchRequest: { SubjektId: '012345' } }), decisionTexts.invalidPid],
    ['a PID of seven digits', aRequest({ PersonSearchRequest: { SubjektId: '1234567' } }), decisionTexts.invalidPid],
    [
      'a UID with a wrong check digit',
      aRequest({ PersonSearchRequest: { SubjektId: '123456', Uid: 'CHE123456789' } }),
      decisionTexts.invalidUid,
    ],
    ['a date in another format', aRequest({ Wunschfrist: '30.09.2026' }), decisionTexts.badDate],
    ['a day that does not exist', aRequest({ Wunschfrist: '2026-02-30' }), decisionTexts.badDate],
    ['a deadline before today', aRequest({ Wunschfrist: '2026-03-09' }), ruleTexts.wishInPast],
    ['a birth date in the future', aRequest({ PersonSearchRequest: { ...andrea, Geburtsdatum: '2026-03-11' } }), ruleTexts.birthInFuture],
    ['a period that is not offered', aRequest({ Periode: 2023 }), 'Für die Steuerperiode 2023 ist keine Online-Fristerstreckung möglich.'],
  ])('§5.1 §5.5 §5.10 §5.11 %s is refused with 400 and its own text, and nothing is stored', async (_what, body, message) => {
    const before = (await storedRequests()).length

    const reply = await submit(body)

    expect(reply).toEqual({ status: 400, body: { code: 'invalid-input', message, ErrorMessage: message } })
    expect(await storedRequests()).toHaveLength(before)
  })
})

describe('many at once', () => {
  it('sixteen equal requests are one extension and get one and the same answer', async () => {
    const own = await aServerForThisTest()

    const replies = await Promise.all(Array.from({ length: 16 }, () => submit(aRequest(), own)))

    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await storedRequests(own)).toMatchObject([{ outcome: 'granted', rule: 'D6' }])
    expect(await extensionsOf(own)).toEqual([{ deadline: '2026-09-30', extensions: 1 }])
  })

  it('so they are when they reach two servers at once', async () => {
    const one = await aServerForThisTest()
    const other = await aServerForThisTest({ database: { ...one.database, close: async () => {} } })

    const replies = await Promise.all(Array.from({ length: 16 }, (_, at) => submit(aRequest(), at % 2 === 0 ? one : other)))

    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await storedRequests(one)).toHaveLength(1)
    expect(await extensionsOf(one)).toEqual([{ deadline: '2026-09-30', extensions: 1 }])
  })

  it('sixteen different wishes end at the latest of them', async () => {
    const own = await aServerForThisTest()
    const wishes = Array.from({ length: 16 }, (_, index) => `2026-07-${String(index + 1).padStart(2, '0')}`)

    await Promise.all(wishes.map((Wunschfrist) => submit(aRequest({ Wunschfrist }), own)))

    expect(await extensionsOf(own)).toMatchObject([{ deadline: '2026-07-16' }])
  })
})

it('takes the time of receipt from the database clock', async () => {
  const own = await aServerForThisTest({ clock: '2026-03-31T21:59:59Z' })

  const lastSecond = await submit(aRequest(), own)

  expect(lastSecond.body).toMatchObject({ BackEndData: { AlteFrist: '2026-03-31', NeueFrist: '2026-09-30' } })
})
