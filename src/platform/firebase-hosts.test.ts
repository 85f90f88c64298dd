import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { firebaseHosts } from './firebase-hosts.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'

const settings = { apiKey: 'k', authDomain: 'muster.firebaseapp.com', projectId: 'muster', databaseURL: 'https://muster.firebaseio.com' }

async function policyWith(firebase: typeof settings | undefined): Promise<string> {
  const app = createServer({ log: () => {}, metrics: createMetrics(), connects: firebaseHosts(firebase) })
  const reply = await app.inject({ url: '/nowhere' })
  await app.close()
  return String(reply.headers['content-security-policy'])
}

describe('the content-security policy', () => {
  it('§7.10 lets pages speak to nobody else where Firebase is not configured', async () => {
    const policy = await policyWith(undefined)

    expect(policy).toContain("connect-src 'self';")
  })

  it('names the two hosts of a configured Firebase and opens nothing else', async () => {
    const [without, policy] = [await policyWith(undefined), await policyWith(settings)]

    const hosts = ' https://identitytoolkit.googleapis.com wss://muster.firebaseio.com'
    expect(policy).toContain(`connect-src 'self'${hosts};`)
    expect(policy.replace(hosts, '')).toBe(without)
  })

  it('knows a Firebase on this machine by its own address', () => {
    const here = { ...settings, databaseURL: 'http://127.0.0.1:9000?ns=muster', authEmulator: 'http://127.0.0.1:9099' }

    expect(firebaseHosts(here)).toEqual(['http://127.0.0.1:9099', 'ws://127.0.0.1:9000'])
  })
})

describe('the configuration of Firebase', () => {
  const read = (changes: object) =>
    readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing', FIREBASE: JSON.stringify({ ...settings, ...changes }) }).FIREBASE

  it('is read as the console gives it', () => {
    expect(read({ messagingSenderId: '1' })).toEqual(settings)
  })

  it.each([
    ['a database on an open line', { databaseURL: 'http://muster.example' }],
    ['a place to send passwords to that is not this machine', { authEmulator: 'http://firebase.example:9099' }],
    ['something that would end the policy', { databaseURL: "https://x; script-src 'unsafe-inline'" }],
  ])('refuses %s', (_name, changes) => {
    expect(() => read(changes)).toThrow(/FIREBASE/)
  })
})
