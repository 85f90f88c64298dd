import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'

it('fifty who never end their body are sent away within ten seconds', async () => {
  const app = createServer({ log: () => {}, metrics: createMetrics() })
  app.post('/api/paint', async () => 'painted')
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  onTestFinished(() => app.close())
  const slow = 'POST /api/paint HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
  const started = performance.now()

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(slow))
      return text(socket)
    }),
  )

  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(50)
  expect(performance.now() - started).toBeLessThan(10_000)
})
