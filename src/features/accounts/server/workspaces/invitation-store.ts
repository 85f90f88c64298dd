import { randomUUIDv7 } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import type { listOwnInvitations } from '../../account-contract.ts'
import type { listInvitations, Role } from '../../workspace-contract.ts'
import { newSecret, secretHash } from '../../../../platform/secrets.ts'
import type { AccountTables } from '../tables.ts'

type Invitation = OutputOf<typeof listInvitations>[number]

const openDays = 14

/** Who is invited and can still come, the latest first. */
export async function readInvitations(db: Kysely<AccountTables>, workspaceId: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('accounts.invitation')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('workspace_id', '=', workspaceId)
    .where('expires_at', '>', sql<Date>`platform.moment()`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ expires_at: expiresAt, ...row }) => ({ ...row, expiresAt: expiresAt.toISOString() }))
}

type NewInvitation = { readonly workspaceId: string; readonly invitedBy: string; readonly email: string; readonly role: Role }

/** The code is given to the caller and kept nowhere: the row only knows it again. */
export async function insertInvitation(
  tx: Transaction<AccountTables>,
  { workspaceId, invitedBy, email, role }: NewInvitation,
): Promise<{ readonly invitation: Invitation; readonly code: string }> {
  const [id, code] = [randomUUIDv7(), newSecret()]
  const { expires_at: expiresAt } = await tx
    .insertInto('accounts.invitation')
    .values({
      id,
      workspace_id: workspaceId,
      email,
      role,
      code_hash: secretHash(code),
      invited_by: invitedBy,
      expires_at: sql`platform.moment() + make_interval(days => ${openDays})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return { invitation: { id, email, role, expiresAt: expiresAt.toISOString() }, code }
}

/** Makes room for a new one: an older one for the same address is dead from here on, as are those whose time is over. */
export async function clearInvitations(tx: Transaction<AccountTables>, workspaceId: string, email: string): Promise<void> {
  await tx
    .deleteFrom('accounts.invitation')
    .where('workspace_id', '=', workspaceId)
    .where((where) =>
      where.or([where(sql`lower(email)`, '=', sql`lower(${email})`), where('expires_at', '<=', sql<Date>`platform.moment()`)]),
    )
    .execute()
}

/** Answers whether there was one to delete. */
export async function deleteInvitation(tx: Transaction<AccountTables>, workspaceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('accounts.invitation')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

type ReadInvitation = { workspace_name: string; email: string; role: Role; invited_by: string | null; is_mailed: boolean }

/** What a code invites to, as long as it does; asked before anybody is known. */
export async function findInvitation(db: Kysely<AccountTables>, code: string): Promise<ReadInvitation | undefined> {
  const { rows } = await sql<ReadInvitation>`
    select workspace_name, email, role, invited_by, is_mailed from accounts.invitation_of(${secretHash(code)})`.execute(db)
  return rows[0]
}

/** Uses the code up and joins the running account to the workspace; nothing if the code is not meant for it. */
export async function useInvitation(tx: Transaction<AccountTables>, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ workspace_id: string | null }>`
    select accounts.accept_invitation(${secretHash(code)}) as workspace_id`.execute(tx)
  return rows[0]?.workspace_id ?? undefined
}

type OwnInvitation = OutputOf<typeof listOwnInvitations>[number]

/** Invitations to the running account, by its proved address. */
export async function readOwnInvitations(tx: Transaction<AccountTables>): Promise<OwnInvitation[]> {
  type Row = { id: string; workspace_name: string; role: Role; invited_by: string | null; expires_at: Date }
  const { rows } = await sql<Row>`
    select id, workspace_name, role, invited_by, expires_at from accounts.own_invitations()`.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    workspaceName: row.workspace_name,
    role: row.role,
    invitedBy: row.invited_by ?? '',
    expiresAt: row.expires_at.toISOString(),
  }))
}

/** Uses one of them up; nothing if it is not there any more. */
export async function takeOwnInvitation(tx: Transaction<AccountTables>, id: string, how: 'join' | 'decline'): Promise<string | undefined> {
  const { rows } = await sql<{ workspace_id: string | null }>`
    select accounts.take_own_invitation(${id}::uuid, ${how === 'join'}) as workspace_id`.execute(tx)
  return rows[0]?.workspace_id ?? undefined
}
