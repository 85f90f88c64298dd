import { sql, type Transaction } from 'kysely'

/** Words are looked for in much memory, and each question is planned for itself: a plan for all of them would be one for none. */
export async function readyForLists<Tables>(tx: Transaction<Tables>): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true)`.execute(tx)
}
