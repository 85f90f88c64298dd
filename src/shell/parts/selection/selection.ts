/** What is selected in a list. It names rows, not places, so it survives sorting and paging. */
export type Selection = {
  readonly ids: ReadonlySet<string>
  /** Where a range begins: what was selected one by one last. */
  readonly anchor: string | undefined
  /** What a range adds to: extending again replaces the range, not what was selected before it. */
  readonly base: ReadonlySet<string>
  /** Everything the filter finds, also what is not loaded yet. */
  readonly isWholeResult: boolean
}

export type SelectionAction =
  | { readonly kind: 'toggle'; readonly id: string }
  /** From the anchor to this row, in the order in which the rows stand now; `from` is the anchor where there is none yet. */
  | { readonly kind: 'extend'; readonly id: string; readonly order: readonly string[]; readonly from?: string | undefined }
  | { readonly kind: 'loaded'; readonly order: readonly string[] }
  /** These and no others, e.g. all unread ones. */
  | { readonly kind: 'only'; readonly ids: readonly string[] }
  | { readonly kind: 'whole-result'; readonly order: readonly string[] }
  | { readonly kind: 'clear' }

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined, base: new Set(), isWholeResult: false }

export function selectionAfter(selection: Selection, action: SelectionAction): Selection {
  switch (action.kind) {
    case 'toggle':
      return toggled(selection, action.id)
    case 'extend':
      return extended(selection, action.id, action.order, action.from)
    case 'loaded':
      return { ...of(new Set([...selection.ids, ...action.order])), anchor: selection.anchor }
    case 'whole-result':
      return { ...of(new Set([...selection.ids, ...action.order])), anchor: selection.anchor, isWholeResult: true }
    case 'only':
      return of(new Set(action.ids))
    case 'clear':
      return nothingSelected
  }
}

function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ...of(next), anchor: id }
}

function extended(selection: Selection, id: string, order: readonly string[], from: string = id): Selection {
  // An anchor that went away with its row cannot begin a range.
  const isAnchored = selection.anchor !== undefined && order.includes(selection.anchor)
  const anchor = isAnchored ? (selection.anchor ?? from) : from
  const base = isAnchored ? selection.base : selection.ids
  const [start = 0, end = 0] = [order.indexOf(anchor), order.indexOf(id)].toSorted((one, other) => one - other)
  return { ids: new Set([...base, ...order.slice(start, end + 1)]), anchor, base, isWholeResult: false }
}

function of(ids: ReadonlySet<string>): Selection {
  return { ids, anchor: undefined, base: ids, isWholeResult: false }
}
