import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** What guessing at one account brought in an hour and a half, and how its owner fared meanwhile. */
export type GuessingFigures = {
  readonly guesses: number
  /** How often a password was looked at: in all, and within the worst sixty minutes. */
  readonly evaluated: number
  readonly most: number
  readonly ownerSignsInMs: number
  /** How likely the worst sixty minutes are to find a password; see `chanceOf`. */
  readonly chance: number
}
export type GuessedServer = {
  /** Must believe one proxy (`PROXIES=1`): that is how guesses come from many addresses. */
  readonly app: Pick<FastifyInstance, 'inject'>
  /** Connections of the owner of the tables, to let the time pass. */
  readonly owner: Pool
}
type Attack = { readonly addresses?: number; readonly guessesEach?: number }
type Victim = { readonly email: string; readonly password: string; readonly cookie: string }

const atOnce = 100
// One guess opens the hour; the rest is kept for its last minute, because the next one brings a new budget.
const waves = [0, 59, 61, 90]

/**
 * Many addresses, each in a network of its own, guess at one account as fast as they are answered. Time passes by making older what
 * is counted, so the hour is simulated and the guesses are not: each is a whole request to the whole server.
 */
export async function guessAtOneAccount(server: GuessedServer, attack: Attack = {}): Promise<GuessingFigures> {
  const { addresses = 1000, guessesEach = 2 } = attack
  const victim = await aVictim(server)
  const evaluatedAt = new Map<number, number>()
  let [guesses, passed, ownerSignsInMs] = [0, 0, 0]
  for (const minute of waves) {
    await passMinutes(server.owner, minute - passed)
    passed = minute
    const wanted = minute === 0 ? 1 : addresses * guessesEach
    const wave = guessInTurn(server, victim.email, { wanted, addresses })
    // In the last wave strangers have used up everything there is.
    if (minute === waves.at(-1)) ownerSignsInMs = await millisecondsToSignIn(server, victim)
    evaluatedAt.set(minute, await wave)
    guesses += wanted
  }
  const most = mostInAnHour(evaluatedAt)
  const evaluated = [...evaluatedAt.values()].reduce((sum, count) => sum + count, 0)
  return { guesses, evaluated, most, ownerSignsInMs, chance: chanceOf(most) }
}

/**
 * At least eight letters: 26^8 passwords if they are all small ones, less the 49,233 that nobody may choose. This is for passwords
 * chosen by chance. People do not choose so, which is why the ones they like best are refused.
 */
function chanceOf(evaluated: number): number {
  return evaluated / (26 ** 8 - 49_233)
}

/** Somebody with an account who has signed in with this browser before. */
async function aVictim({ app }: GuessedServer): Promise<Victim> {
  const [email, password] = [`${randomUUID()}@example.com`, `Quitten ${randomUUID()}`]
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'x-forwarded-for': '192.0.2.1' },
    payload: { displayName: 'Anna Muster', email, password },
  })
  return { email, password, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}

/** Makes the guesses, a hundred at the same moment, and counts how often the password was looked at. */
async function guessInTurn(
  { app }: GuessedServer,
  email: string,
  { wanted, addresses }: { readonly wanted: number; readonly addresses: number },
): Promise<number> {
  let evaluated = 0
  for (let made = 0; made < wanted; made += atOnce) {
    const senders = Array.from({ length: Math.min(atOnce, wanted - made) }, (_, index) => (made + index) % addresses)
    const answers = await Promise.all(senders.map((sender) => guess(app, email, sender)))
    evaluated += answers.filter((answer) => answer === 'evaluated').length
  }
  return evaluated
}

/** Only whoever looked at the password says that the address is right and the password is not. */
async function guess(app: GuessedServer['app'], email: string, sender: number): Promise<'evaluated' | 'refused'> {
  const reply = await app.inject({ url: '/api/auth', headers: asking(email, `guess ${randomUUID()}`, addressOf(sender)) })
  if (reply.statusCode === 429) return 'refused'
  const { error } = reply.json<{ error?: { email: string | null } }>()
  if (reply.statusCode === 200 && error?.email === null) return 'evaluated'
  throw new Error(`a guess was answered with ${reply.statusCode}`)
}

async function millisecondsToSignIn({ app }: GuessedServer, { email, password, cookie }: Victim): Promise<number> {
  const started = performance.now()
  const reply = await app.inject({ url: '/api/auth', headers: { ...asking(email, password, '192.0.2.1'), cookie } })
  if (reply.json<{ access_token?: string }>().access_token === undefined) throw new Error('the owner was locked out')
  return performance.now() - started
}

function asking(name: string, password: string, address: string) {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`, 'x-forwarded-for': address }
}

function addressOf(sender: number): string {
  return `10.${sender >> 8}.${sender & 255}.7`
}

async function passMinutes(owner: Pool, minutes: number): Promise<void> {
  await owner.query('update accounts.guess set since = since - make_interval(mins => $1)', [minutes])
}

function mostInAnHour(evaluatedAt: ReadonlyMap<number, number>): number {
  const inHourFrom = (start: number): number =>
    [...evaluatedAt].reduce((sum, [minute, count]) => (minute >= start && minute < start + 60 ? sum + count : sum), 0)
  return Math.max(...[...evaluatedAt.keys()].map(inHourFrom))
}
