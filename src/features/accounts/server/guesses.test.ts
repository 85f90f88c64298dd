import { expect, it } from 'vitest'
import { isMeasured, tellFigures } from '../../../../scripts/access/figures.ts'
import { guessAtOneAccount } from '../../../../scripts/access/guessing.ts'
import { anAccount, basic, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'

// Up to a hundred passwords are looked at, each of which takes its time on purpose.
const costly = 300_000

const deviceOf = (reply: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(reply.headers['set-cookie']).split(';')[0] ?? ''

type Attempt = { readonly address?: string; readonly cookie?: string; readonly password?: string }

function attempt({ app }: TestServer, email: string, { address = '10.0.0.1', cookie = '', password = 'not this one' }: Attempt = {}) {
  return app.inject({ url: '/api/auth', headers: { ...basic(email, password), 'x-forwarded-for': address, cookie } })
}

async function statusesOf(
  server: TestServer,
  email: string,
  count: number,
  details: (index: number) => Attempt,
): Promise<readonly number[]> {
  const replies = await Promise.all(Array.from({ length: count }, (_, index) => attempt(server, email, details(index))))
  return replies.map((reply) => reply.statusCode)
}
const fromEverywhere = (index: number): Attempt => ({ address: `10.1.${index}.1` })
const evaluated = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length

/** Somebody whose budget has been used up by strangers. */
async function besieged(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ server: TestServer; anna: TestAccount; cookie: string }> {
  const server = await aServerForThisTest({ settings: { PROXIES: '1', GUESSES_PER_ACCOUNT: '3', ...settings } })
  const anna = await anAccount(server)
  const cookie = deviceOf(await attempt(server, anna.email, { password: anna.password }))
  await statusesOf(server, anna.email, 4, fromEverywhere)
  return { server, anna, cookie }
}

it(
  'two hundred guesses at once from as many networks are bounded like guesses one after the other',
  async () => {
    const server = await aServerForThisTest({ settings: { PROXIES: '1' } })
    const { email } = await anAccount(server)

    const statuses = await statusesOf(server, email, 200, fromEverywhere)

    expect(evaluated(statuses)).toBe(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(150)
  },
  costly,
)

it(
  'no sixty minutes let anybody look at a password more than a hundred times, and its owner still signs in',
  async () => {
    const { app, database } = await aServerForThisTest({ settings: { PROXIES: '1' } })

    const attack = isMeasured() ? { addresses: 1000, guessesEach: 2 } : { addresses: 150, guessesEach: 1 }

    const { guesses, evaluated: looked, most, ownerSignsInMs, chance } = await guessAtOneAccount({ app, owner: database.owner }, attack)

    expect([guesses, looked, most]).toEqual([attack.addresses * attack.guessesEach * 3 + 1, 100, 99])
    expect(chance).toBeLessThan(1e-6)
    tellFigures({
      title: 'passwords of one account looked at within the worst hour, at most 100',
      isTrue: most <= 100,
      figures: `${most} of ${guesses} guesses from ${attack.addresses} networks; its owner signed in after ${Math.round(ownerSignsInMs)} ms; chance ${chance.toExponential(1)}`,
    })
  },
  costly,
)

it(
  'with a limit by network alone the hundred are exceeded',
  async () => {
    const settings = { PROXIES: '1', GUESSES_PER_ACCOUNT: '1000000', GUESSES_PER_NETWORK: '200' }
    const { app, database } = await aServerForThisTest({ settings })

    const { most } = await guessAtOneAccount({ app, owner: database.owner }, { addresses: 34, guessesEach: 1 })

    expect(most).toBeGreaterThan(100)
    tellFigures({ title: 'the same with a limit by network alone (control)', isTrue: most > 100, figures: String(most) })
  },
  costly,
)

it('a browser that has signed in before gets in while strangers have used up the budget, another one does not', async () => {
  const { server, anna, cookie } = await besieged()

  expect((await attempt(server, anna.email, { password: anna.password })).statusCode).toBe(429)
  expect((await attempt(server, anna.email, { password: anna.password, cookie })).json()).toHaveProperty('access_token')
})

it('a known browser is not kept out by the network it shares', async () => {
  const { server, anna, cookie } = await besieged({ GUESSES_PER_NETWORK: '1' })
  await attempt(server, anna.email, { address: '10.9.0.1' })

  const reply = await attempt(server, anna.email, { address: '10.9.0.2', password: anna.password, cookie })

  expect(reply.json()).toHaveProperty('access_token')
})

it('the browser of somebody else is a stranger to the account', async () => {
  const { server, anna } = await besieged()
  const beat = await anAccount(server)
  const cookie = deviceOf(await attempt(server, beat.email, { password: beat.password }))

  expect((await attempt(server, anna.email, { password: anna.password, cookie })).statusCode).toBe(429)
})

it('who holds a known browser may guess twenty times an hour with it', async () => {
  const { server, anna, cookie } = await besieged()

  const statuses = await statusesOf(server, anna.email, 25, () => ({ cookie }))

  expect(evaluated(statuses)).toBe(20)
})

it('one network cannot try more addresses than it may, whether they have accounts or not', async () => {
  const server = await aServerForThisTest({ settings: { PROXIES: '1', GUESSES_PER_NETWORK: '5' } })

  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) => attempt(server, `nobody-${index}@example.com`, { address: `10.3.0.${index}` })),
  )

  expect(evaluated(replies.map((reply) => reply.statusCode))).toBe(5)
})

it('right passwords are not counted', async () => {
  const server = await aServerForThisTest({ settings: { PROXIES: '1', GUESSES_PER_ACCOUNT: '2', GUESSES_PER_NETWORK: '2' } })
  const { email, password } = await anAccount(server)
  for (let time = 0; time < 5; time += 1) await attempt(server, email, { password })

  expect(evaluated(await statusesOf(server, email, 3, () => ({})))).toBe(2)
})

it('says how long to wait, and forgives after an hour', async () => {
  const { server, anna } = await besieged()
  const refused = await attempt(server, anna.email, { password: anna.password })
  await server.database.owner.query("update accounts.guess set since = since - interval '1 hour'")

  const later = await attempt(server, anna.email, { password: anna.password })

  expect(refused.headers['retry-after']).toBe('3600')
  expect(refused.json()).toEqual({ code: 'too-many', message: 'Too many attempts. Please wait 60 minutes.' })
  expect(later.json()).toHaveProperty('access_token')
})
