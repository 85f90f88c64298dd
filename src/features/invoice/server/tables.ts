import type { ColumnType, Generated } from 'kysely'

type Amount = ColumnType<string, number, number>
type Json = ColumnType<unknown, string, string>

export type InvoiceTables = {
  'invoice.invoice': {
    workspace_id: string
    id: string
    place: number
    number: string
    sender: Json
    client: Json
    date: string
    due_date: string
    services: Json
    subject: Generated<string>
    subtotal: Amount
    tax: Amount
    discount: Amount
    total: Amount
    tax_rate: Amount
    discount_percent: ColumnType<string | null, number | null, number | null>
    is_to_coin: boolean
    iban: string
    reference_start: string
    tax_number: string
    order_id: string | null
    paid_on: ColumnType<string | null, string | null | undefined, string | null>
    removed_at: ColumnType<Date | null, string | null | undefined, string | null>
    version: Generated<number>
  }
}
