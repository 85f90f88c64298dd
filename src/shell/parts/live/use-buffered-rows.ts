import { useMemo, useState, type FocusEvent } from 'react'

type BufferOptions<Row> = {
  readonly idOf: (row: Row) => string
  /** Which list this is; another one begins with all its rows. */
  readonly of?: string
}

type BufferedRows<Row> = {
  readonly shown: readonly Row[]
  /** How many wait. */
  readonly fresh: number
  readonly showAll: () => void
  /** On the element around the list. */
  readonly holdProps: { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void }
}

/** Rows that arrive while somebody is in the list wait behind a pill, so that nothing moves under their focus. */
export function useBufferedRows<Row>(rows: readonly Row[], { idOf, of = '' }: BufferOptions<Row>): BufferedRows<Row> {
  const [isHeld, setHeld] = useState(false)
  const [known, setKnown] = useState({ of, ids: new Set<string>() })
  const isAnother = known.of !== of || known.ids.size === 0
  const unknown = rows.filter((row) => !known.ids.has(idOf(row)))
  // What comes behind the last row, as when a long list is read on, moves nothing.
  const behind = rows.slice(rows.findLastIndex((row) => known.ids.has(idOf(row))) + 1)
  const isOpen = isAnother || !isHeld || behind.length === rows.length
  const all = (): Set<string> => new Set([...(known.of === of ? known.ids : []), ...rows.map(idOf)])
  // What was seen once is known for good: a row that is brought back comes back to its place.
  if (isOpen && (unknown.length > 0 || known.of !== of)) setKnown({ of, ids: all() })
  else if (behind.length > 0) setKnown({ of, ids: new Set([...known.ids, ...behind.map(idOf)]) })
  // oxlint-disable-next-line react/exhaustive-deps -- the ids change with the rows or with what is known
  const shown = useMemo(() => (isOpen ? rows : rows.filter((row) => known.ids.has(idOf(row)))), [rows, isOpen, known])
  return {
    shown,
    fresh: isOpen ? 0 : unknown.length - behind.length,
    showAll: () => setKnown({ of, ids: all() }),
    holdProps: {
      onFocus: () => setHeld(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setHeld(false)
      },
    },
  }
}
