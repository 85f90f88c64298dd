import type { AccountData } from '../../../platform/account-data.ts'

export const chatData: AccountData = {
  folder: 'chat',
  tables: [
    { table: 'chat.contact', file: 'contacts.json' },
    {
      table: 'chat.chat',
      own: 'platform.account() in (low_id, high_id)',
      file: 'conversations.json',
      onDeletion: {
        set: "low_name = case when low_id = platform.account() then current_setting('app.deleted_name') else low_name end, high_name = case when high_id = platform.account() then current_setting('app.deleted_name') else high_name end",
      },
    },
    { table: 'chat.message', own: 'sender_id = platform.account()', file: 'messages.json' },
    { table: 'chat.person', own: 'account_id = platform.account()', file: 'status.json', key: 'account_id::text', onDeletion: 'delete' },
    { table: 'chat.reading', own: 'account_id = platform.account()', file: 'drafts.json', key: 'chat_id::text', onDeletion: 'delete' },
  ],
}
