import type { AccountData } from '../../../platform/account-data.ts'

export const notesData: AccountData = {
  folder: 'notes',
  tables: [
    { table: 'notes.note', own: 'made_by = platform.account()', file: 'notes.json', onDeletion: { set: 'made_by = null' } },
    { table: 'notes.label', file: 'labels.json' },
    { table: 'notes.picture', file: { reason: 'pictures are among the files' } },
  ],
}
