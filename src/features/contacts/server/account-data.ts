import type { AccountData } from '../../../platform/account-data.ts'
import { contactsCsv } from './contacts-csv.ts'

export const contactsData: AccountData = {
  folder: 'contacts',
  files: contactsCsv,
  tables: [
    {
      table: 'contacts.contact',
      file: 'contacts.json',
      without: ['list_key', 'name_key', 'last_name_key', 'company_key', 'job_title_key', 'email_key', 'phone_key'],
    },
    { table: 'contacts.contact_group', file: 'groups.json' },
    { table: 'contacts.group_member', file: 'group-members.json', key: 'group_id::text || contact_id::text' },
    { table: 'contacts.star', own: 'account_id = platform.account()', file: 'starred.json', key: 'contact_id::text', onDeletion: 'delete' },
    {
      table: 'contacts.use',
      own: 'account_id = platform.account()',
      file: 'often-used.json',
      key: 'contact_id::text',
      onDeletion: 'delete',
    },
    { table: 'contacts.import_before', file: { reason: 'how contacts were before an import, kept for its undo' } },
    { table: 'contacts.old_picture', file: { reason: 'addresses of pictures that are about to go' } },
  ],
}
