import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createPeople, type People } from './firebase/people.ts'
import { createRecords, type Records } from './firebase/records.ts'
import { createSignInCalls, type Reply } from './firebase/sign-in-calls.ts'
import { speakDatabaseProtocol } from './firebase/socket.ts'
import { createTokens, type FirebaseTokens } from './firebase/tokens.ts'

type Options = {
  readonly projectId?: string
  /** Whether it tells an unknown address from a wrong password, as older projects do. */
  readonly isTelling?: boolean
}
export type TestFirebase = Pick<People, 'add' | 'find'> & {
  /** For the environment of a server that uses it. */
  readonly settings: { readonly FIREBASE: string; readonly FIREBASE_KEYS_URL: string }
  readonly tokens: FirebaseTokens
  readonly records: Pick<Records, 'of' | 'put' | 'lock'>
  /** What it was asked, without what stood in the query. */
  readonly asked: readonly string[]
  readonly stop: () => Promise<void>
}

const apiKey = 'demo-key'
const keysPath = '/keys'

/** A Firebase of one's own on this machine, which speaks the protocols of the real one: signing in, keys, realtime database. */
export async function aFirebase({ projectId = 'demo-muster', isTelling = false }: Options = {}): Promise<TestFirebase> {
  const tokens = await createTokens(projectId)
  const people = createPeople(tokens)
  const signInCall = createSignInCalls({ people, apiKey, projectId, isTelling })
  const records = createRecords(tokens)
  const asked: string[] = []
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const place = new URL(request.url ?? '/', 'http://firebase')
    const body = await text(request)
    asked.push(`${request.method} ${place.pathname}`)
    if (place.pathname === keysPath) return { status: 200, body: tokens.published() }
    if (place.pathname.endsWith('.json')) return records.answer(request.method ?? '', place, body)
    return signInCall(place.pathname, place.searchParams.get('key'), readBody(request, body))
  }
  const server = createServer((request, response) => void respond(request, response, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  const address = `http://127.0.0.1:${port}`
  // The real one names a host of its own kind, which the SDK would like to remember.
  const stopSockets = speakDatabaseProtocol(server, { records, tokens, host: 's-demo-1.firebaseio.test' })
  return {
    settings: {
      FIREBASE: JSON.stringify({
        apiKey,
        authDomain: `${projectId}.firebaseapp.test`,
        projectId,
        databaseURL: `${address}?ns=${projectId}`,
        authEmulator: address,
      }),
      FIREBASE_KEYS_URL: `${address}${keysPath}`,
    },
    tokens,
    records,
    add: people.add,
    find: people.find,
    asked,
    stop: async () => {
      stopSockets()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage) => Promise<Reply>,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH')
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  const { status, body } = await answer(request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The token service takes forms, the Identity Toolkit JSON. */
function readBody(request: IncomingMessage, body: string): Readonly<Record<string, string | undefined>> {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) {
    return Object.fromEntries(new URLSearchParams(body))
  }
  return body === '' ? {} : (JSON.parse(body) as Readonly<Record<string, string>>) // the SDK writes it
}
