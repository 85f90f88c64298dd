import { sql, type Kysely } from 'kysely'
import type { OfficeRole } from '../../../kit/endpoint.ts'
import type { DeskTables } from './tables.ts'

type Wanted = { readonly issuer: string; readonly holder: string; readonly role: OfficeRole }
export type Grant = Omit<Wanted, 'issuer'> & {
  readonly grantedAt: Date
  readonly grantedBy: string
  readonly revokedAt: Date | null
  readonly revokedBy: string | null
}

/** Whether it was not there yet. */
export async function grantRole(db: Kysely<DeskTables>, { issuer, holder, role }: Wanted): Promise<boolean> {
  const rows = await db
    .insertInto('desk.office_grant')
    .values({ issuer, holder: alike(holder), role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Whether there was one to take back. */
export async function revokeRole(db: Kysely<DeskTables>, { issuer, holder, role }: Wanted): Promise<boolean> {
  const rows = await db
    .updateTable('desk.office_grant')
    .set({ revoked_at: sql`platform.moment()`, revoked_by: sql`session_user` })
    .where('issuer', '=', issuer)
    .where('holder', '=', alike(holder))
    .where('role', '=', role)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

export function currentGrants(db: Kysely<DeskTables>, issuer: string): Promise<readonly Grant[]> {
  return grants(db, issuer).where('revoked_at', 'is', null).execute()
}

export function everyGrant(db: Kysely<DeskTables>, issuer: string): Promise<readonly Grant[]> {
  return grants(db, issuer).execute()
}

function grants(db: Kysely<DeskTables>, issuer: string) {
  return db
    .selectFrom('desk.office_grant')
    .select(['holder', 'role', 'granted_at as grantedAt', 'granted_by as grantedBy', 'revoked_at as revokedAt', 'revoked_by as revokedBy'])
    .where('issuer', '=', issuer)
    .orderBy('holder')
    .orderBy('granted_at')
}

/** E-mail addresses are the same in capitals, subjects are not. The database lowers them, as it does when it compares. */
function alike(holder: string) {
  return holder.startsWith('email:') ? sql<string>`lower(${holder})` : sql<string>`${holder}`
}
