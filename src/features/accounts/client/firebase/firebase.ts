import type { FirebaseApp } from '@firebase/app'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updateProfile, type User } from '@firebase/auth'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import type { register, SignedIn, signIn } from '../../contract.ts'
import { exchangeFirebase, type FirebaseConfig } from '../../provider-contract.ts'
import { registrationFaults } from '../../registration.ts'
import { problemOf, registerFaults, signInFaults } from './firebase-faults.ts'
import { foundRecord, readRecord } from './firebase-record.ts'
import { withFirebase } from './with-firebase.ts'

// NOTE Only ever fetched where the server says that Firebase is configured: it brings the whole SDK along.

type Credentials = { readonly email: string; readonly password: string }

/** Signs in at Firebase and exchanges its token for ours; answers like our own sign-in. */
export function signInWithFirebase(config: FirebaseConfig, { email, password }: Credentials): Promise<OutputOf<typeof signIn>> {
  return withFirebase(config, async (app, auth) => {
    try {
      const { user } = await signInWithEmailAndPassword(auth, email.trim(), password)
      return await exchanged(app, user)
    } catch (error) {
      const faults = signInFaults(error)
      if (faults) return { error: faults }
      throw problemOf(error)
    }
  })
}

/** Registers at Firebase and here; answers like our own registration. */
export async function registerWithFirebase(
  config: FirebaseConfig,
  registration: InputOf<typeof register>,
): Promise<OutputOf<typeof register>> {
  const seen = registrationFaults(registration)
  if (Object.values(seen).some((fault) => fault !== null)) return { error: seen }
  const { email, password, displayName } = registration
  return withFirebase(config, async (app, auth) => {
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email.trim(), password)
      await updateProfile(user, { displayName: displayName.trim() })
      return await exchanged(app, user, { displayName: displayName.trim() })
    } catch (error) {
      const faults = registerFaults(error)
      if (faults) return { error: faults }
      throw problemOf(error)
    }
  })
}

/** Our server gets the refresh token too: it saves to Firebase later, when the page has been loaded anew and knows nothing any more. */
async function exchanged(app: FirebaseApp, user: User, chosen: { readonly displayName?: string } = {}): Promise<SignedIn> {
  const { kind, ...kept } = await readRecord(app, user.uid)
  const tokens = { idToken: await user.getIdToken(), refreshToken: user.refreshToken }
  const signedIn = await call(exchangeFirebase, { ...tokens, ...kept, ...chosen })
  if (kind === 'none') await foundRecord(app, user.uid, signedIn.user)
  return signedIn
}
