import { expect, it } from 'vitest'
import { aMember } from '../../scripts/testing/member.ts'
import { aServer } from '../../scripts/testing/server.ts'

it('ends open streams when the server stops, so that stopping takes no time', async () => {
  const server = await aServer({ callers: { mine: aMember() } })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${url}/api/live`, { headers: { authorization: 'Bearer mine' } })
  const started = performance.now()

  await server.app.close()

  expect(performance.now() - started).toBeLessThan(3000)
  await stream.text()
})
