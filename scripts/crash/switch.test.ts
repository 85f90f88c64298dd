import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openSwitch } from './switch.ts'

/** A listener that greets with its name. */
async function aNode(name: string): Promise<number> {
  const server: Server = createServer((socket) => socket.on('error', () => {}).write(name))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function greeting(socket: Socket): Promise<string> {
  const [text] = (await once(socket.setEncoding('utf8'), 'data')) as [string] // the encoding was set
  return text
}

it('leads to one node, then to the other, and cuts who was connected to the first', async () => {
  const line = await openSwitch()
  onTestFinished(line.stop)
  line.turnTo(await aNode('n1'))
  const first = connect(line.port, '127.0.0.1')
  expect(await greeting(first)).toBe('n1')

  const cut = once(first, 'close')
  line.turnTo(await aNode('n2'))

  await cut
  const second = connect(line.port, '127.0.0.1')
  expect(await greeting(second)).toBe('n2')
})

it('leads nowhere while it is turned to none', async () => {
  const line = await openSwitch()
  onTestFinished(line.stop)

  const socket = connect(line.port, '127.0.0.1')
  socket.on('error', () => {})

  await once(socket, 'close')
  expect(socket.bytesRead).toBe(0)
})
