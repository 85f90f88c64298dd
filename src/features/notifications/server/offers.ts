import { sql } from 'kysely'
import type { Notices } from '../../../platform/notices.ts'
import { storableJson } from '../../../platform/storable-text.ts'

/** What other apps send notifications with. */
export const notices: Notices = {
  notify: async (tx, to, notice) => {
    if (to.length === 0) return
    await sql`select notifications.notify(${[...new Set(to)]}::uuid[], ${storableJson(notice)}::jsonb)`.execute(tx)
  },
  notifyAddress: async (tx, email, notice) => {
    await sql`select notifications.notify_address(${email}, ${storableJson(notice)}::jsonb)`.execute(tx)
  },
  setGone: async (tx, ids, { isGone }) => {
    if (ids.length > 0) await sql`select notifications.set_gone(${[...ids]}::uuid[], ${isGone})`.execute(tx)
  },
}
