import { FirebaseError } from '@firebase/app'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { texts as shellTexts } from '../../../../shell/texts.ts'
import { texts } from '../../api-texts.ts'
import type { register, signIn } from '../../contract.ts'

type ErrorOf<Answer> = Extract<Answer, { error: unknown }>['error']
type SignInFaults = ErrorOf<OutputOf<typeof signIn>>
type RegisterFaults = ErrorOf<OutputOf<typeof register>>

const unknownEmail: SignInFaults = { email: texts.unknownEmail, password: null }
const wrongPassword: SignInFaults = { email: null, password: texts.wrongPassword }
// Newer projects do not tell which of the two is wrong.
const either: SignInFaults = { email: texts.unknownEmail, password: texts.wrongPassword }

const onSignIn: Readonly<Record<string, SignInFaults>> = {
  'auth/user-not-found': unknownEmail,
  'auth/invalid-email': unknownEmail,
  'auth/missing-email': unknownEmail,
  'auth/wrong-password': wrongPassword,
  'auth/missing-password': wrongPassword,
  'auth/invalid-credential': either,
}

const noFault: RegisterFaults = { displayName: null, password: null, email: null }
const onRegister: Readonly<Record<string, RegisterFaults>> = {
  'auth/email-already-in-use': { ...noFault, email: texts.emailInUse },
  'auth/invalid-email': { ...noFault, email: texts.noEmail },
  'auth/weak-password': { ...noFault, password: texts.weakPassword },
  'auth/password-does-not-meet-requirements': { ...noFault, password: texts.weakPassword },
}

/** What is wrong with which field; nothing if it is not the fault of what was typed. */
export function signInFaults(error: unknown): SignInFaults | undefined {
  return error instanceof FirebaseError ? onSignIn[error.code] : undefined
}

export function registerFaults(error: unknown): RegisterFaults | undefined {
  return error instanceof FirebaseError ? onRegister[error.code] : undefined
}

/** Firebase does not say how long to wait; a few minutes are what it takes. */
const waitMinutes = 5

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof FirebaseError ? error.code : ''
  if (code === 'auth/network-request-failed') return new Problem('unavailable', shellTexts.unavailable, { cause: error })
  if (code === 'auth/user-disabled') return new Problem('not-allowed', texts.disabled, { cause: error })
  if (code === 'auth/too-many-requests') {
    const message = fill(texts.tooManyGuesses, { minutes: waitMinutes })
    return new Problem('too-many', message, { cause: error, retryAfterSeconds: waitMinutes * 60 })
  }
  return new Problem('unexpected', shellTexts.unexpected, { cause: error })
}
