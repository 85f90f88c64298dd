import { expect, it } from 'vitest'
import { readParams, writeParams } from '../url-state/params.ts'
import { tableParams, type TableParams } from './table-params.ts'

const read = (search: string): TableParams => readParams(tableParams, new URLSearchParams(search))

it('a table in the address reads like a sentence', () => {
  const search = writeParams(tableParams, new URLSearchParams('page=2'), {
    q: 'bern',
    sort: [
      { id: 'amount', direction: 'desc' },
      { id: 'name', direction: 'asc' },
    ],
    filter: [{ id: 'city', mode: 'starts', value: 'z' }],
    columns: ['name', 'amount'],
    widths: { name: 240 },
  })

  expect(decodeURIComponent(search.toString())).toBe(
    'page=2&q=bern&sort=-amount,name&filter=city~starts~z&columns=name,amount&widths=name.240',
  )
})

it.each(['a,b', '~', 'a~b,c', '!c', '!e!', 'ü & =', '1,5'])('the value %j of a filter survives the address', (value) => {
  const filter = [
    { id: 'a', mode: 'contains', value },
    { id: 'b', mode: 'less', value: 'x' },
  ] as const

  const search = writeParams(tableParams, new URLSearchParams(), { filter })

  expect(read(search.toString()).filter).toEqual(filter)
})

it('nonsense in the address is ignored piece by piece', () => {
  expect(read('filter=name~near~x,city~matches~bern,~contains~y,phone~contains~').filter).toEqual([
    { id: 'city', mode: 'matches', value: 'bern' },
  ])
  expect(read('widths=name.5,city.200,job.9999').widths).toEqual({ city: 200 })
})
