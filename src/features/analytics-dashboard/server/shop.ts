import type { Transaction } from 'kysely'
import type { PlainDate } from '../../../kit/plain-date.ts'
import type { NoTables } from '../../../platform/sample.ts'

export type Day = {
  readonly day: PlainDate
  readonly device: string
  readonly orders: number
  readonly paid: number
  readonly items: number
  /** Francs of the paid ones. */
  readonly sales: number
}
export type Slot = { readonly day: PlainDate; readonly slot: number; readonly orders: number; readonly items: number }
export type Month = { readonly month: PlainDate; readonly customers: number }
export type Campaign = { readonly campaign: string; readonly orders: number; readonly paid: number }
export type Places = {
  readonly places: readonly { readonly town: string; readonly lat: number; readonly lng: number; readonly customers: number }[]
  readonly unknown: number
}
type Tx = Transaction<NoTables>
type Span<Row> = (tx: Tx, from: PlainDate, to: PlainDate) => Promise<readonly Row[]>

/** What the shop tells of its orders. */
export type Shop = {
  readonly readDays: Span<Day>
  readonly readSlots: Span<Slot>
  readonly readMonths: Span<Month>
  readonly readLifetime: (tx: Tx, to: PlainDate) => Promise<{ readonly sales: number; readonly isUsed: boolean }>
  readonly readCampaigns: (
    tx: Tx,
    asked: { readonly from: PlainDate; readonly to: PlainDate; readonly most: number },
  ) => Promise<readonly Campaign[]>
  readonly readPlaces: (tx: Tx, most: number) => Promise<Places>
}
