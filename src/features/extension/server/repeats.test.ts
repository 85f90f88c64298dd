import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { decisionTexts } from '../texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

const person = { SubjektId: '204518', Geburtsdatum: '03.27.1984' }
const aRequest = (changes: object = {}): object => ({
  Periode: 2025,
  Wunschfrist: '09.30.2026',
  PersonSearchRequest: person,
  ...changes,
})

async function submit(payload: object, key: string | undefined, { app }: TestServer = server) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const reply = await app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })
  return { status: reply.statusCode, body: reply.json() as { BackEndData?: { Referenz: string } } }
}

async function rowsOf({ database }: TestServer): Promise<readonly Record<string, unknown>[]> {
  return (await database.owner.query<Record<string, unknown>>('select * from extension.request')).rows
}

describe('the same key again', () => {
  it('brings the first answer, letter by letter, and stores nothing more', async () => {
    const own = await aServerForThisTest()
    const key = randomUUID()

    const first = await submit(aRequest(), key, own)
    const second = await submit(aRequest(), key, own)

    expect(first.body).toMatchObject({ BackEndData: { AlteFrist: '2026-03-31', NeueFrist: '2026-09-30' } })
    expect(second).toEqual(first)
    expect(await rowsOf(own)).toHaveLength(1)
  })

  it('brings the first answer also when it was a refusal', async () => {
    const key = randomUUID()
    const refused = aRequest({ PersonSearchRequest: { ...person, Geburtsdatum: '03.28.1984' } })

    expect(await submit(refused, key)).toEqual(await submit(refused, key))
  })

  it('brings one answer to twenty at the same instant', async () => {
    const own = await aServerForThisTest()
    const key = randomUUID()

    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(aRequest(), key, own)))

    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await rowsOf(own)).toHaveLength(1)
  })

  it('with another request is refused, whatever differs', async () => {
    const key = randomUUID()
    await submit(aRequest(), key)

    for (const changes of [
      { Wunschfrist: '10.31.2026' },
      { Periode: 2026 },
      { PersonSearchRequest: { SubjektId: '204518' } },
      { PersonSearchRequest: { ...person, Uid: 'CHE123456788' } },
    ]) {
      const { status, body } = await submit(aRequest(changes), key)
      expect([status, body]).toEqual([422, { code: 'key-reused', message: decisionTexts.malformed, ErrorMessage: decisionTexts.malformed }])
    }
  })

  it('is kept as a hash only, and so is what it came with', async () => {
    const own = await aServerForThisTest()
    const key = randomUUID()

    await submit(aRequest(), key, own)

    const [row] = await rowsOf(own)
    expect(row?.['key_hash']).toHaveLength(32)
    expect(row?.['fingerprint']).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(key)
  })
})

describe('a key', () => {
  it('is not needed for the same wish within a day, as long as its deadline holds', async () => {
    const own = await aServerForThisTest()

    const [first, second] = [await submit(aRequest(), undefined, own), await submit(aRequest(), undefined, own)]

    expect(second).toEqual(first)
    expect(await rowsOf(own)).toHaveLength(1)
  })

  it('without one, the same wish is a new request once the deadline has moved on', async () => {
    const own = await aServerForThisTest()
    const first = await submit(aRequest(), undefined, own)
    await submit(aRequest({ Wunschfrist: '10.31.2026' }), undefined, own)

    const again = await submit(aRequest(), undefined, own)

    expect(again.body.BackEndData?.Referenz).not.toBe(first.body.BackEndData?.Referenz)
    expect(await rowsOf(own)).toMatchObject([{ rule: 'D6' }, { rule: 'D6' }, { rule: 'D2' }])
  })

  it('of a request that could not be read is free again', async () => {
    const key = randomUUID()

    expect((await submit(aRequest({ Wunschfrist: '2026-02-30' }), key)).status).toBe(400)
    expect((await submit(aRequest(), key)).status).toBe(200)
  })

  it.each(['short', 'a b c d e f g h i j', 'x'.repeat(65)])('like «%s» is refused', async (key) => {
    expect((await submit(aRequest(), key)).status).toBe(400)
  })
})
