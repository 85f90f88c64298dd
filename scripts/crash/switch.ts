import { connect, createServer, type Socket } from 'node:net'

/** The only database address of the product. It leads to one node or to none, and turning it cuts every connection to the old one. */
export type Switch = {
  readonly port: number
  readonly turnTo: (port: number | undefined) => void
  readonly stop: () => Promise<void>
}

export async function openSwitch(): Promise<Switch> {
  let target: number | undefined
  const open = new Set<Socket>()

  const server = createServer((incoming) => {
    if (target === undefined) return void incoming.destroy()
    const outgoing = connect({ port: target, host: '127.0.0.1' })
    join(incoming, outgoing)
    join(outgoing, incoming)
  })

  function join(from: Socket, to: Socket): void {
    open.add(from)
    from.setNoDelay(true)
    from.on('error', () => {})
    // A process that dies leaves its last words unread; so does this line.
    from.once('close', () => {
      open.delete(from)
      to.destroy()
    })
    from.pipe(to)
  }

  const cutAll = (): void => open.forEach((socket) => socket.destroy())

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the switch has no port')
  return {
    port: address.port,
    turnTo: (port) => {
      target = port
      cutAll()
    },
    stop: async () => {
      cutAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
