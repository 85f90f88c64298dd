import { expect, it } from 'vitest'
import type { Member } from '../platform/access.ts'
import { tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServerForThisTest } from '../../scripts/access/matrix-server.ts'
import { readOperations } from '../../scripts/fuzz/operations.ts'
import { proveFuzz } from '../../scripts/fuzz/prove-fuzz.ts'
import { fuzzSettings } from '../../scripts/fuzz/settings.ts'

it('the printed contract, from which the cases are made, names every endpoint', async () => {
  const { endpoints } = await aMatrixServerForThisTest()
  const calls = (await readOperations()).map(({ call }) => call)

  expect(calls.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

it('whatever is sent to any call, by anybody: the answer keeps to the contract, and nothing breaks', async () => {
  const { isLong, ...settings } = fuzzSettings()
  // With every change members are known by heart, which saves a question to the database for each case; `npm run test:fuzz` asks.
  const callers: Record<string, Member> | undefined = isLong ? undefined : {}

  const server = await aMatrixServerForThisTest(undefined, callers)
  // In milliseconds; the machines that check each change are slow and busy, and are not judged by the clock.
  const longestStall = isLong ? 50 : Infinity
  const proofs = await proveFuzz({ server, callers, ...settings, isKept: isLong, longestStall })

  for (const proof of proofs) tellFigures(proof)
  expect(proofs.filter(({ isTrue }) => !isTrue)).toEqual([])
}, 10_800_000)
