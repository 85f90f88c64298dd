import { Refusal, type People, type Person } from './people.ts'

type Asked = Readonly<Record<string, string | undefined>>
export type Reply = { readonly status: number; readonly body: unknown }
type Options = {
  readonly people: People
  readonly apiKey: string
  readonly projectId: string
  /** Older projects tell an unknown address from a wrong password; newer ones do not. */
  readonly isTelling: boolean
}
type Calls = Readonly<Record<string, (asked: Asked) => Promise<unknown>>>

/** One call of the Identity Toolkit or of the token service. */
export function createSignInCalls(options: Options): (path: string, key: string | null, asked: Asked) => Promise<Reply> {
  const calls = callsOf(options)
  return async (path, key, asked) => {
    const call = calls[path]
    if (!call) return { status: 404, body: {} }
    if (key !== options.apiKey) return refused('API key not valid. Please pass a valid API key.')
    try {
      return { status: 200, body: await call(asked) }
    } catch (error) {
      if (error instanceof Refusal) return refused(error.message)
      throw error
    }
  }
}

function callsOf({ people, projectId, isTelling }: Options): Calls {
  return {
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': async ({ email, password }) => {
      const person = people.find(email)
      if (!person) throw new Refusal(isTelling ? 'EMAIL_NOT_FOUND' : 'INVALID_LOGIN_CREDENTIALS')
      if (person.password !== password) throw new Refusal(isTelling ? 'INVALID_PASSWORD' : 'INVALID_LOGIN_CREDENTIALS')
      return { ...(await people.tokensFor(person)), displayName: person.name ?? '', registered: true }
    },
    '/identitytoolkit.googleapis.com/v1/accounts:signUp': async ({ email = '', password = '' }) => {
      if (!email.includes('@')) throw new Refusal('INVALID_EMAIL')
      if (people.find(email)) throw new Refusal('EMAIL_EXISTS')
      if (password.length < 6) throw new Refusal('WEAK_PASSWORD : Password should be at least 6 characters')
      return people.tokensFor(people.add({ email, password }))
    },
    '/identitytoolkit.googleapis.com/v1/accounts:update': async ({ idToken, displayName }) => {
      const person = await people.byToken(idToken)
      if (displayName !== undefined) person.name = displayName
      return { ...(await people.tokensFor(person)), ...shown(person) }
    },
    '/identitytoolkit.googleapis.com/v1/accounts:lookup': async ({ idToken }) => ({ users: [shown(await people.byToken(idToken))] }),
    '/securetoken.googleapis.com/v1/token': async ({ grant_type: grant, refresh_token: token = '' }) => {
      if (grant !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE')
      const person = people.byRefreshToken(token)
      const { idToken } = await people.tokensFor(person)
      const plain = { expires_in: '3600', token_type: 'Bearer', user_id: person.uid, project_id: projectId }
      return { ...plain, access_token: idToken, id_token: idToken, refresh_token: token }
    },
  }
}

function shown({ uid, email, name }: Person): Record<string, unknown> {
  const profile = { email, ...(name === undefined ? {} : { displayName: name }) }
  return { localId: uid, ...profile, emailVerified: false, providerUserInfo: [{ providerId: 'password', rawId: email, ...profile }] }
}

function refused(message: string): Reply {
  return { status: 400, body: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } } }
}
