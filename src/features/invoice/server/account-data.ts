import type { AccountData } from '../../../platform/account-data.ts'

export const invoiceData: AccountData = {
  folder: 'invoices',
  tables: [
    { table: 'invoice.invoice', file: 'invoices.json' },
    { table: 'invoice.seller', file: 'seller.json', key: 'workspace_id::text' },
  ],
}
