import type { AccountData } from '../../../platform/account-data.ts'

export const todoData: AccountData = {
  folder: 'tasks',
  tables: [{ table: 'todo.todo', own: 'done_by = platform.account()', file: 'tasks.json', onDeletion: { set: 'done_by = null' } }],
}
