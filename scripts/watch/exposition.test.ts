import { expect, it } from 'vitest'
import { readExposition } from './exposition.ts'

const good = '# HELP a What it is.\n# TYPE a counter\na{x="1"} 2\na{x="2"} 3e-5\n'

it('reads names, labels and values', () => {
  expect(readExposition(good).get('a')).toEqual({
    type: 'counter',
    samples: [
      { name: 'a', labels: { x: '1' }, value: 2 },
      { name: 'a', labels: { x: '2' }, value: 0.00003 },
    ],
  })
})

it.each([
  ['no end of line', good.trimEnd(), 'end of a line'],
  ['the same series twice', `${good}a{x="1"} 2\n`, 'twice'],
  ['a family declared twice', `${good}# TYPE a gauge\n`, 'twice'],
  ['a series without declaration', `${good}b 1\n`, 'nothing declares'],
  ['a value that is no number', '# TYPE a gauge\na zwei\n', 'cannot be read'],
  ['an open quotation', '# TYPE a gauge\na{x="1} 1\n', 'cannot be read'],
  ['steps that fall', '# TYPE h histogram\nh_count 2\nh_sum 2\nh_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\n', 'do not add up'],
  ['steps without an end', '# TYPE h histogram\nh_count 2\nh_sum 2\nh_bucket{le="1"} 2\n', 'do not add up'],
])('refuses %s', (_fault, text, why) => {
  expect(() => readExposition(text)).toThrow(why)
})
