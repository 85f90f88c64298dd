import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { naughtyStrings } from '../../../../scripts/inputs/naughty-strings.ts'
import { post } from '../../../../scripts/inputs/post.ts'
import type { Proof } from '../../../../scripts/proof.ts'
import { proveInputs } from '../../../../scripts/inputs/prove-inputs.ts'
import { openRawConnection } from '../../../../scripts/inputs/raw-connection.ts'
import { aDatabaseForThisTest } from '../../../../scripts/testing/database.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { pidPattern } from '../rules.ts'
import { readUid } from '../uid.ts'

const person = { SubjektId: '123456', Geburtsdatum: '11.24.1980' }
const good = JSON.stringify({ Periode: 2025, Wunschfrist: '2026-09-30', PersonSearchRequest: person })

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

describe('five thousand inputs that no server may accept', () => {
  it('are refused in words, at once, and leave nothing behind', { timeout: 400_000 }, async () => {
    const { url, owner } = await aDatabaseForThisTest()

    // How quick answers are is judged by `npm run test:inputs`, on a machine of its own.
    const inputs = { pool: owner, url, count: 5000, seed: 20_261_115, longestAnswer: 20_000, longestStall: 5000 }
    const proofs: Proof[] = []
    for await (const part of proveInputs(inputs)) proofs.push(...part)

    expect(proofs.filter(({ isTrue }) => !isTrue).map(({ title, figures }) => `${title}: ${figures}`)).toEqual([])
    expect(proofs).toHaveLength(8)
  })

  it('would be seen if they were accepted: what is sent as good is', async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
    const line = openRawConnection(Number(port))

    const reply = await line.send({ message: post({ body: good }) })
    line.close()

    expect(reply.status).toBe(200)
  })
})

it('a naughty string is never a number or a UID by accident', () => {
  expect(naughtyStrings.filter((text) => pidPattern.test(text) || (/^CHE\d{9}$/.test(text) && readUid(text) !== undefined))).toEqual([])
})

describe('a body that two readers would read differently', () => {
  const send = (payload: string) => {
    const headers = { 'content-type': 'application/json' }
    return server.app.inject({ method: 'POST', url: '/BusinessAPI/efristerstreckung', payload, headers })
  }

  it.each([
    ['a key twice', good.replace('{', '{"Periode":2024,')],
    ['a key twice in other letters', good.replace('{', '{"P\\u0065riode":2024,')],
    ['a key twice deep inside', good.replace('{', '{"x":[[{"a":{"b":1,"b":1}}]],')],
  ])('is refused: %s', async (_, body) => {
    const reply = await send(body)

    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ ErrorMessage: expect.any(String) })
  })

  it.each([
    ['the same key in two objects', good.replace('{', '{"x":[{"a":1},{"a":1}],')],
    ['a value that looks like keys', good.replace('{', '{"x":"\\"a\\":1,\\"a\\":2","y":"\\\\",')],
    ['a mark of the byte order', `\ufeff${good}`],
  ])('is not: %s', async (_, body) => {
    expect((await send(body)).statusCode).toBe(200)
  })
})
