import { fill } from '../../../../../kit/texts.ts'
import type { Card, CheckItem, Checklist } from '../../../board.ts'
import type { CardChanges } from '../use-card-changes.ts'
import type { texts as original } from './texts.ts'

type Tools = {
  readonly card: Card
  readonly changes: CardChanges
  readonly checklist: Checklist
  readonly texts: typeof original
}
type ChecklistActions = {
  readonly rename: (name: string) => void
  readonly remove: () => void
  readonly add: (names: readonly string[]) => void
  readonly renameItem: (item: CheckItem, name: string) => void
  readonly removeItem: (item: CheckItem) => void
  readonly order: (items: readonly CheckItem[], moved: CheckItem | undefined) => void
}

/** What can be done to a checklist. Ticking is a call of its own, so that two people can tick at the same moment. */
export function checklistActions({ card, changes, checklist, texts }: Tools): ChecklistActions {
  const others = card.checklists.filter(({ id }) => id !== checklist.id)
  const { name, checkItems } = checklist

  function put(change: Partial<Checklist>, text: string, way: 'told' | 'quiet' = 'quiet'): void {
    const checklists = card.checklists.map((each) => (each.id === checklist.id ? { ...each, ...change } : each))
    void changes.update(card, { checklists }, text, way)
  }

  return {
    rename: (typed) => (typed === name ? undefined : put({ name: typed }, texts.checklistRenamed)),
    remove: () => void changes.update(card, { checklists: others }, fill(texts.checklistRemoved, { name })),
    add: (names) => {
      const [first = ''] = names
      const items = names.map((each) => ({ id: crypto.randomUUID(), name: each, checked: false }))
      const text = names.length === 1 ? fill(texts.itemAdded, { name: first }) : fill(texts.itemsAdded, { count: names.length })
      put({ checkItems: [...checkItems, ...items] }, text)
    },
    renameItem: (item, typed) => {
      if (typed === item.name) return
      put({ checkItems: checkItems.map((each) => (each.id === item.id ? { ...each, name: typed } : each)) }, texts.itemRenamed)
    },
    removeItem: (item) =>
      put({ checkItems: checkItems.filter(({ id }) => id !== item.id) }, fill(texts.itemRemoved, { name: item.name }), 'told'),
    order: (items, moved) => put({ checkItems: [...items] }, fill(texts.itemMoved, { name: moved?.name ?? '' })),
  }
}
