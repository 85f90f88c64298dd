import type { Kysely } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  addContact,
  countContacts,
  deleteContacts,
  importContacts,
  listBirthdays,
  listContacts,
  listDuplicates,
  listWholeContacts,
  mergeContacts,
  noteUse,
  readContact,
  readUser,
  removeContact,
  removeContacts,
  removeGroup,
  restoreContacts,
  saveGroup,
  setContactsStarred,
  setContactsUnstarred,
  setGroup,
  toggleStarredContact,
  toggleStarredContacts,
  undoImport,
  unmergeContacts,
  updateContact,
} from '../contract.ts'
import { readBirthdays } from './birthday-list.ts'
import { missing } from './contact-fields.ts'
import { firstContacts, readContact as readOne, readContacts } from './contact-list.ts'
import { binContacts, changeContact, deleteForGood, insertContact, unbinContacts } from './contact-store.ts'
import { readCounts } from './counts.ts'
import { readDuplicates } from './duplicates.ts'
import { changeMembers, putGroup, removeGroupRow } from './group-store.ts'
import { takeBack, takeIn } from './import-store.ts'
import { merge, unmerge } from './merge.ts'
import { addStars, removeStars, toggleStars } from './star-store.ts'
import type { ContactsTables } from './tables.ts'
import { countUse } from './use-store.ts'
import { readContactsUser, type ReadSelf } from './user.ts'

const topic = 'contacts'
const mostAtOnce = 25_000

/** The address book of a workspace. */
export function contactRoutes(db: Kysely<ContactsTables>, readSelf: ReadSelf): readonly Route[] {
  return [...readingRoutes(db, readSelf), ...changingRoutes(db), ...ownRoutes(db, readSelf), ...wholesaleRoutes(db)]
}

function readingRoutes(db: Kysely<ContactsTables>, readSelf: ReadSelf): readonly Route[] {
  return [
    workspaceRoute(listContacts, db, (asked, tx) => readContacts(tx, asked)),
    workspaceRoute(readContact, db, ({ contactId }, tx) => readOne(tx, contactId)),
    workspaceRoute(readUser, db, (_input, tx, { accountId }) => readContactsUser(tx, accountId, readSelf)),
    workspaceRoute(countContacts, db, (which, tx) => readCounts(tx, which)),
    workspaceRoute(listWholeContacts, db, ({ limit = mostAtOnce, ...which }, tx) => readContacts(tx, { ...which, limit })),
    workspaceRoute(listDuplicates, db, (_input, tx) => readDuplicates(tx)),
    workspaceRoute(listBirthdays, db, (_input, tx) => readBirthdays(tx)),
  ]
}

/** One after another what happens to the contacts themselves; everybody in the workspace sees it. */
function changingRoutes(db: Kysely<ContactsTables>): readonly Route[] {
  return [
    workspaceRoute(addContact, db, async ({ newContact }, tx, { workspaceId }) => {
      const id = await insertContact(tx, workspaceId, newContact)
      if (id !== undefined) await publish(tx, { topic, key: id })
      return firstContacts(tx)
    }),
    workspaceRoute(updateContact, db, async ({ contact }, tx) => {
      await changeContact(tx, contact)
      await publish(tx, { topic, key: contact.id })
      return firstContacts(tx)
    }),
    workspaceRoute(removeContact, db, async ({ contactId }, tx) => {
      await binContacts(tx, [contactId])
      await publish(tx, { topic, key: contactId })
      return firstContacts(tx)
    }),
    workspaceRoute(removeContacts, db, async ({ contactIds }, tx) => {
      await binContacts(tx, contactIds)
      await publish(tx, { topic, key: keyOf(contactIds) })
      return firstContacts(tx)
    }),
    workspaceRoute(restoreContacts, db, async ({ contactIds }, tx) => {
      const changed = await unbinContacts(tx, contactIds)
      await publish(tx, { topic, key: keyOf(contactIds) })
      return { changed }
    }),
    workspaceRoute(deleteContacts, db, async ({ contactIds }, tx) => {
      const changed = await deleteForGood(tx, contactIds)
      await publish(tx, { topic, key: keyOf(contactIds) })
      return { changed }
    }),
  ]
}

/** Stars, uses and groups: what is told of somebody, and the user as they then are. */
function ownRoutes(db: Kysely<ContactsTables>, readSelf: ReadSelf): readonly Route[] {
  const starring = (endpoint: typeof setContactsStarred, change: typeof addStars): Route =>
    workspaceRoute(endpoint, db, async ({ contactIds }, tx, { accountId }) => {
      await change(tx, contactIds)
      await publish(tx, { topic, key: keyOf(contactIds) })
      return readContactsUser(tx, accountId, readSelf)
    })
  return [
    workspaceRoute(toggleStarredContact, db, async ({ contactId }, tx, { accountId }) => {
      await toggleStars(tx, [contactId])
      await publish(tx, { topic, key: contactId })
      return readContactsUser(tx, accountId, readSelf)
    }),
    starring(toggleStarredContacts, toggleStars),
    starring(setContactsStarred, addStars),
    starring(setContactsUnstarred, removeStars),
    workspaceRoute(noteUse, db, async ({ contactId }, tx) => {
      if (!(await countUse(tx, contactId))) throw missing()
      await publish(tx, { topic, key: contactId })
      return { changed: 1 }
    }),
    workspaceRoute(saveGroup, db, async (group, tx, { accountId }) => {
      await putGroup(tx, group)
      await publish(tx, { topic, key: group.id })
      return readContactsUser(tx, accountId, readSelf)
    }),
    workspaceRoute(removeGroup, db, async ({ groupId }, tx, { accountId }) => {
      await removeGroupRow(tx, groupId)
      await publish(tx, { topic, key: groupId })
      return readContactsUser(tx, accountId, readSelf)
    }),
    workspaceRoute(setGroup, db, async (change, tx, { accountId }) => {
      await changeMembers(tx, change)
      await publish(tx, { topic, key: change.groupId })
      return readContactsUser(tx, accountId, readSelf)
    }),
  ]
}

/** What happens to many at once, and can be taken back as a whole. */
function wholesaleRoutes(db: Kysely<ContactsTables>): readonly Route[] {
  return [
    workspaceRoute(mergeContacts, db, async (input, tx) => {
      const before = await merge(tx, input)
      await publish(tx, { topic, key: 'many' })
      return before
    }),
    workspaceRoute(unmergeContacts, db, async (before, tx) => {
      const changed = await unmerge(tx, before)
      await publish(tx, { topic, key: 'many' })
      return { changed }
    }),
    workspaceRoute(importContacts, db, async (input, tx) => {
      const changed = await takeIn(tx, input)
      await publish(tx, { topic, key: 'many' })
      return { changed }
    }),
    workspaceRoute(undoImport, db, async ({ importId }, tx) => {
      const changed = await takeBack(tx, importId)
      await publish(tx, { topic, key: 'many' })
      return { changed }
    }),
  ]
}

function keyOf(ids: readonly string[]): string {
  return ids.length === 1 ? (ids[0] ?? 'many') : 'many'
}
