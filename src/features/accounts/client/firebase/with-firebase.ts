import * as core from '@firebase/app'
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from '@firebase/auth'
import type { FirebaseConfig } from '../../provider-contract.ts'

/** Firebase for as long as the work lasts. Afterwards neither memory nor storage of the browser holds anything of it. */
export async function withFirebase<Value>(
  { authEmulator, ...options }: FirebaseConfig,
  work: (app: core.FirebaseApp, auth: Auth) => Promise<Value>,
): Promise<Value> {
  tellNobody()
  const app = core.initializeApp(options, crypto.randomUUID())
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (authEmulator !== undefined) connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  try {
    return await work(app, auth)
  } finally {
    await core.deleteApp(app)
    forgetTraces()
  }
}

/** Without it the SDK keeps a diary of the days it was used on in IndexedDB, and sends it along. */
function tellNobody(): void {
  // The list is exported for the other parts of the SDK and left out of the types.
  const { _components: parts } = core as unknown as { readonly _components: Map<string, unknown> }
  parts.delete('heartbeat')
}

/** The database's part remembers hosts in local storage, which our content-security policy would not let it reach the next time. */
function forgetTraces(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key)
  } catch {
    // Where storage is refused, nothing was remembered.
  }
}
