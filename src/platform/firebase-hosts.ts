import type { FirebaseSettings } from './config-sign-in.ts'

/** Whom a page speaks to that signs in with Firebase: who checks the password, and the database by socket. Nobody where there is none. */
export function firebaseHosts(firebase: FirebaseSettings | undefined): readonly string[] {
  if (!firebase) return []
  const { authEmulator, databaseURL } = firebase
  const signIn = authEmulator === undefined ? 'https://identitytoolkit.googleapis.com' : new URL(authEmulator).origin
  return [signIn, new URL(databaseURL).origin.replace(/^http/, 'ws')]
}
