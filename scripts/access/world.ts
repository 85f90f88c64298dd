import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { makeLink } from '../../src/features/accounts/server/links.ts'
import type { AccountTables } from '../../src/features/accounts/server/tables.ts'
import type { Tokens } from '../../src/features/accounts/server/tokens.ts'
import { connect } from '../../src/platform/database.ts'
import { addDelivery, deliveryTables } from './delivery-things.ts'
import { addDeskThings, deskTables, type DeskThings } from './desk-things.ts'
import { addGeneral, generalTables } from './general-things.ts'
import { addProfile, profileTables, type Shown } from './profile-things.ts'
import { addChatPerson, addTalks, talkTables, type Talks } from './talks.ts'
import { addMails, addThings, thingTables, type Mails, type Things } from './things.ts'

export const principals = [
  'guest',
  'admin',
  'staff',
  'stranger',
  'disabled',
  'removed',
  'leaving',
  'read-token',
  'write-token',
  'office-clerk',
  'office-lead',
  'office-audit',
] as const
export type Principal = (typeof principals)[number]

/** The provider of the tax office in this world: a port where nobody answers. */
export const closedIssuer = 'http://127.0.0.1:9/'

/** Stands in everything that belongs to the other workspace; whoever reads it has seen too much. */
export const canary = 'KANARIENVOGEL'

type Person = {
  readonly id: string
  readonly email: string
  readonly headers: Readonly<Record<string, string>>
  /** What the list of sessions calls the one on another device. */
  readonly otherSession: string
}
type Place = {
  readonly workspaceId: string
  /** A second admin, so that the first one may go. */
  readonly colleague: string
  readonly invitation: string
  readonly things: Things
  /** Mailboxes by account; that of the colleague is nobody else's. */
  readonly mails: ReadonlyMap<string, Mails>
  /** Conversations by account; those of the colleague are nobody else's. */
  readonly talks: ReadonlyMap<string, Talks>
  /** Profiles by account; everybody in the workspace sees them. */
  readonly shown: ReadonlyMap<string, Shown>
}

/** Two workspaces that know nothing of each other, and everybody who might knock. */
export type World = {
  readonly people: Readonly<Record<Principal, Person>>
  readonly own: Place
  readonly other: Place
  /** Codes of invitations into the own workspace, by the e-mail address they are for. */
  readonly codes: ReadonlyMap<string, string>
  /** Ids of the same invitations. */
  readonly invitations: ReadonlyMap<string, string>
  /** Codes of links that prove an address, by the id of the account. */
  readonly links: ReadonlyMap<string, string>
  /** A passkey of each account, by the id of the account. */
  readonly passkeys: ReadonlyMap<string, string>
  /** A second session of each account, by its id, as the list of sessions names it. */
  readonly sessions: ReadonlyMap<string, string>
  /** Ids of access tokens, by the id of the account. */
  readonly accessTokens: ReadonlyMap<string, string>
  readonly desk: DeskThings
}

export type WorldMaker = { readonly owner: Pool; readonly tokens: Tokens }

export async function makeWorld({ owner, tokens }: WorldMaker): Promise<World> {
  const accounts = ['accounts.account', 'accounts.workspace', 'accounts.invitation', ...deskTables, ...deliveryTables, ...generalTables]
  await owner.query(`truncate ${[...accounts, ...thingTables, ...talkTables, ...profileTables].join(', ')} cascade`)
  await addDelivery(owner)
  await addGeneral(owner)
  const [ownId, otherId] = [randomUUID(), randomUUID()]
  const codes = new Map<string, string>()
  await addWorkspace(owner, ownId, 'Werkstatt Muster')
  await addWorkspace(owner, otherId, `${canary} Werkstatt`)
  const person = (name: string, homes: readonly Home[]): Promise<Person> => addPerson({ owner, tokens }, name, homes)
  const [admin, staff, colleague] = await Promise.all([
    person('Ada Muster', [{ workspaceId: ownId, role: 'admin' }]),
    person('Stefan Muster', [{ workspaceId: ownId, role: 'staff' }]),
    person('Kaspar Muster', [{ workspaceId: ownId, role: 'admin' }]),
  ])
  const [stranger, neighbour] = await Promise.all([
    person(`${canary} Stranger`, [{ workspaceId: otherId, role: 'admin' }]),
    person(`${canary} Neighbour`, [{ workspaceId: otherId, role: 'admin' }]),
  ])
  const former = await formerAdmins(owner, (name) => person(name, [{ workspaceId: ownId, role: 'admin' }]))
  const invitations = new Map<string, string>()
  for (const { email } of [admin, staff, stranger]) {
    const id = randomUUID()
    invitations.set(email, id)
    codes.set(email, await addInvitation(owner, ownId, email, id))
  }
  const everybody = [admin, staff, stranger, colleague, neighbour]
  const [invitation, otherInvitation] = [randomUUID(), randomUUID()]
  await addInvitation(owner, ownId, 'gast@example.com', invitation)
  codes.set('other', await addInvitation(owner, otherId, `${canary.toLowerCase()}@example.com`, otherInvitation))
  return {
    people: {
      guest: nobody,
      admin,
      staff,
      stranger,
      ...former,
      ...(await scripts(owner, admin, ownId)),
      ...(await officers(owner)),
    },
    sessions: new Map(everybody.map(({ id, otherSession }) => [id, otherSession])),
    accessTokens: await addTokens(owner, everybody, ({ id }) => (id === stranger.id || id === neighbour.id ? otherId : ownId)),
    invitations,
    own: { workspaceId: ownId, colleague: colleague.id, invitation, ...(await belongings(owner, ownId, [admin, staff], colleague)) },
    other: {
      workspaceId: otherId,
      colleague: neighbour.id,
      invitation: otherInvitation,
      ...(await belongings(owner, otherId, [stranger], neighbour)),
    },
    codes,
    links: await addLinks(owner, everybody),
    passkeys: await addPasskeys(owner),
    desk: await addDeskThings(owner),
  }
}

/** Admins who may no longer do what they could: their account is closed, their membership gone, or their account about to be deleted. */
async function formerAdmins(
  owner: Pool,
  person: (name: string) => Promise<Person>,
): Promise<Record<'disabled' | 'removed' | 'leaving', Person>> {
  const disabled = await person('Dora Muster')
  await owner.query('update accounts.account set disabled_at = now() where id = $1', [disabled.id])
  const removed = await person('Remo Muster')
  await owner.query('delete from accounts.membership where account_id = $1', [removed.id])
  const leaving = await person('Lea Muster')
  await owner.query("update accounts.account set delete_at = platform.moment() + interval '14 days' where id = $1", [leaving.id])
  return { disabled, removed, leaving }
}

async function belongings(
  owner: Pool,
  workspaceId: string,
  people: readonly Person[],
  colleague: Person,
): Promise<Pick<Place, 'things' | 'mails' | 'talks' | 'shown'>> {
  const word = people.some(({ email }) => email.startsWith(canary.toLowerCase())) ? canary : 'Muster'
  const mails = new Map<string, Mails>()
  for (const { id: accountId } of people) mails.set(accountId, await addMails(owner, { workspaceId, accountId }, word))
  mails.set(colleague.id, await addMails(owner, { workspaceId, accountId: colleague.id }, canary))
  const talks = new Map<string, Talks>()
  const person = await addChatPerson(owner, workspaceId, word)
  for (const { id: accountId } of people) talks.set(accountId, await addTalks(owner, { workspaceId, accountId, person }, word))
  talks.set(colleague.id, await addTalks(owner, { workspaceId, accountId: colleague.id, person }, canary))
  const shown = new Map<string, Shown>()
  for (const { id: accountId } of [...people, colleague]) shown.set(accountId, await addProfile(owner, { workspaceId, accountId }, word))
  return { things: await addThings(owner, workspaceId, word), mails, talks, shown }
}

const nobody: Person = { id: randomUUID(), email: '', headers: {}, otherSession: '' }

type Home = { readonly workspaceId: string; readonly role: 'admin' | 'staff' }

async function addWorkspace(owner: Pool, id: string, name: string): Promise<void> {
  await owner.query('insert into accounts.workspace (id, name) values ($1, $2)', [id, name])
}

async function addPerson({ owner, tokens }: WorldMaker, name: string, homes: readonly Home[]): Promise<Person> {
  const id = randomUUID()
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  const session = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into accounts.account (id, provider, email, display_name, workspace_id, email_proved_at)
     values ($1, 'custom api', $2, $3, $4, platform.moment())`,
    [id, email, name, homes[0]?.workspaceId],
  )
  for (const { workspaceId, role } of homes) {
    await owner.query('insert into accounts.membership (workspace_id, account_id, role) values ($1, $2, $3)', [workspaceId, id, role])
    await owner.query(
      "insert into accounts.session (id_hash, account_id, workspace_id, expires_at) values ($1, $2, $3, platform.moment() + interval '1 day')",
      [hash(session), id, workspaceId],
    )
  }
  const token = await tokens.issue({ accountId: id, session })
  const other = hash(randomUUID())
  if (homes[0]) {
    await owner.query(
      "insert into accounts.session (id_hash, account_id, workspace_id, expires_at) values ($1, $2, $3, platform.moment() + interval '1 day')",
      [other, id, homes[0].workspaceId],
    )
  }
  return { id, email, headers: { authorization: `Bearer ${token}` }, otherSession: other.toString('hex').slice(0, 32) }
}

/** Two access tokens of the admin: one that reads, and one that writes as well. */
async function scripts(
  owner: Pool,
  { id, email, otherSession }: Person,
  workspaceId: string,
): Promise<Record<'read-token' | 'write-token', Person>> {
  const script = async (rights: string): Promise<Person> => {
    const token = await addToken(owner, { accountId: id, workspaceId, rights })
    return { id, email, otherSession, headers: { authorization: `Bearer ${token.secret}` } }
  }
  return { 'read-token': await script('read'), 'write-token': await script('write') }
}

type TokenOwner = { readonly accountId: string; readonly workspaceId: string; readonly rights: string }

async function addToken(
  owner: Pool,
  { accountId, workspaceId, rights }: TokenOwner,
): Promise<{ readonly id: string; readonly secret: string }> {
  const [id, secret] = [randomUUID(), `efrist_${randomBytes(32).toString('base64url')}`]
  await owner.query(
    `insert into accounts.access_token (id, account_id, workspace_id, name, rights, token_hash, expires_at, used_at)
     values ($1, $2, $3, 'Skript', $4, $5, platform.moment() + interval '1 day', platform.moment())`,
    [id, accountId, workspaceId, rights, hash(secret)],
  )
  return { id, secret }
}

/** One that reads, for each of them. */
async function addTokens(owner: Pool, people: readonly Person[], homeOf: (person: Person) => string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const person of people)
    ids.set(person.id, (await addToken(owner, { accountId: person.id, workspaceId: homeOf(person), rights: 'read' })).id)
  return ids
}

async function addLinks(owner: Pool, people: readonly Person[]): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  for (const { id, email } of people)
    links.set(id, await makeLink(connect<AccountTables>(owner), { purpose: 'address', id, mailedTo: email }))
  return links
}

// Of no password at all, and quickly looked at.
const cheapHash = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

async function addPasskeys(owner: Pool): Promise<ReadonlyMap<string, string>> {
  await owner.query('insert into accounts.credential (account_id, password_hash) select id, $1 from accounts.account', [cheapHash])
  const { rows } = await owner.query<{ id: string; account_id: string }>(
    `insert into accounts.passkey (id, account_id, credential_id, public_key, counter, transports, is_synced, name)
     select gen_random_uuid(), id, sha256(id::text::bytea), '', 0, '{}', false, display_name from accounts.account returning id, account_id`,
  )
  return new Map(rows.map(({ id, account_id: accountId }) => [accountId, id]))
}

async function addInvitation(owner: Pool, workspaceId: string, email: string, id: string = randomUUID()): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await owner.query(
    `insert into accounts.invitation (id, workspace_id, email, role, code_hash, expires_at)
     values ($1, $2, $3, 'staff', $4, platform.moment() + interval '1 day')`,
    [id, workspaceId, email, hash(code)],
  )
  return code
}

async function officers(owner: Pool): Promise<Record<'office-clerk' | 'office-lead' | 'office-audit', Person>> {
  const officer = async (role: string): Promise<Person> => {
    const session = randomBytes(32).toString('base64url')
    await owner.query('insert into desk.office_session (id_hash, issuer, subject, name, realm_roles) values ($1, $2, $3, $4, $5)', [
      hash(session),
      closedIssuer,
      role,
      'Olga Amt',
      [role],
    ])
    return {
      id: randomUUID(),
      email: '',
      otherSession: '',
      headers: { cookie: `__Host-office=${session}`, 'sec-fetch-site': 'same-origin' },
    }
  }
  return {
    'office-clerk': await officer('office-clerk'),
    'office-lead': await officer('office-lead'),
    'office-audit': await officer('office-audit'),
  }
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
