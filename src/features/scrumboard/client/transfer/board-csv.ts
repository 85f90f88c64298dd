import { csvOf } from '../../../../kit/csv.ts'
import type { Board } from '../../board.ts'
import type { texts as words } from '../texts.ts'

type Titles = Pick<
  Readonly<Record<keyof typeof words, string>>,
  'csvList' | 'csvCard' | 'csvDescription' | 'labels' | 'members' | 'csvDue' | 'csvChecked' | 'csvItems' | 'csvComments'
>

/** One line for each card, list by list from top to bottom. */
export function boardCsv({ lists, cards, labels, members }: Board, titles: Titles): string {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const namesOf = (ids: readonly string[], of: readonly { readonly id: string; readonly name: string }[]): string =>
    ids.flatMap((id) => of.find((each) => each.id === id)?.name ?? []).join(', ')
  const lines = lists.flatMap((list) =>
    list.idCards.flatMap((id) => {
      const card = byId.get(id)
      if (!card) return []
      const items = card.checklists.flatMap(({ checkItems }) => checkItems)
      const comments = card.activities.filter(({ type }) => type === 'comment').length
      const done = items.filter(({ checked }) => checked).length
      const people = namesOf(card.idMembers, members)
      return [
        [list.name, card.name, card.description, namesOf(card.idLabels, labels), people, card.due ?? '', done, items.length, comments],
      ]
    }),
  )
  const { csvList, csvCard, csvDescription, csvDue, csvChecked, csvItems, csvComments } = titles
  return csvOf([[csvList, csvCard, csvDescription, titles.labels, titles.members, csvDue, csvChecked, csvItems, csvComments], ...lines])
}
