import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fc } from '@fast-check/vitest'
import { expect, it, onTestFinished } from 'vitest'
import { post } from './post.ts'
import { tryInputs } from './try-inputs.ts'

/** A server with one fault. */
async function aServerThat(answers: (reply: ServerResponse) => void): Promise<number> {
  const server = createServer((request, reply) => {
    request.resume()
    request.on('end', () => answers(reply))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port // it listens on a port, not on a file
}

const inputs = fc.constant({ kind: 'any', message: post({ body: '{}' }) })
const inWords = JSON.stringify({ ErrorMessage: 'no' })
const send = (reply: ServerResponse, status: number, body: string) =>
  void reply.writeHead(status, { 'content-length': Buffer.byteLength(body) }).end(body)

it.each([
  ['accepts', (reply: ServerResponse) => send(reply, 200, inWords), /^answered 200/, 60_000],
  ['breaks', (reply: ServerResponse) => send(reply, 500, inWords), /^answered 500/, 60_000],
  ['hangs up', (reply: ServerResponse) => void reply.destroy(), /^answered 0/, 60_000],
  ['refuses without a word', (reply: ServerResponse) => send(reply, 400, '{}'), /^no ErrorMessage/, 60_000],
  // Never quicker than is allowed, on whatever machine.
  ['takes its time', (reply: ServerResponse) => void setTimeout(() => send(reply, 400, inWords), 100), /^took \d+ ms/, 50],
])('finds a server that %s', async (_, answers, fault, longestAnswer) => {
  const port = await aServerThat(answers)

  const { faults } = await tryInputs({ port, inputs, count: 4, seed: 1, longestAnswer })

  expect(faults).toHaveLength(4)
  expect(faults[0]).toMatch(fault)
})

it('finds nothing where all is well', async () => {
  const port = await aServerThat((reply) => send(reply, 400, inWords))

  expect((await tryInputs({ port, inputs, count: 20, seed: 1, longestAnswer: 60_000 })).faults).toEqual([])
})
