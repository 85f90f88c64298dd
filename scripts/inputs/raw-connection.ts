import { connect, type Socket } from 'node:net'

export type Reply = { readonly status: number; readonly head: string; readonly body: string; readonly ms: number }
/** After what is no message the other side hangs up, whether or not it says so. */
type Message = { readonly message: Buffer; readonly isBroken?: true }
export type RawConnection = { readonly send: (input: Message) => Promise<Reply>; readonly close: () => void }

const patience = 10_000

/** Sends bytes as they are, one message after the other, and opens itself again when the other side has closed. */
export function openRawConnection(port: number): RawConnection {
  let socket: Socket | undefined
  const reopen = (): Socket => connect({ port, host: '127.0.0.1', noDelay: true }).on('error', () => {})
  return {
    send: async ({ message, isBroken }) => {
      if (!socket || socket.destroyed || !socket.writable) socket = reopen()
      const used = socket
      const reply = await exchange(used, message)
      if (isBroken) used.destroy()
      return reply
    },
    close: () => socket?.destroy(),
  }
}

/** A status of 0 means that the connection ended without an answer. */
function exchange(socket: Socket, message: Buffer): Promise<Reply> {
  return new Promise((resolve) => {
    const started = performance.now()
    let received = Buffer.alloc(0)
    const finish = (status: number, head: string, body: string): void => {
      clearTimeout(timer)
      socket.off('data', read).off('close', ended)
      resolve({ status, head, body, ms: performance.now() - started })
    }
    const read = (bytes: Buffer): void => {
      received = Buffer.concat([received, bytes])
      const reply = readReply(received)
      if (!reply) return
      if (reply.isLast) socket.destroy()
      finish(reply.status, reply.head, reply.body)
    }
    const ended = (): void => finish(0, '', '')
    const timer = setTimeout(() => {
      socket.destroy()
    }, patience)
    socket.on('data', read).once('close', ended)
    socket.write(message)
  })
}

function readReply(received: Buffer): (Omit<Reply, 'ms'> & { readonly isLast: boolean }) | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.subarray(0, end).toString('latin1')
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (received.length < end + 4 + length) return undefined
  const body = received.subarray(end + 4, end + 4 + length).toString()
  return { status: Number(head.slice(9, 12)), head, body, isLast: /\r\nconnection: close/i.test(head) }
}
