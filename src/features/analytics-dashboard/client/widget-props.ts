import type { Figures } from './widget-queries.ts'

/** What is chosen for single widgets; it stands in the address. */
type Chosen = { readonly year: string; readonly hours: string; readonly devices: string; readonly sales: string }

export type WidgetProps = {
  readonly figures: Figures
  readonly chosen: Chosen
  readonly choose: (change: Partial<Chosen>) => void
}
