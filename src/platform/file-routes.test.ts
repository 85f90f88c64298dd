import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { aColleague, ask } from '../../scripts/testing/workspaces.ts'
import { beginFile, readFile, sendPiece } from '../kit/file-contract.ts'
import { pieceBytes } from '../kit/file-sizes.ts'
import { connect } from './database.ts'
import { dropFiles, keepFiles } from './files.ts'
import { confine } from './http.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

type Sent = { readonly name?: string; readonly type?: string; readonly isPrivate?: boolean }

async function piece(by: TestAccount, fileId: string, number: number, payload: Buffer) {
  const headers = { ...bearer(by.token), 'content-type': 'application/octet-stream' }
  return server.app.inject({ method: 'POST', url: sendPiece.path, query: { fileId, number: String(number) }, headers, payload })
}

async function aFile(by: TestAccount, content: Buffer, { name = 'Lageplan.png', type = 'image/png', isPrivate = false }: Sent = {}) {
  const begun = await ask(server, by, beginFile, { name, type, size: content.length, isPrivate })
  const { fileId } = begun.json<{ fileId: string }>()
  for (let number = 0; number * pieceBytes < content.length; number += 1) {
    await piece(by, fileId, number, content.subarray(number * pieceBytes, (number + 1) * pieceBytes))
  }
  return fileId
}

const read = (by: TestAccount, fileId: string) => ask(server, by, readFile, { fileId })

it('a file of several pieces comes back byte by byte, under its name', async () => {
  const anna = await anAccount(server)
  const content = randomBytes(pieceBytes * 2 + 7)

  const reply = await read(anna, await aFile(anna, content, { name: 'Ausflug «Zürich».png' }))

  expect(reply.rawPayload.equals(content)).toBe(true)
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="Ausflug _Z_rich_.png"; filename*=UTF-8''Ausflug%20%C2%ABZ%C3%BCrich%C2%BB.png`,
  )
})

it('a piece sent again, as after a broken line, changes nothing', async () => {
  const anna = await anAccount(server)
  const content = randomBytes(pieceBytes + 1)
  const fileId = await aFile(anna, content)

  await piece(anna, fileId, 0, content.subarray(0, pieceBytes))

  expect((await read(anna, fileId)).rawPayload.equals(content)).toBe(true)
})

it('a file that is not whole yet is not there yet', async () => {
  const anna = await anAccount(server)
  const { fileId } = (await ask(server, anna, beginFile, { name: 'a', type: '', size: pieceBytes + 1 })).json<{ fileId: string }>()
  await piece(anna, fileId, 0, randomBytes(pieceBytes))

  expect((await read(anna, fileId)).statusCode).toBe(404)
})

it.each(['text/html', 'application/xhtml+xml', 'text/javascript', 'nonsense'])(
  'what a browser would run as a page of ours (%s) is handed out as plain bytes',
  async (type) => {
    const anna = await anAccount(server)

    const reply = await read(anna, await aFile(anna, Buffer.from('<script>alert(1)</script>'), { type }))

    expect(reply.headers['content-type']).toBe('application/octet-stream')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  },
)

it('colleagues read files of the workspace, but not those kept for oneself', async () => {
  const anna = await anAccount(server)
  const beat = await aColleague(server, anna)
  const [shared, own] = [await aFile(anna, randomBytes(9)), await aFile(anna, randomBytes(9), { isPrivate: true })]

  const statuses = await Promise.all([shared, own].map(async (fileId) => (await read(beat, fileId)).statusCode))

  expect(statuses).toEqual([200, 404])
})

it('a stranger neither reads a file nor adds to it, and is told the same as about none', async () => {
  const [anna, zoe] = [await anAccount(server), await anAccount(server)]
  const content = randomBytes(9)
  const fileId = await aFile(anna, content)

  const answers = await Promise.all([fileId, randomUUID()].flatMap((id) => [read(zoe, id), piece(zoe, id, 0, randomBytes(9))]))

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
  expect((await read(anna, fileId)).rawPayload.equals(content)).toBe(true)
})

it('what something has taken as its own can no longer be changed', async () => {
  const anna = await anAccount(server)
  const fileId = await aFile(anna, randomBytes(9))
  await connect(server.database.pool)
    .transaction()
    .execute(async (tx) => {
      await confine(tx, { accountId: anna.id, workspaceId: anna.workspaceId })
      await keepFiles(tx, [fileId])
    })

  expect((await piece(anna, fileId, 0, randomBytes(9))).statusCode).toBe(404)
})

it('a file of somebody else can neither be taken nor dropped', async () => {
  const [anna, zoe] = [await anAccount(server), await anAccount(server)]
  const fileId = await aFile(anna, randomBytes(9))

  const taken = connect(server.database.pool)
    .transaction()
    .execute(async (tx) => {
      await confine(tx, { accountId: zoe.id, workspaceId: zoe.workspaceId })
      await dropFiles(tx, [fileId])
      await keepFiles(tx, [fileId])
    })

  await expect(taken).rejects.toThrow('does not exist')
  expect((await read(anna, fileId)).statusCode).toBe(200)
})

it.each([
  ['more than a file may have', { name: 'a', type: '', size: 26_214_401 }],
  ['no name', { name: '', type: '', size: 1 }],
])('is refused with %s', async (_what, input) => {
  const anna = await anAccount(server)

  expect((await ask(server, anna, beginFile, input)).statusCode).toBe(400)
})

it('a piece that is too large or beyond the end is refused', async () => {
  const anna = await anAccount(server)
  const fileId = await aFile(anna, randomBytes(9))

  expect((await piece(anna, fileId, 0, randomBytes(pieceBytes + 1))).statusCode).toBe(413)
  expect((await piece(anna, fileId, 1, randomBytes(9))).statusCode).toBe(404)
})
