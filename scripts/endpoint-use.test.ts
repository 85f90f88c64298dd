import { describe, expect, it } from 'vitest'
import { openQuestions, printUses, usesOf } from './endpoint-use.ts'
import { specEndpoints } from './endpoints/spec-endpoints.ts'

const contract = 'src/features/bakery/contract.ts'
const bread = { name: 'GET /api/bread', symbol: 'listBread', contract }
const oven = { name: 'POST /api/oven', symbol: 'lightOven', contract }
const queries = 'src/features/bakery/client/shelf/bread-queries.ts'

function aSource(text: string, path = queries) {
  return { path, text }
}
const called = aSource("import { listBread } from '../../contract.ts'\nexport const ask = () => call(listBread, {})\n")

describe('the census of calls', () => {
  it('knows who makes a call, also under another name', () => {
    const renamed = aSource(
      "import {\n  listBread as breads,\n  type Bread,\n} from '../../contract.ts'\nvoid call(breads, {})",
      'src/features/bakery/client/shelf/other.ts',
    )

    const [use] = usesOf([bread], [], [called, renamed])

    expect(use?.callers).toEqual([queries, renamed.path])
    expect(
      openQuestions(
        [use].filter((each) => each !== undefined),
        {},
      ),
    ).toEqual([])
  })

  it('finds a planted call that nobody makes', () => {
    const uses = usesOf([bread, oven], [], [called])

    expect(openQuestions(uses, {})).toEqual(['POST /api/oven is called by no screen'])
    expect(printUses(uses, {})).toContain('| POST /api/oven |  | **nobody** |')
  })

  it.each([
    ['its name in another contract', "import { lightOven } from '../../../pottery/contract.ts'\ncall(lightOven, {})"],
    ['its type alone', "import type { lightOven } from '../../contract.ts'\ntype In = InputOf<typeof lightOven>"],
    ['what goes over its wire', "import { lightOven } from '../../contract.ts'\ntype In = InputOf<typeof lightOven>"],
    ['an import without a use', "import { lightOven } from '../../contract.ts'\nconst lightOvens = 1"],
  ])('does not take %s for a call', (_what, text) => {
    expect(openQuestions(usesOf([oven], [], [aSource(text)]), {})).toEqual(['POST /api/oven is called by no screen'])
  })

  it('takes a reason, and asks again when it holds no longer', () => {
    const reasons = { 'POST /api/oven': 'The baker does it by hand', 'GET /api/bread': 'Nobody is hungry', 'GET /api/gone': 'Gone' }

    expect(openQuestions(usesOf([bread, oven], [], [called]), reasons)).toEqual([
      'GET /api/bread is said to be unused, and is not, or is gone',
      'GET /api/gone is said to be unused, and is not, or is gone',
    ])
  })

  it('misses what the specification names and no contract has', () => {
    expect(openQuestions(usesOf([bread], ['GET /api/bread', 'GET /api/cake'], [called]), {})).toEqual([
      'GET /api/cake is in the specification and in no contract',
    ])
  })

  it('counts every call of the specification once', () => {
    expect(specEndpoints).toHaveLength(new Set(specEndpoints).size)
    expect(specEndpoints).toEqual(expect.arrayContaining(['GET /api/icons', 'POST /api/scrumboard-app/list/order', 'GET /api/auth']))
  })
})
