import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from './config.ts'
import { listenForMetrics } from './metrics-listener.ts'
import { createMetrics } from './metrics.ts'

const DATABASE_URL = 'postgres://owner@localhost/test'

async function listening(settings: Readonly<Record<string, string>>): Promise<string | undefined> {
  const listener = await listenForMetrics(readConfig({ DATABASE_URL, ...settings }), createMetrics(), () => {})
  onTestFinished(() => listener.stop())
  return listener.address
}

it('listens nowhere unless a port is set, and then on this machine alone', async () => {
  expect(await listening({})).toBeUndefined()
  const address = await listening({ METRICS_PORT: '0' })
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)

  const reply = await fetch(`${address}/metrics`)

  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(await reply.text()).toContain('efrist_build_info{')
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405)
})

it('wants the token where there is one', async () => {
  const address = await listening({ METRICS_PORT: '0', METRICS_TOKEN: 'a-token-of-the-operator' })
  const ask = async (authorization: string) => (await fetch(`${address}/metrics`, { headers: { authorization } })).status

  expect(await Promise.all([ask('Bearer a-token-of-the-operator'), ask('Bearer another'), ask('')])).toEqual([200, 401, 401])
})

it('is not opened to other machines without a token', () => {
  const read = (settings: Readonly<Record<string, string>>) => () => readConfig({ DATABASE_URL, METRICS_PORT: '9464', ...settings })

  expect(read({ METRICS_HOST: '0.0.0.0' })).toThrow('METRICS_TOKEN is missing: it must have at least 16 characters where METRICS_HOST')
  expect(read({ METRICS_HOST: '127.evil.example' })).toThrow('METRICS_TOKEN')
  expect(read({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'a-token-of-the-operator' })()).toMatchObject({ METRICS_HOST: '0.0.0.0' })
  expect(read({ METRICS_HOST: '::1' })()).toMatchObject({ METRICS_PORT: 9464 })
})
