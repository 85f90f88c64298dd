import { sql } from 'kysely'
import type { Command } from '../../../../platform/command.ts'
import { sendsMail } from '../../../../platform/config-mail.ts'
import { connect } from '../../../../platform/database.ts'
import { createLog } from '../../../../platform/log.ts'
import { hashOf, readEventKey } from '../../../../platform/security-log.ts'
import { transactOn } from '../../../../platform/transact.ts'
import { orderNotice } from '../security/notice-mails.ts'
import type { AccountTables } from '../tables.ts'

export const twoStepCommand: Command = {
  does: 'switch off two-step sign-in for an account whose owner lost app and recovery codes; the password stays',
  takes: '<e-mail>',
  changes: 'lets an account sign in with its password alone, and signs it out everywhere',
  run: async ([email = ''], { database, config, tell }) => {
    const pool = database()
    const mails = sendsMail(config())
    const ids = await transactOn(connect<AccountTables>(pool))(async (tx) => {
      const { rows } = await sql<{ id: string; language: string }>`
          with owner as (select id, coalesce(settings->>'language', 'de') as language from accounts.account where lower(email) = lower(${email})),
          codes as (delete from accounts.recovery_code c using owner o where c.account_id = o.id),
          waiting as (delete from accounts.second_step s using owner o where s.account_id = o.id),
          ended as (delete from accounts.session s using owner o join accounts.totp t on t.account_id = o.id where s.account_id = o.id)
          delete from accounts.totp t using owner o where t.account_id = o.id returning o.id, o.language`.execute(tx)
      if (mails) for (const { id, language } of rows) await orderNotice(tx, { kind: 'two-step-off', accountId: id, language })
      return rows.map(({ id }) => id)
    })
    if (ids.length === 0) throw new Error('No account with this e-mail address has two-step sign-in.')
    const key = await readEventKey(pool)
    const log = createLog('info', { write: (line: string) => tell(line.trim()) })
    for (const id of ids) log('security', { what: 'two-step', outcome: 'done', account: hashOf(key, id), network: '', requestId: 'cli' })
    return 'Two-step sign-in is off. Make sure that the account belongs to whoever asked for it.'
  },
}
