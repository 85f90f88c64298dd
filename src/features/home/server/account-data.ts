import type { AccountData } from '../../../platform/account-data.ts'

const record = { reason: 'which rows the workspace began with, and for a day those that were cleared: nothing that people wrote' }

export const homeData: AccountData = {
  folder: 'home',
  tables: [
    {
      table: 'home.preference',
      own: 'account_id = platform.account()',
      file: 'preferences.json',
      key: 'account_id::text',
      onDeletion: 'delete',
    },
    { table: 'platform.sample_row', file: record },
    { table: 'platform.sample_state', file: record },
    { table: 'platform.sample_archive', file: record },
  ],
}
