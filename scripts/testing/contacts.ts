import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Contact, ContactsUser, NewContact } from '../../src/features/contacts/contact.ts'
import { addContact, importContacts, listContacts, readUser } from '../../src/features/contacts/contract.ts'
import { connect } from '../../src/platform/database.ts'
import { confine } from '../../src/platform/http.ts'
import type { NoTables } from '../../src/platform/sample.ts'
import type { TestAccount } from './accounts.ts'
import type { TestServer } from './server.ts'
import { ask } from './workspaces.ts'

type App = Pick<TestServer, 'app'>

/** Adds a contact over the wire and answers its id. */
export async function aContact(server: App, by: TestAccount, contact: Partial<NewContact> = {}): Promise<string> {
  const id = contact.id ?? randomUUID()
  const reply = await ask(server, by, addContact, { newContact: { name: 'Anna', ...contact, id } })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return id
}

/** Adds many in the order in which they are given, and answers their ids. */
export async function someContacts(server: App, by: TestAccount, contacts: readonly Partial<NewContact>[]): Promise<readonly string[]> {
  const rows = contacts.map((contact) => ({ name: 'Anna', ...contact, id: contact.id ?? randomUUID() }))
  const reply = await ask(server, by, importContacts, { importId: randomUUID(), contacts: rows })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return rows.map(({ id }) => id)
}

export async function contactsOf(server: App, by: TestAccount, asked: Readonly<Record<string, string>> = {}): Promise<Contact[]> {
  return (await ask(server, by, listContacts, asked)).json<Contact[]>()
}

export async function contactsUserOf(server: App, by: TestAccount): Promise<ContactsUser> {
  return (await ask(server, by, readUser)).json<ContactsUser>()
}

/** Acts as an account in its workspace without a call: for what one app lends to another. */
export async function inWorkspace<Result>(
  { database }: Pick<TestServer, 'database'>,
  { id: accountId, workspaceId }: TestAccount,
  act: (tx: Transaction<NoTables>) => Promise<Result>,
): Promise<Result> {
  const db = connect<NoTables>(database.pool)
  return db.transaction().execute(async (tx) => {
    await confine(tx, { accountId, workspaceId })
    return act(tx)
  })
}
