import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** One question as it came over the wire. */
type Question = { readonly headers: IncomingHttpHeaders; readonly body: unknown }
export type Says = (response: ServerResponse, question: Question) => void | Promise<void>
export type CantonSystem = { readonly url: string; readonly questions: readonly Question[]; readonly nowSays: (says: Says) => void }

/** A cantonal tax system of one's own for one test: speaks HTTP, says what it is told to say and remembers what it was asked. */
export async function aCantonSystem(first: Says): Promise<CantonSystem> {
  const questions: Question[] = []
  let says = first
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const question = { headers: request.headers, body: JSON.parse(body) as unknown }
      questions.push(question)
      return says(response, question)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo // it listens on TCP
  return { url: `http://127.0.0.1:${port}/BusinessAPI/efristerstreckung`, questions, nowSays: (next) => (says = next) }
}

/** Says the same to everybody. */
export function saying(body: unknown, status = 200): Says {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** What every interface of the kind has of a grant, and nothing more. */
export const aGrant = {
  BackEndData: {
    ErgebnisText: 'Ihre Frist wurde verlängert.',
    AlteFrist: '2026-03-31',
    NeueFrist: '2026-09-30',
    ZusatzInfosPerson: { PersonName: 'Fernwald', Rufname: 'Mirta' },
  },
}
