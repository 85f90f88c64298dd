import type { AccountData } from '../../../platform/account-data.ts'

export const eCommerceData: AccountData = {
  folder: 'shop',
  tables: [
    { table: 'e_commerce.product', file: 'products.json', without: ['name_key', 'category_key'] },
    { table: 'e_commerce.customer', file: 'customers.json' },
    { table: 'e_commerce.purchase', file: 'orders.json', without: ['customer_key', 'customer_words'] },
    { table: 'e_commerce.import_before', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.last_number', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.tally', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.figure_hour', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.figure_day', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.figure_customer', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.figure_month', file: { reason: 'computed from the orders and products' } },
    { table: 'e_commerce.figure_place', file: { reason: 'computed from the orders and products' } },
  ],
}
