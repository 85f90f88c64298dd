import { expect, it } from 'vitest'
import { birthFormats, searchPlanted } from './search.ts'

const planted = { pid: '473829', name: 'Zoë Quittenbäumli', ...birthFormats('1934-11-07') }

it.each([
  ['raw', '{"pid":"473829"}'],
  ['in an address', '/x?subjektid=473829&b=1'],
  ['upper', 'ZOË QUITTENBÄUMLI'],
  ['folded', 'zoe quittenbaumli, Zoe Quittenbaumli'],
  ['url', encodeURIComponent('Zoë Quittenbäumli')],
  ['hex', Buffer.from('Zoë Quittenbäumli').toString('hex')],
  ['base64', Buffer.from('a 473829').toString('base64')],
  ['base64 of a longer text', Buffer.from('{"name":"Zoë Quittenbäumli"}').toString('base64url')],
  ['short date', 'born 7.11.1934.'],
  ['wire date', '11.07.1934'],
])('finds a value %s', (_how, content) => {
  expect(searchPlanted(planted, [{ name: 'log', content }])).not.toEqual([])
})

it('finds it in bytes', () => {
  expect(searchPlanted(planted, [{ name: 'trace', content: Buffer.from('\u0001\u0002Zoë Quittenbäumli\u0003') }])).toEqual([
    'name (raw) in trace',
  ])
})

it('takes digits inside longer numbers and identifiers for chance', () => {
  const content = '1795473829001 00473829-1111 ab473829cd 19341107123'

  expect(searchPlanted(planted, [{ name: 'log', content }])).toEqual([])
})
