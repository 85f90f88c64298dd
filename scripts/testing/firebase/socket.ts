import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import { Denied, type Records } from './records.ts'
import type { FirebaseTokens } from './tokens.ts'

type Body = { readonly p?: string; readonly d?: unknown; readonly cred?: string }
type Request = { readonly r: number; readonly a: string; readonly b: Body }
type Needs = { readonly records: Records; readonly tokens: FirebaseTokens; readonly host: string }

/** The wire protocol of the realtime database, version 5. */
export function speakDatabaseProtocol(server: Server, needs: Needs): () => void {
  const sockets = new WebSocketServer({ server, path: '/.ws' })
  sockets.on('connection', (socket) => serve(socket, needs))
  return () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
}

function serve(socket: WebSocket, { records, tokens, host }: Needs): void {
  let uid: string | undefined
  const send = (message: unknown): void => socket.send(JSON.stringify(message))
  const reply = (request: Request, status: string, value: unknown): void =>
    send({ t: 'd', d: { r: request.r, b: { s: status, d: value } } })

  async function answer(request: Request): Promise<void> {
    const { a: action, b: body } = request
    const path = body.p ?? ''
    try {
      if (action === 'auth') {
        uid = await tokens.uidOf(body.cred ?? '')
        if (uid === undefined) return reply(request, 'invalid_token', 'Could not parse auth token.')
      }
      if (action === 'q') send({ t: 'd', d: { a: 'd', b: { p: path.replace(/^\//, ''), d: records.read(path, uid) } } })
      if (action === 'p') records.write(path, uid, body.d)
      if (action === 'm') records.merge(path, uid, body.d)
      reply(request, 'ok', action === 'g' ? records.read(path, uid) : '')
    } catch (error) {
      if (!(error instanceof Denied)) throw error
      reply(request, 'permission_denied', error.message)
    }
  }

  let [awaited, parts] = [0, [] as string[]]
  // One after the other, because a token counts for what is asked after it.
  let turn = Promise.resolve()
  socket.on('message', (raw: Buffer) => {
    const text = raw.toString()
    // A number alone says in how many frames the next message comes; zero only keeps the line open.
    if (awaited === 0 && /^\d{1,6}$/.test(text)) return void (awaited = Number(text))
    parts.push(text)
    if (parts.length < awaited) return
    const message = JSON.parse(parts.join('')) as { readonly t: string; readonly d: Request } // the SDK writes it
    awaited = 0
    parts = []
    if (message.t === 'd') turn = turn.then(() => answer(message.d))
  })
  send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: 'session' } } })
}
