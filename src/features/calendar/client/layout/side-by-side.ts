/** Something on one day, in minutes of the clock. */
type Piece = { readonly from: number; readonly to: number }

/** Where a piece stands: from this share of the width on, so wide. */
export type Beside<P> = { readonly piece: P; readonly column: number; readonly columns: number; readonly width: number }

/** Pieces that overlap stand side by side, in the order of their beginnings; each is as wide as there is room. */
export function sideBySide<P extends Piece>(pieces: readonly P[]): readonly Beside<P>[] {
  const ordered = pieces.toSorted((one, other) => one.from - other.from || other.to - one.to)
  return groupsOf(ordered).flatMap(placed)
}

/** Pieces hang together as long as one of them still lasts when the next begins. */
function groupsOf<P extends Piece>(ordered: readonly P[]): readonly (readonly P[])[] {
  const groups: P[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of ordered) {
    if (piece.from >= end) groups.push([])
    groups.at(-1)?.push(piece)
    end = Math.max(end, piece.to)
  }
  return groups
}

function placed<P extends Piece>(group: readonly P[]): readonly Beside<P>[] {
  const columns: P[][] = []
  const places = group.map((piece) => {
    const free = columns.findIndex((column) => !column.some((other) => areTogether(other, piece)))
    const column = free < 0 ? columns.length : free
    columns[column] = [...(columns[column] ?? []), piece]
    return { piece, column }
  })
  return places.map(({ piece, column }) => {
    const blocked = columns.findIndex((others, at) => at > column && others.some((other) => areTogether(other, piece)))
    return { piece, column, columns: columns.length, width: (blocked < 0 ? columns.length : blocked) - column }
  })
}

function areTogether(one: Piece, other: Piece): boolean {
  return one.from < other.to && other.from < one.to
}
