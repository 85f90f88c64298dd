import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aCantonSystem, aGrant, saying, type CantonSystem } from '../../../../../scripts/testing/canton-system.ts'
import { aServerForThisTest, type TestServer } from '../../../../../scripts/testing/server.ts'

const person = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const aRequest = (changes: object = {}): object => ({ Periode: 2025, Wunschfrist: '09.30.2026', PersonSearchRequest: person, ...changes })

type Wire = { BackEndData?: Record<string, string>; ErrorMessage?: string; Referenz?: string; code?: string }

async function submit({ app }: TestServer, payload: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })
  return { status: reply.statusCode, body: reply.json<Wire>() }
}

async function aGateway({ url }: CantonSystem, settings: Record<string, string> = {}): Promise<TestServer> {
  return aServerForThisTest({ settings: { TAX_SYSTEM: 'gateway', GATEWAY_URL: url, GATEWAY_TIMEOUT_MS: '10000', ...settings } })
}

async function rowsOf({ database }: TestServer) {
  const columns = 'outcome, rule, message, old_deadline, new_deadline, told_name, told_first_name'
  return (await database.owner.query<Record<string, string | null>>(`select ${columns} from extension.request order by id`)).rows
}

describe('a request where the canton has a tax system of its own', () => {
  it('is put to that system in its own words, and its answer is stored and told', async () => {
    const canton = await aCantonSystem(saying(aGrant))
    const server = await aGateway(canton, { GATEWAY_TOKEN: 'a-token-of-the-canton' })

    const { status, body } = await submit(server, aRequest(), 'a-key-of-the-caller')

    expect(canton.questions.map((question) => question.body)).toEqual([aRequest()])
    expect(canton.questions[0]?.headers).toMatchObject({
      authorization: 'Bearer a-token-of-the-canton',
      'content-type': 'application/json',
    })
    expect(status).toBe(200)
    expect(body.BackEndData).toMatchObject({
      ErgebnisText: 'Ihre Frist wurde verlängert.',
      AlteFrist: '2026-03-31',
      NeueFrist: '2026-09-30',
      Eingang: '2026-03-10T12:00:00.000Z',
      ZusatzInfosPerson: { PersonName: 'Fernwald', Rufname: 'Mirta' },
      Referenz: expect.stringMatching(/^25\w{10}$/),
      Status: 'entschieden',
      Regel: 'G',
    })
    expect(await rowsOf(server)).toEqual([
      {
        outcome: 'granted',
        rule: 'G',
        message: 'Ihre Frist wurde verlängert.',
        old_deadline: '2026-03-31',
        new_deadline: '2026-09-30',
        told_name: 'Fernwald',
        told_first_name: 'Mirta',
      },
    ])
  })

  it('does not touch the cases of the own register', async () => {
    const server = await aGateway(await aCantonSystem(saying(aGrant)))

    await submit(server, aRequest())

    const { rows } = await server.database.owner.query(
      "select deadline, extensions from extension.tax_case where pid = 123456 and legal_form = 'natural-person' and period = 2025",
    )
    expect(rows).toEqual([{ deadline: '2026-03-31', extensions: 0 }])
  })

  it('that changes nothing there changes nothing here', async () => {
    const canton = await aCantonSystem(saying({ BackEndData: { ...aGrant.BackEndData, NeueFrist: '31.03.2026' } }))
    const server = await aGateway(canton)

    const { body } = await submit(server, aRequest())

    expect(body.BackEndData).toMatchObject({ AlteFrist: '2026-03-31', NeueFrist: '2026-03-31' })
    expect(await rowsOf(server)).toMatchObject([{ outcome: 'unchanged' }])
  })

  it.each([200, 400, 404, 422])('that is refused there with %i is refused here, with 200 and a reference', async (status) => {
    const server = await aGateway(await aCantonSystem(saying({ ErrorMessage: 'Kein Steuerfall.' }, status)))

    const reply = await submit(server, aRequest())

    expect(reply).toEqual({
      status: 200,
      body: { ErrorMessage: 'Kein Steuerfall.', Referenz: expect.stringMatching(/^25\w{10}$/), Regel: 'G' },
    })
    expect(await rowsOf(server)).toMatchObject([{ outcome: 'rejected', old_deadline: null, told_name: null }])
  })

  it('that needs a fee to be accepted says so under the code that the form knows', async () => {
    const canton = await aCantonSystem(saying({ ErrorMessage: 'Gebühr CHF 20.', Regel: 'D4' }))
    const server = await aGateway(canton)

    expect((await submit(server, aRequest())).body).toMatchObject({ Regel: 'D4' })
    await submit(server, aRequest({ GebuehrBestaetigt: true }))
    expect(canton.questions[1]?.body).toMatchObject({ GebuehrBestaetigt: true })
  })

  it('that cannot be one is refused without asking', async () => {
    const canton = await aCantonSystem(saying(aGrant))
    const server = await aGateway(canton)

    for (const changes of [
      { Wunschfrist: '2026-03-09' },
      { Periode: 2019 },
      { PersonSearchRequest: { ...person, Geburtsdatum: '2026-03-11' } },
    ])
      expect((await submit(server, aRequest(changes))).status).toBe(400)

    expect(canton.questions).toEqual([])
    expect(await rowsOf(server)).toEqual([])
  })

  it('is refused like an unknown one, without asking, while its number is locked', async () => {
    const canton = await aCantonSystem(saying({ ErrorMessage: 'Kein Steuerfall.' }))
    const server = await aGateway(canton)

    const wrong = { PersonSearchRequest: { ...person, Geburtsdatum: '01.01.1970' } }
    for (let guess = 0; guess < 7; guess += 1) await submit(server, aRequest(wrong))
    canton.nowSays(saying(aGrant))
    const right = await submit(server, aRequest())

    expect(right.body).toMatchObject({ ErrorMessage: expect.stringContaining('kein Steuerfall'), Regel: 'I1' })
    expect(canton.questions).toHaveLength(5)
  })

  it('cannot be guessed at by asking all at once', async () => {
    const canton = await aCantonSystem(saying({ ErrorMessage: 'Kein Steuerfall.' }))
    const server = await aGateway(canton)

    const days = Array.from({ length: 9 }, (_, day) => ({ PersonSearchRequest: { ...person, Geburtsdatum: `01.0${day + 1}.1970` } }))
    await Promise.all(days.map((wrong) => submit(server, aRequest(wrong))))
    expect(canton.questions).toHaveLength(5)

    // Nine different numbers have nothing to do with each other.
    await Promise.all(days.map((_, at) => submit(server, aRequest({ PersonSearchRequest: { ...person, SubjektId: `77${at}` } }))))
    expect(canton.questions).toHaveLength(14)
  })
})

describe('the same key again', () => {
  const decided = saying(aGrant)
  const refused = saying({ ErrorMessage: 'Kein Steuerfall.' })
  const broken = saying('broken', 500)

  it.each([
    ['decided', decided],
    ['refused', refused],
    ['stamped', broken],
  ])('brings the same answer where the first was %s, and asks nobody', async (_what, says) => {
    const canton = await aCantonSystem(says)
    const server = await aGateway(canton)
    const key = randomUUID()

    const first = await submit(server, aRequest(), key)
    canton.nowSays(saying({ ErrorMessage: 'Etwas anderes.' }))
    const second = await submit(server, aRequest(), key)

    expect(second).toEqual(first)
    expect(canton.questions).toHaveLength(1)
    expect(await rowsOf(server)).toHaveLength(1)
  })

  it('ends in one stored answer from two servers at once, and in one key towards the canton', async () => {
    const canton = await aCantonSystem(async (response, question) => {
      // A system that takes its time, so that the questions overtake each other in many ways.
      await new Promise((resolve) => setTimeout(resolve, 50 * Math.random()))
      await decided(response, question)
    })
    const first = await aGateway(canton)
    const second = await aServerForThisTest({
      database: { ...first.database, close: async () => {} },
      settings: { TAX_SYSTEM: 'gateway', GATEWAY_URL: canton.url },
    })

    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID()
      const replies = await Promise.all([first, first, second, second].map((server) => submit(server, aRequest(), key)))
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    }

    expect(await rowsOf(first)).toHaveLength(10)
    expect(new Set(canton.questions.map(({ headers }) => headers['idempotency-key'])).size).toBe(10)
  })

  it('is not what the canton sees, but always the same there', async () => {
    const canton = await aCantonSystem(broken)
    const key = randomUUID()
    for (const server of [await aGateway(canton), await aGateway(canton)]) await submit(server, aRequest(), key)

    const [one, other] = canton.questions.map(({ headers }) => headers['idempotency-key'])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(other).toBe(one)
    expect(one).not.toContain(key)
  })

  it('with another request is refused, even while the first is still under way', async () => {
    const canton = await aCantonSystem(decided)
    const server = await aGateway(canton)
    const key = randomUUID()

    const replies = await Promise.all([submit(server, aRequest(), key), submit(server, aRequest({ Wunschfrist: '10.31.2026' }), key)])

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect(await rowsOf(server)).toHaveLength(1)
  })
})
