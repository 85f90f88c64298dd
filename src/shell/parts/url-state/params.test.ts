import { expect, it } from 'vitest'
import { choiceListParam, choiceParam, listParam, numberParam, readParams, switchParam, textParam, writeParams } from './params.ts'

const params = {
  q: textParam(),
  page: numberParam(1, 1),
  view: choiceParam(['list', 'split'], 'list'),
  open: switchParam(),
  tags: listParam(),
  days: choiceListParam(['mon', 'tue']),
}

const read = (search: string) => readParams(params, new URLSearchParams(search))

it('an empty address means the defaults', () => {
  expect(read('')).toEqual({ q: '', page: 1, view: 'list', open: false, tags: [], days: [] })
})

it('what the address says is read by its kind', () => {
  expect(read('q=a%20b&page=3&view=split&open=on&tags=x,y&days=tue')).toEqual({
    q: 'a b',
    page: 3,
    view: 'split',
    open: true,
    tags: ['x', 'y'],
    days: ['tue'],
  })
})

it('unknown names and wrong values are ignored', () => {
  expect(read('page=0&view=wide&open=yes&days=wed&strange=1')).toEqual(read(''))
  expect(read('page=-1').page).toBe(1)
  expect(read('page=1e3').page).toBe(1)
})

it('defaults are left out of the address, and what belongs to others stays', () => {
  const before = new URLSearchParams('q=old&page=3&other=1')

  const after = writeParams(params, before, { q: '', page: 4 })

  expect(after.toString()).toBe('page=4&other=1')
})

it('what is written is read again as the same', () => {
  const state = { q: 'ä & b=c', page: 12, view: 'split', open: true, tags: ['a', 'b'], days: ['mon', 'tue'] } as const

  const search = writeParams(params, new URLSearchParams(), state)

  expect(readParams(params, search)).toEqual(state)
})
