import { z } from 'zod'
import type { Role } from '../tables.ts'

const Realm = z.object({ roles: z.array(z.string()) })

/** The role in the own workspace. Whoever the realm says nothing about is admin there; roles of the tax office count for nothing here. */
export function realmRole(realmAccess: unknown): Role {
  const { data: realm } = Realm.safeParse(realmAccess)
  return realm?.roles.includes('staff') && !realm.roles.includes('admin') ? 'staff' : 'admin'
}
