import type { AccountData } from '../../../platform/account-data.ts'

export const helpData: AccountData = {
  folder: 'help',
  tables: [
    { table: 'help.section', file: 'sections.json' },
    { table: 'help.entry', file: 'entries.json' },
    {
      table: 'help.revision',
      own: "author = current_setting('app.account_name', true) and workspace_id = any (current_setting('app.account_workspaces', true)::uuid[])",
      file: 'revisions.json',
      key: 'entry_id::text || lpad(number::text, 9)',
      onDeletion: { set: "author = current_setting('app.deleted_name')" },
    },
    { table: 'help.vote', own: 'account_id = platform.account()', file: 'votes.json', key: 'entry_id::text', onDeletion: 'delete' },
  ],
}
