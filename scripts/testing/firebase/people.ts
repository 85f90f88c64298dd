import { randomUUID } from 'node:crypto'
import type { FirebaseTokens } from './tokens.ts'

export type Person = { readonly uid: string; readonly email: string; readonly password: string; name?: string; isDisabled?: boolean }
type NewPerson = { readonly email: string; readonly password: string; readonly name?: string }

/** A request that Firebase refuses, with the word it has for the reason. */
export class Refusal extends Error {}

/** Who has an account at Firebase, and which tokens were given to them. */
export type People = {
  readonly add: (person: NewPerson) => Person
  readonly find: (email?: string) => Person | undefined
  readonly byToken: (idToken?: string) => Promise<Person>
  readonly byRefreshToken: (refreshToken?: string) => Person
  readonly tokensFor: (person: Person) => Promise<Record<string, unknown>>
}

export function createPeople(tokens: FirebaseTokens): People {
  const people = new Map<string, Person>()
  const refreshTokens = new Map<string, Person>()
  return {
    add: (person) => {
      const added: Person = { uid: randomUUID().replaceAll('-', '').slice(0, 28), ...person }
      people.set(person.email.toLowerCase(), added)
      return added
    },
    find: (email = '') => people.get(email.toLowerCase()),
    byToken: async (idToken = '') => {
      const uid = await tokens.uidOf(idToken)
      const person = [...people.values()].find((one) => one.uid === uid)
      if (!person) throw new Refusal('INVALID_ID_TOKEN')
      return person
    },
    byRefreshToken: (refreshToken = '') => {
      const person = refreshTokens.get(refreshToken)
      if (!person) throw new Refusal('INVALID_REFRESH_TOKEN')
      return person
    },
    tokensFor: async (person) => {
      if (person.isDisabled === true) throw new Refusal('USER_DISABLED')
      const refreshToken = `refresh-${randomUUID()}`
      refreshTokens.set(refreshToken, person)
      return { localId: person.uid, email: person.email, idToken: await tokens.issue(person), refreshToken, expiresIn: '3600' }
    },
  }
}
