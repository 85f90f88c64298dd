import type { AccountData } from '../../../platform/account-data.ts'

export const academyData: AccountData = {
  folder: 'academy',
  tables: [
    { table: 'academy.course', file: 'courses.json' },
    {
      table: 'academy.progress',
      own: 'account_id = platform.account()',
      file: 'progress.json',
      key: 'course_id::text',
      onDeletion: 'delete',
    },
    {
      table: 'academy.step_note',
      own: 'account_id = platform.account()',
      file: 'notes.json',
      key: 'course_id::text || step_id::text',
      onDeletion: 'delete',
    },
  ],
}
