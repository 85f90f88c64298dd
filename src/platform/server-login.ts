import type { Pool } from 'pg'
import type { Log } from './log.ts'

/**
 * Tells the operator where the server connects with a login that could take off the application's role, for example that of the owner.
 * Row-level security holds for the role; a login of its own holds even for whoever manages to run a statement of theirs.
 */
export async function watchLogin(pool: Pool, log: Log): Promise<void> {
  if (await isWide(pool)) log('login-may-act-as-owner', { login: 'server' })
}

async function isWide(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_wide: boolean }>(`
    select r.rolsuper or r.rolbypassrls or exists (
      select from pg_namespace n where n.nspname = 'platform' and pg_has_role(session_user, n.nspowner, 'member')
    ) as is_wide
    from pg_roles r where r.rolname = session_user`)
  return rows[0]?.is_wide !== false
}
