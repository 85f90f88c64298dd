import { createHmac } from 'node:crypto'
import { beginTwoStep, confirmTwoStep } from '../../src/features/accounts/security-contract.ts'
import { basic, type TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'
import { answerTo } from './workspaces.ts'

export const twoStepSettings = { TOTP_KEY: 'only for tests, the same for all'.replaceAll(' ', '-') }

/** RFC 6238, by hand: what an app shows `steps` half minutes from now. */
export function codeOf(secret: string, now: Date, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000) + steps))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

type Server = Pick<TestServer, 'app' | 'database'>
type TwoStep = { readonly recoveryCodes: readonly string[]; readonly code: (steps?: number) => string }

/** Switches two-step sign-in on with the code of half a minute ago, so that the present one and the next are still good. */
export async function switchOnTwoStep(server: Server, account: TestAccount): Promise<TwoStep> {
  const now = new Date(server.database.options.clock ?? Date.now())
  const begun = await answerTo(server, account, beginTwoStep, { password: account.password })
  if ('error' in begun) throw new Error(begun.error.password)
  const code = (steps = 0): string => codeOf(begun.secret, now, steps)
  const confirmed = await answerTo(server, account, confirmTwoStep, { code: code(-1) })
  if ('error' in confirmed) throw new Error(confirmed.error.code)
  return { recoveryCodes: confirmed.recoveryCodes, code }
}

/** The ticket that a right password brings. */
export async function aTicket({ app }: Pick<TestServer, 'app'>, { email, password }: TestAccount): Promise<string> {
  const reply = await app.inject({ url: '/api/auth', headers: basic(email, password) })
  return reply.json<{ secondFactor: { ticket: string } }>().secondFactor.ticket
}
