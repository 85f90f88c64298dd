import type { FirebaseApp } from '@firebase/app'
import { get, getDatabase, ref, set, type DatabaseReference } from '@firebase/database'
import * as z from 'zod/mini'
import type { InputOf } from '../../../../kit/endpoint.ts'
import { settingsFrom } from '../../../../kit/settings.ts'
import type { AuthUser } from '../../contract.ts'
import type { exchangeFirebase } from '../../provider-contract.ts'
import { keptSettings } from '../../settings.ts'

type Kept = Pick<InputOf<typeof exchangeFirebase>, 'record' | 'displayName'>
type Read = ({ readonly kind: 'kept' } & Kept) | { readonly kind: 'none' } | { readonly kind: 'unreachable' }

const [mostShortcuts, mostName] = [50, 100]
/** The database leaves out what is empty. */
const UserRecord = z.object({
  data: z.object({
    displayName: z.optional(z.string()),
    settings: z.optional(z.unknown()),
    shortcuts: z.optional(z.array(z.string())),
  }),
})

/** What the realtime database keeps of somebody. Whoever cannot be read signs in all the same: our server has it too. */
export async function readRecord(app: FirebaseApp, uid: string): Promise<Read> {
  const snapshot = await inTime(get(place(app, uid)))
  if (!snapshot) return { kind: 'unreachable' }
  const read = UserRecord.safeParse(snapshot.val())
  return read.success ? { kind: 'kept', ...keptIn(read.data.data) } : { kind: 'none' }
}

/** The first record of somebody who has none. */
export async function foundRecord(app: FirebaseApp, uid: string, { from, role, data }: AuthUser): Promise<void> {
  await inTime(set(place(app, uid), { uid, from, role, data }).then(() => true))
}

function keptIn({ displayName, settings, shortcuts }: z.output<typeof UserRecord>['data']): Kept {
  const used = keptSettings(settings)
  return {
    record: {
      // Only what settings are made of, so that the message stays small whatever the database holds.
      settings: Object.keys(used).length === 0 ? {} : settingsFrom(used),
      ...(shortcuts === undefined ? {} : { shortcuts: shortcuts.slice(0, mostShortcuts) }),
    },
    ...(displayName === undefined ? {} : { displayName: displayName.slice(0, mostName) }),
  }
}

/** By socket only: the other way of the SDK needs scripts of another host, which our content-security policy refuses. */
function place(app: FirebaseApp, uid: string): DatabaseReference {
  const socket = (app.options.databaseURL ?? '').replace(/^http/, 'ws')
  return ref(getDatabase(app, socket), `users/${uid}`)
}

const patienceMilliseconds = 3000

/** The SDK waits for a lost database for ever; nobody waits for their settings that long. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMilliseconds)
  })
  return Promise.race([asked.catch(() => undefined), late])
}
