import { sql } from 'kysely'
import type { Command, CommandNeeds } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import type { AccountTables } from '../tables.ts'

export const disableCommand: Command = {
  does: 'close an account: it is signed out everywhere at once, and nobody can sign in to it',
  takes: '<e-mail>',
  changes: 'closes an account and ends its sessions',
  run: async ([email = ''], needs) => {
    const { rows } = await sql<{ closed: number }>`
      with closed as (
        update accounts.account set disabled_at = coalesce(disabled_at, platform.moment())
        where lower(email) = lower(${email}) returning id
      ), ended as (delete from accounts.session using closed where account_id = closed.id)
      select count(*)::int as closed from closed`.execute(connected(needs))
    return told(rows[0]?.closed ?? 0, 'closed')
  },
}

export const enableCommand: Command = {
  changes: 'opens an account again',
  does: 'reopen a closed account',
  takes: '<e-mail>',
  run: async ([email = ''], needs) => {
    const { numUpdatedRows } = await connected(needs)
      .updateTable('accounts.account')
      .set({ disabled_at: null })
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    return told(Number(numUpdatedRows), 'open')
  },
}

export const endSessionsCommand: Command = {
  changes: 'signs people out',
  does: 'sign out one account, or everybody with --all; they can sign in again at once',
  takes: '[e-mail]',
  options: { '--all': 'everybody' },
  run: async ([email], needs, { all }) => {
    if ((email === undefined) === (all === undefined)) throw new Error('Name an e-mail address, or say --all for everybody.')
    const { rows } = await sql<{ ended: number }>`
      with ended as (
        delete from accounts.session s using accounts.account a
        where a.id = s.account_id and (${email ?? null}::text is null or lower(a.email) = lower(${email ?? null})) returning 1
      ) select count(*)::int as ended from ended`.execute(connected(needs))
    const ended = rows[0]?.ended ?? 0
    return `${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`
  },
}

function connected({ database }: CommandNeeds) {
  return connect<AccountTables>(database())
}

/** One address can have several accounts, from different providers; closing means all of them. */
function told(count: number, state: string): string {
  if (count === 0) throw new Error('There is no account with this e-mail address.')
  return count === 1 ? `The account is ${state}.` : `All ${count} accounts with this address are ${state}.`
}
