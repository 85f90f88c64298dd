import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import type { Activity, Board, Card, CheckItem, Label, Member } from '../../board.ts'
import { useBoardKey } from '../board-queries.ts'
import { applyStep, inverseStep, spotOf, type CardStep } from './card-steps.ts'
import { cardWords } from './card-words.ts'
import { copyOf } from './copy-of.ts'
import type { CardFields } from './merge-card.ts'
import { sendStep } from './send-step.ts'
import type { texts as original } from './texts.ts'
import { useCardMemory } from './use-card-memory.ts'

type Outcome = Promise<boolean>

/** What can be done to the cards of a board. Everything shows at once, can be undone, and leaves what others change meanwhile. */
export type CardChanges = {
  /** Only the difference to the card is saved. `text` is the line of the history, told as a notice unless it is quiet. */
  readonly update: (card: Card, fields: CardFields, text: string, way?: 'told' | 'quiet') => Outcome
  readonly setLabel: (card: Card, label: Label, isOn: boolean) => Outcome
  readonly setMember: (card: Card, member: Member, isOn: boolean) => Outcome
  readonly setDue: (card: Card, due: string | null) => Outcome
  readonly subscribe: (card: Card, isOn: boolean) => Outcome
  readonly check: (card: Card, item: CheckItem, checked: boolean) => Outcome
  readonly remove: (cards: readonly Card[]) => Outcome
  /** The copy stands behind the card; its id. */
  readonly duplicate: (card: Card) => string
  /** An item of a checklist becomes a card behind this one. */
  readonly convert: (card: Card, item: CheckItem) => Outcome
  /** A new label of the board, put on the card. */
  readonly addLabel: (card: Card, label: Label) => Outcome
  readonly editLabel: (before: Label, after: Label) => Outcome
  readonly removeLabel: (label: Label) => Outcome
  readonly editComment: (card: Card, comment: Activity, message: string) => Outcome
  readonly removeComment: (card: Card, comment: Activity) => Outcome
}

type Texts = typeof original
type Run = (step: CardStep) => Outcome
type Tools = { readonly board: Board; readonly run: Run; readonly runQuietly: Run; readonly texts: Texts }

export function useCardChanges(board: Board): CardChanges {
  const texts = useTexts(cardWords)
  const memory = useCardMemory(board.id)
  const change = {
    queryKey: useBoardKey(board.id),
    apply: applyStep,
    call: (step: CardStep) => sendStep(memory, step),
    invert: inverseStep,
    text: ({ text }: CardStep) => text,
    mode: 'optimistic',
  } as const
  const { run } = useChange<Board, CardStep>(change)
  const { run: runQuietly } = useChange<Board, CardStep>({ ...change, isQuiet: true })
  return useMemo(() => {
    const tools = { board, run, runQuietly, texts }
    return { ...fieldChanges(tools), ...placeChanges(tools), ...labelChanges(tools), ...commentChanges(tools) }
  }, [board, run, runQuietly, texts])
}

function fieldChanges({ run, runQuietly, texts }: Tools): Pick<CardChanges, 'update' | 'setMember' | 'setDue' | 'subscribe' | 'check'> {
  const update: CardChanges['update'] = (card, after, text, way = 'told') => {
    const names = Object.keys(after) as readonly (keyof CardFields)[] // it is made of these names only
    const before: CardFields = Object.fromEntries(names.map((name) => [name, card[name]]))
    const step: CardStep = { kind: 'fields', cardId: card.id, change: { before, after }, text }
    return way === 'told' ? run(step) : runQuietly(step)
  }
  return {
    update,
    setMember: (card, { id, name }, isOn) =>
      update(
        card,
        { idMembers: withId(card.idMembers, id, isOn) },
        fill(isOn ? texts.memberAdded : texts.memberRemoved, { name }),
        'quiet',
      ),
    setDue: (card, due) => update(card, { due }, due === null ? texts.dueRemoved : texts.dueSet),
    subscribe: (card, isOn) => update(card, { subscribed: isOn }, isOn ? texts.subscribed : texts.unsubscribed),
    check: (card, { id: itemId, name }, checked) =>
      runQuietly({
        kind: 'check',
        cardId: card.id,
        itemId,
        checked,
        text: fill(checked ? texts.itemChecked : texts.itemUnchecked, { name }),
      }),
  }
}

function placeChanges({ board, run, texts }: Tools): Pick<CardChanges, 'remove' | 'duplicate' | 'convert'> {
  return {
    remove: (cards) => {
      const spots = cards.flatMap((card) => spotOf(board, card) ?? [])
      const [first] = cards
      const text =
        cards.length === 1 && first ? fill(texts.cardRemoved, { name: first.name }) : fill(texts.cardsRemoved, { count: cards.length })
      return spots.length === 0 ? Promise.resolve(false) : run({ kind: 'cards', spots, isThere: false, isNew: false, text })
    },
    duplicate: (card) => {
      const copy = copyOf(card)
      const spot = spotOf(board, card)
      const spots = spot ? [{ card: copy, listId: spot.listId, behind: card.id }] : []
      void run({ kind: 'cards', spots, isThere: true, isNew: true, text: fill(texts.cardDuplicated, { name: card.name }) })
      return copy.id
    },
    convert: (card, item) => {
      const spot = spotOf(board, card)
      if (!spot) return Promise.resolve(false)
      const made = copyOf({
        ...card,
        name: item.name,
        description: '',
        due: null,
        idLabels: [],
        idMembers: [],
        attachments: [],
        checklists: [],
      })
      const after = card.checklists.map((list) => ({ ...list, checkItems: list.checkItems.filter(({ id }) => id !== item.id) }))
      const text = fill(texts.itemConverted, { name: item.name })
      const steps: readonly CardStep[] = [
        { kind: 'cards', spots: [{ card: made, listId: spot.listId, behind: card.id }], isThere: true, isNew: true, text },
        { kind: 'fields', cardId: card.id, change: { before: { checklists: card.checklists }, after: { checklists: after } }, text },
      ]
      return run({ kind: 'several', steps, text })
    },
  }
}

function labelChanges({ board, run, runQuietly, texts }: Tools): Pick<CardChanges, 'setLabel' | 'addLabel' | 'editLabel' | 'removeLabel'> {
  function onCard(card: Card, { id, name }: Label, isOn: boolean): CardStep {
    const change = { before: { idLabels: card.idLabels }, after: { idLabels: withId(card.idLabels, id, isOn) } }
    return { kind: 'fields', cardId: card.id, change, text: fill(isOn ? texts.labelAdded : texts.labelTakenOff, { name }) }
  }
  return {
    setLabel: (card, label, isOn) => runQuietly(onCard(card, label, isOn)),
    addLabel: (card, label) => {
      const text = fill(texts.labelMade, { name: label.name })
      return runQuietly({
        kind: 'several',
        steps: [{ kind: 'label', label, cardIds: [], isThere: true, text }, onCard(card, label, true)],
        text,
      })
    },
    editLabel: (before, after) => run({ kind: 'label-look', before, after, text: fill(texts.labelChanged, { name: after.name }) }),
    removeLabel: (label) => {
      const cardIds = board.cards.filter(({ idLabels }) => idLabels.includes(label.id)).map(({ id }) => id)
      return run({ kind: 'label', label, cardIds, isThere: false, text: fill(texts.labelRemoved, { name: label.name }) })
    },
  }
}

function commentChanges({ run, texts }: Tools): Pick<CardChanges, 'editComment' | 'removeComment'> {
  return {
    editComment: (card, { id: activityId, message: before }, after) =>
      run({ kind: 'comment-text', cardId: card.id, activityId, before, after, text: texts.commentChanged }),
    removeComment: (card, activity) => run({ kind: 'comment', cardId: card.id, activity, isThere: false, text: texts.commentRemoved }),
  }
}

function withId(ids: readonly string[], id: string, isOn: boolean): string[] {
  const others = ids.filter((each) => each !== id)
  return isOn ? [...others, id] : others
}
