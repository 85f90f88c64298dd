import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { placeInListBeside, placeOf } from '../../../../shell/parts/drag/order.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { boardWords } from '../board-words.ts'
import type { BoardSurroundings, ChoiceKind } from './board-surroundings.ts'
import { focusedCard } from './card-element.ts'

type Surroundings = BoardSurroundings & {
  readonly selection: SelectionModel
  readonly openFilter: () => void
  readonly clearFilter: () => void
}

/** The keys of the board. They act on the selection, else on the card that has the focus. */
export function useBoardCommands(surroundings: Surroundings): void {
  const texts = useTexts(boardWords)
  // The commands stay the same while the board changes under them; offering them anew each time would cost the whole shell.
  const latest = useRef(surroundings)
  useLayoutEffect(() => {
    latest.current = surroundings
  })
  const commands = useMemo((): readonly Command[] => {
    const on = (act: (now: Surroundings) => void) => () => act(latest.current)
    const page = { group: 'page' } as const
    const selection = { group: 'selection' } as const
    return [
      { ...page, id: 'board-filter', title: texts.filterCards, keys: 'f', run: on(({ openFilter }) => openFilter()) },
      { ...page, id: 'board-add-card', title: texts.addCard, keys: 'c', run: on(addCard) },
      { ...page, id: 'row-toggle', title: texts.selectOrClear, keys: 'x', isKeyOnly: true, run: on(selectOrClear) },
      { ...selection, id: 'board-labels', title: texts.labels, keys: 'l', run: on(choosing('labels')) },
      { ...selection, id: 'board-members', title: texts.members, keys: 'm', run: on(choosing('members')) },
      { ...selection, id: 'board-due', title: texts.due, keys: 'd', run: on(choosing('due')) },
      { ...selection, id: 'board-previous-list', title: texts.previousList, keys: '<', run: on(toListBeside(-1)) },
      { ...selection, id: 'board-next-list', title: texts.nextList, keys: '>', run: on(toListBeside(1)) },
      { ...selection, id: 'board-move', title: texts.moveTo, keys: 'v', run: on((now) => now.askWhere(chosenIds(now))) },
      { ...selection, id: 'board-duplicate', title: texts.duplicate, keys: 'mod+d', run: on(duplicate) },
      { ...selection, id: 'board-remove', title: texts.removeCard, keys: '#', run: on(remove) },
    ]
  }, [texts])
  useCommands(commands)
}

function chosenIds({ selection }: Surroundings): readonly string[] {
  if (selection.count > 0) return selection.order.filter((id) => selection.ids.has(id))
  const focused = focusedCard()
  return focused === undefined ? [] : [focused]
}

function choosing(kind: ChoiceKind): (now: Surroundings) => void {
  return ({ choose }) => {
    const focused = focusedCard()
    if (focused !== undefined) choose(focused, kind)
  }
}

function toListBeside(step: -1 | 1): (now: Surroundings) => void {
  return ({ cardDrag }) => {
    const focused = focusedCard()
    const from = focused === undefined ? undefined : placeOf(cardDrag.lists, focused)
    if (focused !== undefined && from) cardDrag.move(focused, placeInListBeside(cardDrag.lists, from, step))
  }
}

/** On a card it selects; from nowhere it ends the filter, as boards elsewhere do. */
function selectOrClear({ isFiltered, toggle, clearFilter }: Surroundings): void {
  const focused = focusedCard()
  if (focused !== undefined) toggle(focused)
  else if (isFiltered) clearFilter()
}

function duplicate(now: Surroundings): void {
  const ids = chosenIds(now)
  for (const card of now.board.cards.filter(({ id }) => ids.includes(id))) now.cardChanges.duplicate(card)
}

function remove(now: Surroundings): void {
  const ids = chosenIds(now)
  const cards = now.board.cards.filter(({ id }) => ids.includes(id))
  if (cards.length > 0) void now.cardChanges.remove(cards)
  now.selection.clear()
}

/** Into the list of the focused card, else the first. */
function addCard({ board }: Surroundings): void {
  const focused = focusedCard()
  const list = board.lists.find(({ idCards }) => focused !== undefined && idCards.includes(focused)) ?? board.lists[0]
  const place = list && document.querySelector<HTMLElement>(`[data-add-card="${CSS.escape(list.id)}"]`)
  place?.click()
}
