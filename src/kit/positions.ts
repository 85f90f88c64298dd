/** Positions stay where there is room between whole numbers. */
export const farthestPosition = 1e12

export function withinReach(position: number): number {
  return Math.max(-farthestPosition, Math.min(farthestPosition, position))
}

/** The same rows evenly between the first and the last; if these are all there are, one step apart each. */
export function spread(positions: readonly number[], { isWhole }: { readonly isWhole: boolean }): readonly number[] {
  const first = positions[0] ?? 0
  const last = positions.at(-1) ?? first
  const step = isWhole ? 1 : (last - first) / Math.max(1, positions.length - 1)
  return positions.map((_position, index) => (index === positions.length - 1 && !isWhole ? last : first + index * step))
}
