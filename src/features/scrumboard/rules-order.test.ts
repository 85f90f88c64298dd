import { fc } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { mergeListOrder, mergeOrder } from './rules-order.ts'

type Board = Record<string, string>

/** A board in short: { design: 'ab' } is a list with the cards a and b. */
const aBoard = (lists: Board) => Object.entries(lists).map(([id, cards]) => ({ id, name: `List ${id}`, idCards: cards.split('') }))
const shortly = (lists: readonly { id: string; idCards: readonly string[] }[]): Board =>
  Object.fromEntries(lists.map((list) => [list.id, list.idCards.join('')]))
const merged = (current: Board, sent: Board, moved?: string) =>
  shortly(mergeOrder(aBoard(current), aBoard(sent), moved === undefined ? undefined : moved.split('')))

it('takes an order that knows everything as it is sent', () => {
  expect(merged({ one: 'abc', two: 'de' }, { one: 'ca', two: 'dbe' })).toEqual({ one: 'ca', two: 'dbe' })
})

it('leaves a card the sender does not know behind the card it follows', () => {
  expect(merged({ one: 'axb', two: 'yc' }, { one: 'ba', two: 'c' })).toEqual({ one: 'bax', two: 'yc' })
})

it('leaves an unknown card in its list where the card it followed goes elsewhere', () => {
  expect(merged({ one: 'abx', two: '' }, { one: 'a', two: 'b' })).toEqual({ one: 'ax', two: 'b' })
})

it('ignores cards that are gone and counts the first place of a card named twice', () => {
  expect(merged({ one: 'ab', two: '' }, { one: 'bz', two: 'ba' })).toEqual({ one: 'b', two: 'a' })
})

it('leaves a card where it is when it was moved into a list that is gone', () => {
  expect(merged({ one: 'ab' }, { one: 'b', gone: 'a' }, 'a')).toEqual({ one: 'ab' })
  expect(merged({ one: 'ab' }, { one: 'b', gone: 'a' })).toEqual({ one: 'ab' })
})

it('with moved cards, all others keep the places of this moment', () => {
  const bySomebodyElse = { one: 'cb', two: 'da' }

  expect(merged(bySomebodyElse, { one: 'ac', two: 'bd' }, 'b')).toEqual({ one: 'c', two: 'bda' })
})

it('puts a moved card before the one below it where nothing above is left', () => {
  expect(merged({ one: 'a', two: 'cd' }, { one: '', two: 'xacd' }, 'a')).toEqual({ one: '', two: 'acd' })
})

it('puts a moved card at the end where none of its neighbours is left', () => {
  expect(merged({ one: 'a', two: 'cd' }, { one: '', two: 'xay' }, 'a')).toEqual({ one: '', two: 'cda' })
})

it('keeps several moved cards together in their order', () => {
  expect(merged({ one: 'abc', two: 'dxe' }, { one: 'b', two: 'dcae' }, 'ac')).toEqual({ one: 'b', two: 'dcaxe' })
})

it('keeps the names of this moment', () => {
  const renamed = [{ id: 'one', name: 'Renamed', idCards: ['a', 'b'] }]

  expect(mergeOrder(renamed, aBoard({ one: 'ba' }))).toEqual([{ id: 'one', name: 'Renamed', idCards: ['b', 'a'] }])
})

it('orders lists by the same rules, with their cards', () => {
  const current = aBoard({ one: 'a', two: 'b', fresh: '', three: 'c' })
  const names = (lists: readonly { id: string }[]) => lists.map((list) => list.id)

  expect(names(mergeListOrder(current, aBoard({ three: '', one: '', two: '' })))).toEqual(['three', 'one', 'two', 'fresh'])
  expect(names(mergeListOrder(current, aBoard({ two: '', three: '', one: '' }), ['one']))).toEqual(['two', 'fresh', 'three', 'one'])
  expect(mergeListOrder(current, aBoard({ two: '' }), ['two'])).toContainEqual(current[1])
})

const cards = 'abcdefghij'.split('')
/** Any spread of some cards over some lists: what one sees, or what somebody else saw a while ago. */
const anyBoard = fc
  .tuple(
    fc.shuffledSubarray(cards),
    fc.subarray(['one', 'two', 'three', 'four'], { minLength: 1 }),
    fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }),
  )
  .map(([some, lists, where]) =>
    lists.map((id, place) => ({ id, name: id, idCards: some.filter((_, card) => (where[card] ?? 0) % lists.length === place) })),
  )
const all = (lists: readonly { idCards: readonly string[] }[]) => lists.flatMap((list) => list.idCards)

it('never loses a card, doubles one or changes the lists, whatever is sent', () => {
  fc.assert(
    fc.property(anyBoard, anyBoard, fc.option(fc.subarray(cards), { nil: undefined }), (current, sent, moved) => {
      const result = mergeOrder(current, sent, moved)

      expect(all(result).toSorted()).toEqual(all(current).toSorted())
      expect(result.map((list) => list.id)).toEqual(current.map((list) => list.id))
    }),
  )
})

it('is the same when it is sent again', () => {
  fc.assert(
    fc.property(anyBoard, anyBoard, fc.option(fc.subarray(cards), { nil: undefined }), (current, sent, moved) => {
      const once = mergeOrder(current, sent, moved)

      expect(mergeOrder(once, sent, moved)).toEqual(once)
    }),
  )
})

it('moves only what was moved, into the list and between the neighbours it was sent to', () => {
  fc.assert(
    fc.property(anyBoard, anyBoard, fc.subarray(cards), (current, sent, moved) => {
      const result = mergeOrder(current, sent, moved)
      const isMoved = (card: string) => moved.includes(card)

      for (const list of result) {
        const before = current.find((one) => one.id === list.id)?.idCards ?? []
        const wanted = sent.find((one) => one.id === list.id)?.idCards ?? []
        const stayed = before.filter((card) => !isMoved(card))
        expect(list.idCards.filter((card) => stayed.includes(card))).toEqual(stayed)
        for (const [place, card] of wanted.entries()) {
          if (!isMoved(card) || !all(current).includes(card)) continue
          expect(list.idCards).toContain(card)
          const above = wanted[place - 1]
          // One that is not in this list counts as above everything.
          const isAbove = above === undefined || list.idCards.indexOf(above) < list.idCards.indexOf(card)
          expect(isAbove).toBe(true)
        }
      }
    }),
  )
})
