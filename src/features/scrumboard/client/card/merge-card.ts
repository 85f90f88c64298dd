import type { Card, CheckItem, Checklist } from '../../board.ts'
import { withMoves } from './merge-order.ts'

/** What can be changed in a card, other than what people write about it. */
export type CardFields = Partial<
  Pick<Card, 'name' | 'description' | 'due' | 'idAttachmentCover' | 'subscribed' | 'idLabels' | 'idMembers' | 'attachments' | 'checklists'>
>
/** A change as somebody made it: how the fields were, and how they should be. Turned around it is taken back. */
export type FieldChange = { readonly before: CardFields; readonly after: CardFields }

/** Only the difference of the change is made, so that what others changed meanwhile stays. Made twice it changes nothing more. */
export function patched(card: Card, { before, after }: FieldChange): Card {
  const next: Card = { ...card }
  if (after.name !== undefined) next.name = after.name
  if (after.description !== undefined) next.description = after.description
  if (after.due !== undefined) next.due = after.due
  if (after.idAttachmentCover !== undefined) next.idAttachmentCover = after.idAttachmentCover
  if (after.subscribed !== undefined) next.subscribed = after.subscribed
  if (after.idLabels) next.idLabels = mergedIds(before.idLabels, after.idLabels, card.idLabels)
  if (after.idMembers) next.idMembers = mergedIds(before.idMembers, after.idMembers, card.idMembers)
  if (after.attachments) next.attachments = mergedThings(before.attachments, after.attachments, card.attachments, mineOrTheirs)
  if (after.checklists) next.checklists = mergedThings(before.checklists, after.checklists, card.checklists, mergedChecklist)
  return next
}

/** The same fields as they are in a card. */
export function fieldsOf(card: Card, { after }: FieldChange): CardFields {
  const names = Object.keys(after) as readonly (keyof CardFields)[] // it is made of these names only
  return Object.fromEntries(names.map((name) => [name, card[name]]))
}

function mergedIds(before: readonly string[] = [], after: readonly string[], now: readonly string[]): string[] {
  const things = (ids: readonly string[]): readonly Thing[] => ids.map((id) => ({ id }))
  return mergedThings(things(before), things(after), things(now), mineOrTheirs).map(({ id }) => id)
}

type Thing = { readonly id: string }
/** One thing that is there on both sides: `before` and `mine` say what changed, `theirs` is how it stands now. */
type Merge<Each> = (before: Each, mine: Each, theirs: Each) => Each

function mergedThings<Each extends Thing>(
  before: readonly Each[] = [],
  after: readonly Each[],
  now: readonly Each[],
  merge: Merge<Each>,
): Each[] {
  const known = byId(before)
  const mine = byId(after)
  const kept = now.filter(({ id }) => !known.has(id) || mine.has(id))
  const there = byId(kept)
  const added = after.filter(({ id }) => !known.has(id) && !there.has(id))
  const merged = [...kept, ...added].map((theirs) => {
    const old = known.get(theirs.id)
    const own = mine.get(theirs.id)
    return old && own ? merge(old, own, theirs) : theirs
  })
  const things = byId(merged)
  const order = withMoves(idsOf(before), idsOf(after), idsOf(kept))
  return order.flatMap((id) => things.get(id) ?? [])
}

function mergedChecklist(before: Checklist, mine: Checklist, theirs: Checklist): Checklist {
  return {
    id: theirs.id,
    name: before.name === mine.name ? theirs.name : mine.name,
    checkItems: mergedThings(before.checkItems, mine.checkItems, theirs.checkItems, mergedItem),
  }
}

function mergedItem(before: CheckItem, mine: CheckItem, theirs: CheckItem): CheckItem {
  return {
    id: theirs.id,
    name: before.name === mine.name ? theirs.name : mine.name,
    checked: before.checked === mine.checked ? theirs.checked : mine.checked,
  }
}

function mineOrTheirs<Each extends Thing>(before: Each, mine: Each, theirs: Each): Each {
  return JSON.stringify(before) === JSON.stringify(mine) ? theirs : mine
}

function byId<Each extends Thing>(things: readonly Each[]): ReadonlyMap<string, Each> {
  return new Map(things.map((each) => [each.id, each]))
}

function idsOf(things: readonly Thing[]): readonly string[] {
  return things.map(({ id }) => id)
}
