import { expect, it } from 'vitest'
import { guessAtOneAccount } from '../../../../scripts/access/guessing.ts'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'

it('the owner of an account that strangers guess at signs in within five seconds', async () => {
  const { app, database } = await aServerForThisTest({ settings: { PROXIES: '1' } })

  const { ownerSignsInMs } = await guessAtOneAccount({ app, owner: database.owner }, { addresses: 150, guessesEach: 1 })

  expect(ownerSignsInMs).toBeLessThan(5000)
})
