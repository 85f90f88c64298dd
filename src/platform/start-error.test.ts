import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeCertificates } from '../../scripts/core-system/certificates.ts'
import { checkDatabase } from './database-check.ts'
import { StartError } from './start-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/start-error-`)
  await makeCertificates(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Listens where a database is expected, and gives its place. */
async function answering(answer: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function answeringTls(certificate: string): Promise<string> {
  const [cert, key] = await Promise.all([readFile(`${folder}/${certificate}.pem`), readFile(`${folder}/${certificate}-key.pem`)])
  return answering((socket) => {
    socket.write('S')
    new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => {})
  })
}

/** What the operator reads, without the place. */
async function sentence(at: string, words: string): Promise<string> {
  const place = { url: `postgres://login@${at}/product${words}`, setting: 'DATABASE_URL', migrations: 'db/migrations' }
  const error: unknown = await checkDatabase(place).catch((reason: unknown) => reason)
  return error instanceof StartError ? `${error.exitCode} ${error.message.replace(at, '<at>')}` : String(error)
}

describe('TLS with the database', () => {
  it('that it does not offer is told as that', async () => {
    const at = await answering((socket) => void socket.write('N'))

    expect(await sentence(at, '?sslmode=verify-full')).toBe(
      '69 The database at <at> offers no TLS. Turn ssl on in postgresql.conf there, or take sslmode out of DATABASE_URL.',
    )
  })

  it.each([
    ['of an unknown authority', 'good', '', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['that is past its time', 'expired', 'ca.pem', 'CERT_HAS_EXPIRED'],
  ])('with a certificate %s says so, and what to do', async (_what, certificate, authority, code) => {
    const at = await answeringTls(certificate)
    const authorities = authority === '' ? '' : `&sslrootcert=${folder}/${authority}`

    expect(await sentence(at, `?sslmode=verify-full${authorities}`)).toBe(
      `69 The certificate of the database at <at> cannot be trusted (${code}). Replace it there, or name its authority in DATABASE_URL with sslrootcert.`,
    )
  })

  it('that fails otherwise is not told as a matter for the log of PostgreSQL', async () => {
    const at = await answering((socket) => {
      socket.write('S')
      socket.once('data', () => socket.write('no TLS at all'))
    })

    expect(await sentence(at, '?sslmode=verify-full')).toMatch(
      /^69 No TLS connection to the database at <at> \(\w+\)\. Check the settings of ssl there, and sslmode in DATABASE_URL\.$/,
    )
  })

  it('with a file of authorities that cannot be read names the file', async () => {
    expect(await sentence('127.0.0.1:1', `?sslmode=verify-full&sslrootcert=${folder}/nowhere.pem`)).toBe(
      `78 The file ${folder}/nowhere.pem in DATABASE_URL cannot be read (ENOENT). Correct its name or its rights.`,
    )
  })
})

it('what answers, but breaks the protocol, is not told as a database that is away', async () => {
  const fields = 'SFATAL\0VFATAL\0C08P01\0Mserver login has been failing\0\0'
  const length = Buffer.alloc(4)
  length.writeInt32BE(fields.length + 4)
  const at = await answering((socket) => void socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])))

  expect(await sentence(at, '')).toBe(
    '69 What answers at <at> is not PostgreSQL, or a pooler that does not reach it (08P01). Correct DATABASE_URL, or look into the log of the pooler.',
  )
})
