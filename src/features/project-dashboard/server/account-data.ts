import type { AccountData } from '../../../platform/account-data.ts'

export const projectData: AccountData = {
  folder: 'projects',
  tables: [
    { table: 'project_dashboard.budget', file: 'budgets.json' },
    { table: 'project_dashboard.spending', file: 'spendings.json' },
    {
      table: 'project_dashboard.preference',
      own: 'account_id = platform.account()',
      file: 'preferences.json',
      key: 'account_id::text',
      onDeletion: 'delete',
    },
  ],
}
