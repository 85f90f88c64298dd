// Amounts are francs with two decimals. Everything is counted in whole centimes, so that sums come out right.

export function centsOf(amount: number): number {
  // 1.005 * 100 is a little less than 100.5; fifteen digits are all that a number means.
  return Math.round(Number((amount * 100).toPrecision(15)))
}

export function inFrancs(cents: number): number {
  return Math.round(cents) / 100
}

export function rounded(amount: number): number {
  return inFrancs(centsOf(amount))
}

/** As cash is paid: the smallest coin is five centimes. */
export function roundedToCoin(amount: number): number {
  return inFrancs(Math.round(centsOf(amount) / 5) * 5)
}

export function sumOf(amounts: readonly number[]): number {
  return inFrancs(amounts.reduce((sum, amount) => sum + centsOf(amount), 0))
}

export function withTax(net: number, percent: number): number {
  return inFrancs((centsOf(net) * (100 + percent)) / 100)
}

export function withoutTax(gross: number, percent: number): number {
  return inFrancs((centsOf(gross) * 100) / (100 + percent))
}
