import type { AccountData } from '../../../platform/account-data.ts'

const table = 'notifications.notification'
const own = 'account_id = platform.account()'
const setting = { own, file: { reason: 'settings of the account, shown under notifications; they are deleted with it' } }

export const notificationData: AccountData = {
  folder: 'notifications',
  tables: [
    {
      table,
      own: 'by_id = platform.account() and account_id <> platform.account()',
      file: { reason: 'what colleagues were notified of is theirs' },
      onDeletion: { set: "by_name = current_setting('app.deleted_name')" },
    },
    { table, own, file: 'notifications.json', onDeletion: 'delete' },
    { table: 'notifications.choice', ...setting },
    { table: 'notifications.preference', ...setting },
  ],
}
