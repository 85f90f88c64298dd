type Share = { readonly label: string; readonly value: number }

const mostShares = 4
const restLabel = 'Others'

/** The four largest, and all others as one; what has no name is among the others. A single other one keeps its name. */
export function largest(shares: readonly Share[]): readonly Share[] {
  const named = shares.filter(({ label }) => label !== '').toSorted((one, other) => other.value - one.value)
  const nameless = shares.filter(({ label }) => label === '')
  const rest = [...named.slice(mostShares), ...nameless].filter(({ value }) => value > 0)
  const [single] = rest
  const others = rest.length === 1 && single && single.label !== '' ? [single] : [{ label: restLabel, value: total(rest) }]
  return [...named.slice(0, mostShares), ...(rest.length === 0 ? [] : others)]
}

function total(shares: readonly Share[]): number {
  return Math.round(shares.reduce((sum, { value }) => sum + value * 100, 0)) / 100
}
