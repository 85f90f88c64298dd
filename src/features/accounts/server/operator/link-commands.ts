import { sql, type Kysely } from 'kysely'
import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { linkPages } from '../../contract.ts'
import { makeLink } from '../links.ts'
import type { AccountTables } from '../tables.ts'

export const passwordCommand: Command = {
  does: 'print a link to set a new password for an account; for installations that send no mail',
  takes: '<e-mail>',
  changes: 'makes a link with which whoever has it can take over the account',
  run: async ([email = ''], { database, config, canton }) => {
    const db = connect<AccountTables>(database())
    const code = await makeLink(db, { purpose: 'password', id: await ownAccount(db, email), mailedTo: null })
    const place = config().PUBLIC_ADDRESS ?? (await canton()).site.web
    return `${place}${linkPages.password}#${code}\nPass it on to the owner of the account only. It works once, within 30 minutes.`
  },
}

export const addressCommand: Command = {
  does: "mark an account's e-mail address as confirmed; for installations that send no mail",
  takes: '<e-mail>',
  changes: 'lets an account send and receive mail under its address',
  run: async ([email = ''], { database }) => {
    const db = connect<AccountTables>(database())
    await db
      .updateTable('accounts.account')
      .set({ email_proved_at: sql`coalesce(email_proved_at, platform.moment())` })
      .where('id', '=', await ownAccount(db, email))
      .execute()
    return 'The address is proved.'
  },
}

/** One with a password of ours. What those of providers may do is decided there. */
async function ownAccount(db: Kysely<AccountTables>, email: string): Promise<string> {
  const found = await db
    .selectFrom('accounts.account')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('provider', '=', 'custom api')
    .executeTakeFirst()
  if (!found) throw new Error('No account with this e-mail address signs in with a password of this installation.')
  return found.id
}
