import type { Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Member } from '../../../platform/access.ts'
import { texts } from '../api-texts.ts'
import type { AuthUser } from '../contract.ts'
import { isOwnPicture } from '../own-picture.ts'
import { cleanName, registrationFaults } from '../registration.ts'
import { readUser, saveUser, type Changes } from './account-store.ts'
import { cleanRecord } from './kept-record.ts'
import type { AccountTables } from './tables.ts'

/** What somebody may change of themselves, and only that. */
export function checkedChanges({ accountId }: Member, { uuid, data }: AuthUser): Changes {
  if (uuid !== accountId) throw new Problem('not-found', texts.noSuchUser)
  const fault = registrationFaults({ ...data, password: '' }).displayName
  if (fault !== null) throw new Problem('invalid-input', fault)
  return {
    displayName: cleanName(data.displayName),
    // A picture of a provider stays as it is, but nobody puts one of another host in its place.
    ...(data.photoURL === '' || isOwnPicture(data.photoURL) ? { photoURL: data.photoURL } : {}),
    ...cleanRecord(data),
  }
}

/** Saves it, and gives the user as it is now. */
export async function updatedUser(tx: Transaction<AccountTables>, { accountId, workspaceId }: Member, changes: Changes): Promise<AuthUser> {
  await saveUser(tx, accountId, changes)
  const user = await readUser(tx, accountId, workspaceId)
  if (!user) throw new Problem('not-found', texts.noSuchUser)
  return user
}
