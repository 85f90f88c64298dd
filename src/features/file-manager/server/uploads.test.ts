import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect as openSocket, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aFile, aFilesFolder, aFolder, contentOf, filesOf, sendPiece, visiting } from '../../../../scripts/testing/files.ts'
import { startS3, type TestS3 } from '../../../../scripts/testing/s3-server.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  beginUpload,
  cancelUpload,
  copyFiles,
  finishUpload,
  listUploads,
  prepareZip,
  readContent,
  readZip,
  removeFiles,
  sendUploadPiece,
  uploadPieceBytes,
} from '../contract.ts'

describe.each(['folder', 's3'])('contents in a store: %s', (way) => {
  let server: TestServer
  let s3: TestS3 | undefined
  let anna: TestAccount
  let port = 0
  beforeAll(async () => {
    s3 = way === 's3' ? await startS3() : undefined
    server = await aServer({ settings: s3 ? s3.settings : { FILES_FOLDER: aFilesFolder() } })
    anna = await anAccount(server)
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(async () => {
    await server.app.close()
    await s3?.close()
  })
  const large = randomBytes(uploadPieceBytes + 70_000)

  it('gives back what was sent, small and large, whole and in part', async () => {
    const small = await aFile(server, anna, { name: 'small.txt', content: 'Grüezi' })
    const big = await aFile(server, anna, { name: 'big.bin', content: large })

    expect((await contentOf(server, anna, small.id)).body).toBe('Grüezi')
    expect((await contentOf(server, anna, big.id)).rawPayload.equals(large)).toBe(true)
    for (const [range, first, last] of [
      ['bytes=0-9', 0, 9],
      [`bytes=${uploadPieceBytes - 2}-${uploadPieceBytes + 2}`, uploadPieceBytes - 2, uploadPieceBytes + 2],
      [`bytes=${large.length - 5}-`, large.length - 5, large.length - 1],
      ['bytes=-5', large.length - 5, large.length - 1],
    ] as const) {
      const part = await contentOf(server, anna, big.id, { range })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${first}-${last}/${large.length}`)
      expect(part.rawPayload.equals(large.subarray(first, last + 1))).toBe(true)
    }
    const beyond = await contentOf(server, anna, big.id, { range: `bytes=${large.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${large.length}`])
    const odd = await contentOf(server, anna, small.id, { range: 'bytes=0-1,3-4' })
    expect(odd.statusCode).toBe(200)
  }, 60_000)

  it('an upload that broke off goes on where it was', async () => {
    const upload = { uploadId: randomUUID(), name: 'resumed.bin', size: large.length, parentId: null }
    await answerTo(server, anna, beginUpload, upload)
    expect((await sendPiece(server, anna, { ...upload, number: 0 }, large.subarray(0, 1000))).statusCode).toBe(400)
    expect((await ask(server, anna, finishUpload, upload)).statusCode).toBe(409)
    await sendPiece(server, anna, { ...upload, number: 1 }, large.subarray(uploadPieceBytes))

    const again = await answerTo(server, anna, beginUpload, upload)
    expect(again.received).toEqual([1])
    expect((await answerTo(server, anna, listUploads)).map(({ uploadId }) => uploadId)).toContain(upload.uploadId)
    expect((await sendPiece(server, anna, { ...upload, number: 0 }, large.subarray(0, uploadPieceBytes))).statusCode).toBe(200)
    const [one, other] = await Promise.all([answerTo(server, anna, finishUpload, upload), answerTo(server, anna, finishUpload, upload)])

    expect(one).toEqual(other)
    expect((await contentOf(server, anna, one.id)).rawPayload.equals(large)).toBe(true)
    expect(await filesOf(server, anna, { q: 'resumed' })).toHaveLength(1)
    expect((await answerTo(server, anna, finishUpload, upload)).id).toBe(one.id)
    expect((await ask(server, anna, cancelUpload, upload)).statusCode).toBe(409)
  }, 60_000)

  it('a line that is cut in the middle of a piece leaves nothing, and the server goes on', async () => {
    const upload = { uploadId: randomUUID(), name: 'cut.bin', size: large.length, parentId: null }
    await answerTo(server, anna, beginUpload, upload)
    const head = `POST ${sendUploadPiece.path}?uploadId=${upload.uploadId}&number=0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna.token}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${uploadPieceBytes}\r\n\r\n`
    const connected = once(server.app.server, 'connection')
    const socket = openSocket(port, '127.0.0.1').on('error', () => {})
    socket.write(head)
    socket.write(large.subarray(0, 500_000))
    const [line] = (await connected) as [Socket] // it is what the event brings
    await expect.poll(() => line.bytesRead).toBeGreaterThan(500_000)
    socket.destroy()
    await expect.poll(() => line.destroyed).toBe(true)

    expect((await answerTo(server, anna, beginUpload, upload)).received).toEqual([])
    await sendPiece(server, anna, { ...upload, number: 0 }, large.subarray(0, uploadPieceBytes))
    await sendPiece(server, anna, { ...upload, number: 1 }, large.subarray(uploadPieceBytes))
    const { id } = await answerTo(server, anna, finishUpload, upload)
    expect(sha((await contentOf(server, anna, id)).rawPayload)).toBe(sha(large))
  }, 60_000)

  it('copies share their content, and outlive what they were made of', async () => {
    const { id } = await aFile(server, anna, { name: 'shared.bin', content: large.subarray(0, 100_000) })
    const copied = await answerTo(server, anna, copyFiles, { fileIds: [id], folderId: null })
    await answerTo(server, anna, removeFiles, { fileIds: [id] })

    expect((await contentOf(server, anna, copied.fileIds[0] ?? '')).rawPayload.equals(large.subarray(0, 100_000))).toBe(true)
  })

  it('many files come as one ZIP with their folders, and a missing content fails it', async () => {
    const by = await anAccount(server)
    const folder = await aFolder(server, by, 'Ordner')
    await aFolder(server, by, 'Leer', folder)
    await aFile(server, by, { name: 'innen.txt', content: 'innen', parentId: folder })
    const big = await aFile(server, by, { name: 'gross.bin', content: large.subarray(0, 200_000) })
    const zip = await answerTo(server, by, prepareZip, { fileIds: [folder, big.id] })
    const fetchZip = async () =>
      server.app.inject({ method: 'GET', url: readZip.path, query: { zipId: zip.zipId }, headers: await visiting(server, by) })

    const reply = await fetchZip()

    expect(zip).toMatchObject({ files: 2, bytes: 200_005 })
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="files.zip"' })
    const text = reply.rawPayload.toString('latin1')
    for (const name of ['Ordner/', 'Ordner/Leer/', 'Ordner/innen.txt', 'gross.bin']) expect(text).toContain(name)
    await server.database.owner.query(
      'update file_manager.content set store_key = gen_random_uuid() where store_key is not null and workspace_id = $1',
      [by.workspaceId],
    )
    await expect(fetchZip()).rejects.toThrow(/destroyed|ENOENT|does not exist|abort|hang/)
  }, 60_000)
})

describe('uploads', () => {
  let server: TestServer
  let anna: TestAccount
  beforeAll(async () => {
    server = await aServer({ settings: { FILES_FOLDER: aFilesFolder(), FILES_QUOTA_GB: '1' } })
    anna = await anAccount(server)
  })
  afterAll(() => server.app.close())

  it('is one file, however many finish it at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const upload = { uploadId: randomUUID(), name: `round ${round}.txt`, size: 5, parentId: null }
      await answerTo(server, anna, beginUpload, upload)
      await sendPiece(server, anna, { ...upload, number: 0 }, Buffer.from('round'))
      // One after another, a little apart, so that some of them read while another one writes.
      const finishing = []
      for (let one = 0; one < 30; one += 1) {
        finishing.push(answerTo(server, anna, finishUpload, upload))
        await setImmediate()
      }
      const files = await Promise.all(finishing)
      expect(new Set(files.map(({ id }) => id)).size).toBe(1)
    }
  }, 60_000)

  it('a taken name is refused without a choice; replacing keeps the id and puts the old content into the bin', async () => {
    const by = await anAccount(server)
    const first = await aFile(server, by, { name: 'a.txt', content: 'old' })

    expect((await ask(server, by, beginUpload, { uploadId: randomUUID(), name: 'A.TXT', size: 1, parentId: null })).statusCode).toBe(409)
    const both = await aFile(server, by, { name: 'a.txt', content: 'beside', conflict: 'keep-both' })
    const replaced = await aFile(server, by, { name: 'a.txt', content: 'newer', conflict: 'replace' })

    expect(both.name).toBe('a (2).txt')
    expect(replaced).toMatchObject({ id: first.id, name: 'a.txt', size: 5, version: 2 })
    expect((await contentOf(server, by, first.id)).body).toBe('newer')
    const [old] = await filesOf(server, by, { view: 'bin' })
    expect((await contentOf(server, by, old?.id ?? '')).body).toBe('old')
  })

  it('makes the folders of what was dropped once', async () => {
    const by = await anAccount(server)
    await aFile(server, by, { name: 'a.txt', folders: ['Dropped', 'Inner'] })
    await aFile(server, by, { name: 'b.txt', folders: ['dropped', 'Inner'] })

    const [dropped, ...rest] = await filesOf(server, by)
    expect([dropped?.name, dropped?.size, rest.length]).toEqual(['Dropped', 8, 0])
  })

  it('keeps to the room there is, with what is on its way', async () => {
    const by = await anAccount(server)
    const begin = (size: number) => ask(server, by, beginUpload, { uploadId: randomUUID(), name: randomUUID(), size, parentId: null })

    expect((await begin(600_000_000)).statusCode).toBe(200)
    const refused = await begin(600_000_000)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'too-large'])
    expect((await begin(6_000_000_000)).statusCode).toBe(400)
  })

  it('a piece has its number and its size, and no more than fits is taken', async () => {
    const upload = { uploadId: randomUUID(), name: 'x.bin', size: 10, parentId: null }
    await answerTo(server, anna, beginUpload, upload)

    const codes = []
    for (const [number, size] of [
      [1, 10],
      [0, 9],
      [0, 11],
      [0, uploadPieceBytes + 1],
    ] as const)
      codes.push((await sendPiece(server, anna, { ...upload, number }, Buffer.alloc(size))).statusCode)

    expect(codes).toEqual([400, 400, 400, 413])
    expect((await sendPiece(server, anna, { ...upload, number: 0 }, Buffer.alloc(10))).json()).toEqual({ received: 1 })
    expect((await sendPiece(server, anna, { ...upload, number: 0 }, Buffer.alloc(10))).json()).toEqual({ received: 1 })
  })

  it('an empty file is a file', async () => {
    expect(await aFile(server, anna, { name: 'empty.md', content: '' })).toMatchObject({ size: 0, mediaType: 'text/markdown' })
  })

  it('is each account’s own: a colleague neither sees nor ends it', async () => {
    const beat = await aColleague(server, anna)
    const upload = { uploadId: randomUUID(), name: 'own.bin', size: 10, parentId: null }
    await answerTo(server, anna, beginUpload, upload)

    expect(await answerTo(server, beat, listUploads)).toEqual([])
    for (const endpoint of [finishUpload, cancelUpload]) expect((await ask(server, beat, endpoint, upload)).statusCode).toBe(404)
    expect((await sendPiece(server, beat, { ...upload, number: 0 }, Buffer.alloc(10))).statusCode).toBe(404)
    expect((await ask(server, beat, beginUpload, upload)).statusCode).toBe(409)
    expect((await answerTo(server, anna, cancelUpload, upload)).changed).toBe(1)
    expect((await ask(server, anna, cancelUpload, upload)).statusCode).toBe(404)
  })

  it('contents go only to a browser that opened the store, as a page of ours, and while its session lasts', async () => {
    const by = await anAccount(server)
    const stranger = await anAccount(server)
    const { id } = await aFile(server, by, { content: 'secret' })
    const fetchWith = async (headers: Record<string, string>) =>
      (await server.app.inject({ method: 'GET', url: readContent.path, query: { fileId: id }, headers })).statusCode
    const own = await visiting(server, by)

    expect(await fetchWith(own)).toBe(200)
    expect(await fetchWith({ 'sec-fetch-site': 'same-origin' })).toBe(401)
    expect(await fetchWith({ 'sec-fetch-site': 'same-origin', cookie: '__Host-files=made-up' })).toBe(401)
    expect(await fetchWith(await visiting(server, stranger))).toBe(404)
    expect(await fetchWith({ ...own, 'sec-fetch-site': 'cross-site' })).toBe(403)
    await server.database.owner.query(
      "update file_manager.visit set until = platform.moment() - interval '1 second' where account_id = $1",
      [by.id],
    )
    expect(await fetchWith(own)).toBe(401)
    const next = await visiting(server, by)
    await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { authorization: `Bearer ${by.token}` }, payload: {} })
    expect(await fetchWith(next)).toBe(401)
  })

  it('contents are kept from being run, and a copy in the browser is asked for by its tag', async () => {
    const { id } = await aFile(server, anna, { name: 'page.html', content: '<script>alert(1)</script>' })

    const reply = await contentOf(server, anna, id)
    const again = await contentOf(server, anna, id, { 'if-none-match': String(reply.headers['etag']) })

    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="page.html"',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

function sha(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
