/** What the order of a board is about: which list, and its cards from top to bottom. */
type Ordered = { readonly id: string; readonly idCards: readonly string[] }
type Row = Ordered['idCards']

/**
 * The cards of a board in the order somebody sent, who may not have seen the newest state.
 * Without `movedIds` the sent order is taken whole; what the sender does not know stays behind the card it follows.
 * With `movedIds` only these go to their sent places, all others keep those they have.
 * No card is lost or doubled, and none goes into a list that is gone.
 */
export function mergeOrder<OneList extends Ordered>(
  current: readonly OneList[],
  sent: readonly Ordered[],
  movedIds?: readonly string[],
): OneList[] {
  const targets = targetsOf(current, sent)
  const rows = movedIds ? withMoved(current, sent, kept(targets, new Set(movedIds))) : withWhole(current, targets)

  return current.map((list) => ({ ...list, idCards: [...(rows.get(list.id) ?? [])] }))
}

/** The lists of a board in the order somebody sent; the same rules as for cards. */
export function mergeListOrder<OneList extends Ordered>(
  current: readonly OneList[],
  sent: readonly Ordered[],
  movedIds?: readonly string[],
): OneList[] {
  const board = (lists: readonly Ordered[]) => [{ id: 'board', idCards: lists.map((list) => list.id) }]
  const byId = new Map(current.map((list) => [list.id, list]))

  return mergeOrder(board(current), board(sent), movedIds)
    .flatMap((row) => row.idCards)
    .flatMap((id) => byId.get(id) ?? [])
}

/** Where the sender wants each card that is still there; the first place counts where one is named twice. */
function targetsOf(current: readonly Ordered[], sent: readonly Ordered[]): Map<string, string> {
  const lists = new Set(current.map((list) => list.id))
  const cards = new Set(current.flatMap((list) => list.idCards))
  const targets = new Map<string, string>()
  for (const list of sent) {
    if (!lists.has(list.id)) continue
    for (const card of list.idCards) {
      if (cards.has(card) && !targets.has(card)) targets.set(card, list.id)
    }
  }
  return targets
}

function withMoved(current: readonly Ordered[], sent: readonly Ordered[], targets: Map<string, string>): Map<string, string[]> {
  const rows = new Map(current.map((list) => [list.id, list.idCards.filter((card) => !targets.has(card))]))
  const placed = new Map([...rows].flatMap(([list, cards]) => cards.map((card) => [card, list])))

  for (const list of sent) {
    const row = rows.get(list.id)
    if (!row) continue
    const isHere = (card: string) => placed.get(card) === list.id
    for (const [place, card] of list.idCards.entries()) {
      if (targets.get(card) !== list.id || placed.has(card)) continue
      row.splice(placeIn(row, list.idCards, place, isHere), 0, card)
      placed.set(card, list.id)
    }
  }
  return rows
}

/** Behind the nearest neighbour above that is here, else before the nearest below, else at the end. */
function placeIn(row: Row, wanted: Row, place: number, isHere: (card: string) => boolean): number {
  for (let above = place - 1; above >= 0; above -= 1) {
    const neighbour = wanted[above]
    if (neighbour !== undefined && isHere(neighbour)) return row.indexOf(neighbour) + 1
  }
  const below = wanted.slice(place + 1).find(isHere)
  return below === undefined ? row.length : row.indexOf(below)
}

function withWhole(current: readonly Ordered[], targets: Map<string, string>): Map<string, string[]> {
  const wanted = new Map<string, string[]>()
  for (const list of current) wanted.set(list.id, [])
  for (const [card, list] of targets) wanted.get(list)?.push(card)

  return new Map(current.map((list) => [list.id, withUnknown(list, wanted.get(list.id) ?? [], targets)]))
}

/** The wanted cards of a list, and between them the ones the sender does not know, each behind the card it follows. */
function withUnknown(list: Ordered, wanted: Row, targets: Map<string, string>): string[] {
  const first: string[] = []
  const followers = new Map<string, string[]>()
  let behind = first
  for (const card of list.idCards) {
    const target = targets.get(card)
    if (target === undefined) behind.push(card)
    if (target !== list.id) continue
    behind = []
    followers.set(card, behind)
  }
  return [...first, ...wanted.flatMap((card) => [card, ...(followers.get(card) ?? [])])]
}

function kept(targets: Map<string, string>, cards: ReadonlySet<string>): Map<string, string> {
  return new Map([...targets].filter(([card]) => cards.has(card)))
}
