import { dayAt } from '../../../../kit/plain-date.ts'
import { parseQuery } from '../../../../kit/query-language.ts'
import { matches } from '../../../../kit/query-matches.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { choiceListParam, listParam, textParam } from '../../../../shell/parts/url-state/params.ts'
import type { Board, Card } from '../../board.ts'

export const dueChoices = ['overdue', 'day', 'week', 'none'] as const
type DueChoice = (typeof dueChoices)[number]

/** Stands for cards that have none at all. */
export const without = 'none'

/** What is looked for: within a group one is enough, across the groups all count. */
export type CardFilter = {
  readonly q: string
  readonly member: readonly string[]
  readonly label: readonly string[]
  readonly due: readonly DueChoice[]
}

export const noFilter: CardFilter = { q: '', member: [], label: [], due: [] }
/** As the address says it. */
export const filterParams = { q: textParam(), member: listParam(), label: listParam(), due: choiceListParam(dueChoices) }

export function countOf({ q, member, label, due }: CardFilter): number {
  return (q.trim() === '' ? 0 : 1) + member.length + label.length + due.length
}

export function isShownBy(filter: CardFilter, { labels, members }: Pick<Board, 'labels' | 'members'>, now: Date): (card: Card) => boolean {
  const terms = parseQuery(filter.q, [])
  const today = dayAt(now, officeTimeZone)
  const namesOf = (ids: readonly string[], of: readonly { readonly id: string; readonly name: string }[]): string =>
    of.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(' ')
  const textOf = (card: Card): string =>
    [
      card.name,
      card.description,
      namesOf(card.idLabels, labels),
      namesOf(card.idMembers, members),
      ...card.checklists.flatMap(wordsIn),
    ].join('\n')
  return (card) =>
    hasOneOf(card.idMembers, filter.member) &&
    hasOneOf(card.idLabels, filter.label) &&
    (filter.due.length === 0 || filter.due.some((choice) => isDue(card.due, choice, now))) &&
    (terms.length === 0 || matches(terms, { text: textOf(card), fields: {} }, today))
}

function wordsIn({ name, checkItems }: Card['checklists'][number]): readonly string[] {
  return [name, ...checkItems.map((item) => item.name)]
}

function hasOneOf(has: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((id) => (id === without ? has.length === 0 : has.includes(id)))
}

const hour = 60 * 60 * 1000

function isDue(due: string | null, choice: DueChoice, now: Date): boolean {
  if (due === null) return choice === 'none'
  const left = Date.parse(due) - now.getTime()
  if (choice === 'overdue') return left < 0
  if (choice === 'none') return false
  return left >= 0 && left <= (choice === 'day' ? 24 * hour : 7 * 24 * hour)
}
