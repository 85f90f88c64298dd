import { isIP } from 'node:net'
import { sql } from 'kysely'
import type { Command } from '../../../../platform/command.ts'
import { connect } from '../../../../platform/database.ts'
import { networkOf } from '../../../../platform/rate-limit.ts'
import { hashOf, readEventKey } from '../../../../platform/security-log.ts'
import type { AccountTables } from '../tables.ts'

/** Leads from the log of security events to an account, and back. */
export const traceCommand: Command = {
  does: 'show the hash security events use for an account, address or officer, or the account behind a hash',
  takes: '<whom>',
  run: async ([asked = ''], { database }) => {
    const key = await readEventKey(database())
    if (isIP(asked) !== 0) return `network ${hashOf(key, networkOf(asked))}`
    const db = connect<AccountTables>(database())
    const accounts = db.selectFrom('accounts.account').select(['id', 'email', 'provider']).orderBy('id')
    if (asked.includes('@')) {
      const found = await accounts.where(sql`lower(email)`, '=', asked.toLowerCase()).execute()
      if (found.length === 0) throw new Error('No account has this e-mail address.')
      return found.map(({ id, provider }) => `account ${hashOf(key, id)} (${provider})`).join('\n')
    }
    if (!/^[0-9a-f]{16}$/.test(asked)) return `officer ${hashOf(key, asked)}`
    const owner = (await accounts.execute()).find(({ id }) => hashOf(key, id) === asked)
    if (!owner) throw new Error('No account has this hash. It may be that of a network or an officer: trace those by their address or id.')
    return `${owner.email} (${owner.provider})`
  },
}
