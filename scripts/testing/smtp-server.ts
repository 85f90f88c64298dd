import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly bytes: Buffer }
export type TestSmtpServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** What it answers to an address instead of taking the mail, like `451 Busy`; nothing to take it again. */
  readonly answerTo: (email: string, answer: string | undefined) => void
  readonly close: () => Promise<void>
}

/** A real mail server on this machine that keeps what arrives. */
export async function anSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const answers = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const answer = answers.get(address.toLowerCase())
      if (answer === undefined) return done()
      return done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }))
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), bytes: Buffer.concat(parts) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo // it listens on a port, not on a file
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerTo: (email, answer) => void (answer === undefined ? answers.delete(email) : answers.set(email, answer)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
