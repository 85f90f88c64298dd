import { expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServer } from '../../scripts/access/matrix-server.ts'
import { judgeWithGate, tryMatrix } from '../../scripts/access/matrix.ts'
import { policies } from '../../scripts/access/policies.ts'
import { contractRoutes } from './contract-routes.ts'

it('every endpoint has a policy, and every policy an endpoint', async () => {
  const calls = (await contractRoutes()).map(({ endpoint: { method, path } }) => `${method} ${path}`)

  expect(Object.keys(policies).toSorted()).toEqual(calls.toSorted())
})

it('everybody gets what is theirs and nothing else, at every endpoint', async () => {
  const server = await aMatrixServer()

  const { cells, wrong } = await tryMatrix(server, judgeWithGate)

  expect(wrong).toEqual([])
  tellFigures({
    title: 'endpoints × principals × data',
    isTrue: wrong.length === 0,
    figures: `${wrong.length} wrong answers in ${cells.length} cells, ${server.endpoints.length} endpoints`,
  })
}, 400_000)

it('an endpoint without a policy fails', async () => {
  const server = await aMatrixServer()
  const [first] = server.endpoints
  if (!first) throw new Error('there are no endpoints')

  await expect(tryMatrix({ ...server, endpoints: [{ ...first, path: '/api/new' }] }, judgeWithGate)).rejects.toThrow('has no policy')
})
