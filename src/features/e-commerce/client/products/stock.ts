/** How much is left, as the shop says it: never by a colour alone. */
export type StockLevel = 'out' | 'low' | 'getting-low' | 'fine'

/** Spec of the demo: red up to 5, orange up to 25, green above. */
export function stockLevel(quantity: number): StockLevel {
  if (quantity === 0) return 'out'
  if (quantity <= 5) return 'low'
  return quantity <= 25 ? 'getting-low' : 'fine'
}
