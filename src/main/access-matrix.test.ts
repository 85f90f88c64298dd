import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServer } from '../../scripts/access/matrix-server.ts'
import { endpointsByPart, judgeWithGate, prepareMatrix } from '../../scripts/access/matrix.ts'
import { policies } from '../../scripts/access/policies.ts'
import { contractRoutes } from './contract-routes.ts'

const endpoints = (await contractRoutes()).map(({ endpoint }) => endpoint)

it('every endpoint has a policy, and every policy an endpoint', () => {
  expect(Object.keys(policies).toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

describe('everybody gets what is theirs and nothing else', () => {
  let server: Awaited<ReturnType<typeof aMatrixServer>>
  let tryEndpoints: Awaited<ReturnType<typeof prepareMatrix>>
  const total = { cells: 0, wrong: 0 }
  beforeAll(async () => {
    server = await aMatrixServer()
    tryEndpoints = await prepareMatrix(server)
  })
  afterAll(async () => {
    await server.close()
    tellFigures({
      title: 'endpoints × principals × data',
      isTrue: total.cells > 0 && total.wrong === 0,
      figures: `${total.wrong} wrong answers in ${total.cells} cells, ${endpoints.length} endpoints`,
    })
  })

  it.each([...endpointsByPart(endpoints)])('at every endpoint of %s', async (_part, some) => {
    const { cells, wrong } = await tryEndpoints(some, judgeWithGate)
    total.cells += cells.length
    total.wrong += wrong.length

    expect(wrong).toEqual([])
  })

  it('and an endpoint without a policy fails', async () => {
    const [first] = endpoints
    if (!first) throw new Error('there are no endpoints')

    await expect(tryEndpoints([{ ...first, path: '/api/new' }], judgeWithGate)).rejects.toThrow('has no policy')
  })
})
