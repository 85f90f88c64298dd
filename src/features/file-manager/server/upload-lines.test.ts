import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aFilesFolder, sendPiece, visiting } from '../../../../scripts/testing/files.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { beginUpload, finishUpload, prepareZip, readContent, readZip, sendUploadPiece, uploadPieceBytes } from '../contract.ts'

const piece = randomBytes(uploadPieceBytes)
const inTime = { timeout: 20_000, interval: 20 }

describe('lines that carry pieces', () => {
  const folder = aFilesFolder()
  const told: string[] = []
  const lines: Socket[] = []
  let server: TestServer
  let anna: TestAccount
  let port = 0
  beforeAll(async () => {
    server = await aServer({
      settings: { FILES_FOLDER: folder },
      log: (event, fields) => {
        const status = 'status' in fields ? ` ${fields.status}` : ''
        if ('route' in fields && fields.route === sendUploadPiece.path) told.push(event + status)
      },
    })
    anna = await anAccount(server)
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    server.app.server.on('connection', (line: Socket) => lines.push(line))
  })
  beforeEach(() => {
    told.length = 0
    lines.length = 0
  })
  afterAll(async () => {
    await server.app.close()
    await rm(folder, { recursive: true, force: true })
  })
  const receivedBytes = (): number => lines.reduce((sum, { bytesRead }) => sum + bytesRead, 0)

  async function begin(name: string, size: number): Promise<string> {
    const uploadId = randomUUID()
    await answerTo(server, anna, beginUpload, { uploadId, name, size, parentId: null })
    return uploadId
  }

  /** A line on which the beginning of a piece is on its way. */
  async function openLine(uploadId: string, { number = 0, size = piece.length }, beginning: Buffer): Promise<Socket> {
    const line = connect(port, '127.0.0.1')
    line.on('error', () => {})
    await once(line, 'connect')
    line.write(
      `POST ${sendUploadPiece.path}?uploadId=${uploadId}&number=${number} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna.token}\r\n` +
        `Content-Type: application/octet-stream\r\nContent-Length: ${size}\r\n\r\n`,
    )
    line.write(beginning)
    return line
  }

  it.each([
    ['a piece', piece.length],
    ['a file so small that the database keeps it', 1000],
  ])('a sender who goes away in the middle of %s is no failure of ours', async (_what, size) => {
    const uploadId = await begin(`cut ${size}.bin`, size)

    const line = await openLine(uploadId, { size }, piece.subarray(0, size / 2))
    await expect.poll(receivedBytes, inTime).toBeGreaterThan(size / 2)
    line.destroy()
    await expect.poll(() => lines.every(({ destroyed }) => destroyed), inTime).toBe(true)
    // What goes wrong is logged once the store has let go of the piece, so before the next one is done.
    await expect.poll(openFiles, inTime).toBe(0)
    const again = await sendPiece(server, anna, { uploadId, number: 0 }, piece.subarray(0, size))

    expect(again.statusCode).toBe(200)
    await expect.poll(() => told, inTime).toEqual(['request-done 200'])
  })

  it('a store that cannot take a piece is one', async () => {
    const uploadId = await begin('lost.bin', piece.length)
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder any more')

    const { statusCode } = await sendPiece(server, anna, { uploadId, number: 0 }, piece)
    await rm(folder)

    expect(statusCode).toBe(500)
    expect(told).toEqual(['request-failed', 'request-done 500'])
  })

  it('64 MB on eight lines at once are written as they come, and not kept in memory', async () => {
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
    const uploadId = await begin('large.bin', numbers.length * piece.length)
    const before = keptBytes()

    const open = await Promise.all(numbers.map((number) => openLine(uploadId, { number }, piece.subarray(0, -1))))
    await expect.poll(receivedBytes, inTime).toBeGreaterThan(numbers.length * (piece.length - 1))
    const grown = keptBytes() - before
    const answers = open.map((line) => once(line, 'data'))
    for (const line of open) line.write(piece.subarray(-1))

    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain('HTTP/1.1 200')
    expect(grown).toBeLessThan(24 * 1024 ** 2)
    for (const line of open) line.destroy()
    const { id } = await answerTo(server, anna, finishUpload, { uploadId })
    const whole = createHash('sha256')
    for (const _ of numbers) whole.update(piece)
    expect(await hashOf(id)).toBe(whole.digest('hex'))
  }, 30_000)

  it('who leaves in the middle of a file or of a ZIP leaves nothing open', async () => {
    const uploadId = await begin('left.bin', piece.length * 2)
    for (const number of [0, 1]) await sendPiece(server, anna, { uploadId, number }, piece)
    const { id } = await answerTo(server, anna, finishUpload, { uploadId })
    const { zipId } = await answerTo(server, anna, prepareZip, { fileIds: [id] })
    const addresses = [`${readContent.path}?fileId=${id}`, `${readZip.path}?zipId=${zipId}`]

    for (const path of addresses) {
      const asked = get({ port, host: '127.0.0.1', path, headers: await visiting(server, anna) })
      const [reply] = (await once(asked, 'response')) as [IncomingMessage] // it is what the event brings
      await once(reply, 'readable')
      await expect.poll(openFiles, inTime).toBeGreaterThan(0)
      reply.destroy()
      await expect.poll(openFiles, inTime).toBe(0)
    }
  })

  /** How many files of the store this process holds. */
  async function openFiles(): Promise<number> {
    const numbers = await readdir('/proc/self/fd')
    const paths = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')))
    return paths.filter((path) => path.startsWith(folder)).length
  }

  /** Of what comes back, as it comes. */
  async function hashOf(fileId: string): Promise<string> {
    const path = `${readContent.path}?${new URLSearchParams({ fileId })}`
    const asked = get({ port, host: '127.0.0.1', path, headers: await visiting(server, anna) })
    const [reply] = (await once(asked, 'response')) as [IncomingMessage] // it is what the event brings
    const hash = createHash('sha256')
    for await (const chunk of reply as AsyncIterable<Buffer>) hash.update(chunk)
    return hash.digest('hex')
  }
})

/** What is still in use, after all that is not has been thrown away. */
function keptBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // the flag brings it
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
