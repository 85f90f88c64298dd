import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer } from '../../../../../scripts/testing/accounts.ts'
import { aFirebase, type TestFirebase } from '../../../../../scripts/testing/firebase.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { defaultSettings } from '../../../../kit/settings.ts'
import { registerWithFirebase, signInWithFirebase } from '../../client/firebase/firebase.ts'
import type { SignedIn } from '../../contract.ts'
import type { FirebaseConfig } from '../../provider-contract.ts'

/** Firebase's own SDK against a Firebase of our own, over real sockets, and our server on its database. */
let firebase: TestFirebase
let server: TestServer
let config: FirebaseConfig
beforeAll(async () => {
  firebase = await aFirebase()
  server = await aServer({ settings: firebase.settings, clock: now() })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const reach = fetch
  vi.stubGlobal('fetch', (place: string | URL, request?: RequestInit) => reach(new URL(place, address), request))
  const offered = await server.app.inject({ url: '/api/auth/providers' })
  config = offered.json<{ firebase: FirebaseConfig }>().firebase
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.app.close()
  await firebase.stop()
})
afterEach(() => void (firebase.asked as string[]).splice(0)) // it is an array of its own

// Firebase and its SDK know no other day than today.
const now = (): string => new Date().toISOString()
const password = 'Quitten im Herbst'
const aPerson = () => firebase.add({ email: `${randomUUID()}@example.com`, password, name: 'Beat Beispiel' })
const signedInAs = async (email: string): Promise<SignedIn> => {
  const answer = await signInWithFirebase(config, { email, password })
  if ('error' in answer) throw new Error('the password is right')
  return answer
}
const save = (token: string, user: object) =>
  server.app.inject({ method: 'POST', url: '/api/auth/user/update', headers: bearer(token), payload: { user } })
const signOut = (token: string) => server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: bearer(token), payload: {} })

describe('signing in with Firebase', () => {
  it('§3.10 gives our own token for the password at Firebase', async () => {
    const { email } = aPerson()

    const { user, access_token: token } = await signedInAs(email)

    expect(user).toMatchObject({ from: 'firebase', role: ['admin'], data: { displayName: 'Beat Beispiel', email } })
    const resumed = await server.app.inject({ url: '/api/auth/access-token', headers: bearer(token) })
    expect(resumed.statusCode).toBe(200)
  })

  it('§7.9 founds a record in the realtime database for somebody who has none', async () => {
    const { email, uid } = aPerson()

    await signedInAs(email)

    expect(firebase.records.of(uid)).toEqual({
      uid,
      from: 'firebase',
      role: ['admin'],
      data: {
        displayName: 'Beat Beispiel',
        photoURL: '',
        email,
        settings: defaultSettings,
        shortcuts: ['calendar', 'mail', 'contacts', 'todo'],
      },
    })
  })

  it('§7.9 §5.20 begins with the settings and shortcuts of the record', async () => {
    const { email, uid } = aPerson()
    const settings = { ...defaultSettings, customScrollbars: false }
    firebase.records.put(uid, { data: { displayName: 'Beat B.', settings, shortcuts: ['mail', 'todo'] } })

    const { user } = await signedInAs(email)

    expect(user.data).toMatchObject({ displayName: 'Beat B.', settings, shortcuts: ['mail', 'todo'] })
  })

  it('works without the database, because our server keeps it all too', async () => {
    const locked = await aFirebase()
    const here = await aServer({ settings: locked.settings, clock: now() })
    locked.records.lock()
    const { email } = locked.add({ email: 'c@example.com', password, name: 'Carla' })
    const address = await here.app.listen({ port: 0, host: '127.0.0.1' })
    const reach = fetch
    vi.stubGlobal('fetch', (place: string | URL, request?: RequestInit) =>
      reach(typeof place === 'string' && place.startsWith('/') ? address + place : place, request),
    )

    const { firebase: its } = (await here.app.inject({ url: '/api/auth/providers' })).json<{ firebase: FirebaseConfig }>()
    const answer = await signInWithFirebase(its, { email, password })

    expect(answer).toMatchObject({ user: { data: { displayName: 'Carla' } } })
    vi.stubGlobal('fetch', reach)
    await here.app.close()
    await locked.stop()
  })
})

describe('what is typed wrongly', () => {
  it('§8.10 §8.11 names both where Firebase does not tell which of them it is', async () => {
    const { email } = aPerson()

    const answers = [
      await signInWithFirebase(config, { email: 'nobody@example.com', password }),
      await signInWithFirebase(config, { email, password: 'wrong' }),
    ]

    const error = { email: 'Check your username/email', password: 'Check your password' }
    expect(answers).toEqual([{ error }, { error }])
  })

  it('§8.10 §8.11 names the one where Firebase tells', async () => {
    const telling = await aFirebase({ isTelling: true })
    telling.add({ email: 'd@example.com', password })
    const its = JSON.parse(telling.settings.FIREBASE) as FirebaseConfig // written by `aFirebase`

    const answers = [
      await signInWithFirebase(its, { email: 'nobody@example.com', password }),
      await signInWithFirebase(its, { email: 'd@example.com', password: 'wrong' }),
    ]

    expect(answers).toEqual([
      { error: { email: 'Check your username/email', password: null } },
      { error: { email: null, password: 'Check your password' } },
    ])
    await telling.stop()
  })

  it('somebody whose account is closed at Firebase is told so', async () => {
    const person = aPerson()
    person.isDisabled = true

    await expect(signInWithFirebase(config, { email: person.email, password })).rejects.toMatchObject({ code: 'not-allowed' })
  })

  it('a Firebase that does not answer is nobody’s fault', async () => {
    const gone = await aFirebase()
    const its = JSON.parse(gone.settings.FIREBASE) as FirebaseConfig // written by `aFirebase`
    await gone.stop()

    await expect(signInWithFirebase(its, { email: 'a@example.com', password })).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('registering with Firebase', () => {
  it('§7.9 makes an account there and here, with its record', async () => {
    const email = `${randomUUID()}@example.com`

    const answer = await registerWithFirebase(config, { displayName: ' Dora Demo ', email, password })

    expect(answer).toMatchObject({ user: { from: 'firebase', role: ['admin'], data: { displayName: 'Dora Demo', email } } })
    const { uid, name } = firebase.find(email) ?? { uid: '', name: '' }
    expect(name).toBe('Dora Demo')
    expect(firebase.records.of(uid)).toMatchObject({ uid, data: { displayName: 'Dora Demo', email } })
  })

  it('§8.12 an address that somebody has is told', async () => {
    const { email } = aPerson()

    const answer = await registerWithFirebase(config, { displayName: 'Dora', email, password })

    expect(answer).toEqual({ error: { displayName: null, password: null, email: 'The email is already in use' } })
  })

  it('§8.13 without a name nothing is asked of Firebase', async () => {
    const answer = await registerWithFirebase(config, { displayName: ' ', email: 'e@example.com', password })

    expect(answer).toEqual({ error: { displayName: 'Enter display name', password: null, email: null } })
    expect(firebase.asked).toEqual([])
  })
})

describe('saving what came from Firebase', () => {
  const changed = ({ user }: SignedIn) => ({
    ...user,
    data: { ...user.data, displayName: 'Neu', settings: defaultSettings, shortcuts: ['chat'] },
  })

  it('§7.7 §7.9 writes the record in the realtime database, though the page knows nothing of Firebase any more', async () => {
    const { email, uid } = aPerson()
    const signedIn = await signedInAs(email)

    const reply = await save(signedIn.access_token, changed(signedIn))

    expect(reply.json()).toMatchObject({ data: { displayName: 'Neu', settings: defaultSettings, shortcuts: ['chat'] } })
    expect(firebase.records.of(uid)).toMatchObject({
      uid,
      from: 'firebase',
      role: ['admin'],
      data: { displayName: 'Neu', email, settings: defaultSettings, shortcuts: ['chat'] },
    })
    expect((await signedInAs(email)).user.data).toMatchObject({ displayName: 'Neu', settings: defaultSettings, shortcuts: ['chat'] })
  })

  it('§7.8 keeps nothing here of what Firebase does not take, and says so', async () => {
    const { email } = aPerson()
    const signedIn = await signedInAs(email)
    const stored = () => server.app.inject({ url: '/api/auth/access-token', headers: bearer(signedIn.access_token) })
    const person = firebase.find(email)
    if (person) person.isDisabled = true

    const reply = await save(signedIn.access_token, changed(signedIn))

    expect(reply.json()).toMatchObject({ message: 'Firebase did not save the change. Please sign in again.' })
    expect((await stored()).json<SignedIn>().user.data.displayName).toBe('Beat Beispiel')
  })

  it('§4.21 ends with the session: the way to Firebase goes with it', async () => {
    const { email } = aPerson()
    const signedIn = await signedInAs(email)
    const kept = () =>
      server.database.owner.query('select 1 from accounts.session where provider_token is not null and account_id = $1', [
        signedIn.user.uuid,
      ])
    const before = await kept()

    await signOut(signedIn.access_token)

    expect([before.rows.length, (await kept()).rows.length]).toEqual([1, 0])
    expect((await save(signedIn.access_token, changed(signedIn))).statusCode).toBe(401)
  })

  it('the database holds no token that could be used without the one in the browser', async () => {
    const { email } = aPerson()
    const signedIn = await signedInAs(email)

    const { rows } = await server.database.owner.query<{ token: Buffer }>(
      'select provider_token as token from accounts.session where account_id = $1',
      [signedIn.user.uuid],
    )

    expect(rows[0]?.token.toString('latin1')).not.toContain('refresh-')
  })
})
