import { connect, type Socket } from 'node:net'
import { connect as connectSafely } from 'node:tls'

/** Status 0 means that the line broke before an answer was there. */
export type Seen = { readonly status: number; readonly retryAfter: number }
export type Connection = { readonly send: (message: string, seen: (reply: Seen) => void) => void; readonly close: () => void }
export type Target = { readonly port: number; readonly isSafe: boolean }

/**
 * One line to the edge for one request at a time, as cheap as can be: clients and servers share a machine.
 * It opens itself when it is needed, from an address of its own, so that each line comes from another network.
 */
export function openConnection({ port, isSafe }: Target, number: number): Connection {
  const localAddress = `127.${1 + Math.floor(number / 250)}.${number % 250}.1`
  const where = { port, host: '127.0.0.1', localAddress, noDelay: true }
  let socket: Socket | undefined
  let waiting: ((reply: Seen) => void) | undefined
  let received = ''

  const tell = (reply: Seen): void => {
    const teller = waiting
    waiting = undefined
    received = ''
    teller?.(reply)
  }
  const open = (): Socket => {
    // NOTE The certificate is made for this run and proves nothing; what it costs is what is wanted.
    const opened = isSafe ? connectSafely({ ...where, rejectUnauthorized: false }) : connect(where)
    opened.setEncoding('latin1')
    opened.on('data', (text: string) => {
      received = received === '' ? text : received + text
      const reply = readReply(received)
      if (!reply) return
      if (reply.isLast) forget(opened)
      tell(reply)
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      if (socket !== opened) return
      socket = undefined
      tell({ status: 0, retryAfter: 0 })
    })
    return opened
  }
  const forget = (opened: Socket): void => {
    if (socket === opened) socket = undefined
    opened.destroy()
  }
  return {
    send: (message, seen) => {
      socket ??= open()
      waiting = seen
      socket.write(message)
    },
    close: () => {
      socket?.destroy()
    },
  }
}

function readReply(text: string): (Seen & { readonly isLast: boolean }) | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = Number(lengthLine.exec(text)?.[1] ?? 0)
  if (text.length < end + 4 + length) return undefined
  const status = Number(text.slice(9, 12))
  return { status, retryAfter: status === 503 ? Number(retryLine.exec(text)?.[1] ?? 0) : 0, isLast: lastLine.test(text) }
}

const lengthLine = /\r\ncontent-length: (\d+)/i
const retryLine = /\r\nretry-after: (\d+)/i
const lastLine = /\r\nconnection: close/i
