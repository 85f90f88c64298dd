import type { AccountData } from '../../../platform/account-data.ts'

export const searchData: AccountData = {
  folder: 'search',
  tables: [{ table: 'search.entry', file: { reason: 'an index of what the apps keep; it follows their rows' } }],
}
