import { sql, type Transaction } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aMember } from '../../scripts/testing/member.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import { connect } from './database.ts'
import { publish, publishTo } from './live.ts'

const workspaceId = '018f0000-0000-7000-8000-000000000001'
const member = aMember({ workspaceId })

async function listening(): Promise<{ url: string; server: TestServer }> {
  const server = await aServer({ callers: { mine: member } })
  onTestFinished(() => server.app.close())
  return { url: await server.app.listen({ port: 0, host: '127.0.0.1' }), server }
}

async function inWorkspace({ database }: TestServer, work: (tx: Transaction<unknown>) => Promise<void>): Promise<void> {
  await connect(database.pool)
    .transaction()
    .execute(async (tx) => {
      await sql`select set_config('app.workspace', ${workspaceId}, true)`.execute(tx)
      await work(tx)
    })
}

const change = (server: TestServer, key: string): Promise<void> => inWorkspace(server, (tx) => publish(tx, { topic: 'board', key }))

/** Reads a stream until a text has come, and closes it. */
async function read(url: string, until: string, headers: Record<string, string> = {}, whenReady?: () => Promise<void>): Promise<string> {
  const stop = new AbortController()
  const reply = await fetch(`${url}/api/live`, { headers: { authorization: 'Bearer mine', ...headers }, signal: stop.signal })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (/event: (?:ready|reset)/.test(text)) await whenReady?.()
    if (text.includes(until)) break
  }
  stop.abort()
  return text
}
const lastId = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? ''

it('streams changes to a signed-in browser and refuses everybody else', async () => {
  const { url, server } = await listening()

  const heard = await read(url, 'event: change', {}, () => change(server, '1'))

  expect(heard).toContain('data: {"topic":"board","key":"1"}')
  expect((await fetch(`${url}/api/live`)).status).toBe(401)
})

it('carries what is for one account to that account alone', async () => {
  const other = aMember({ workspaceId, accountId: 'b' })
  const server = await aServer({ callers: { mine: member, other } })
  onTestFinished(() => server.app.close())
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const tell = async (): Promise<void> => {
    await inWorkspace(server, (tx) => publishTo(tx, 'mail', member.accountId))
    await change(server, 'for all')
  }

  const heardByMe = await read(url, '"for all"', {}, tell)
  const heardByOther = await read(url, '"for all"', { authorization: 'Bearer other' }, tell)

  expect(heardByMe).toContain(`data: {"topic":"mail","key":"${member.accountId}"}`)
  expect(heardByOther).not.toContain('mail')
})

it('resumes after a break without missing a change', async () => {
  const { url, server } = await listening()
  const before = await read(url, 'event: re')
  await change(server, 'while away')

  const after = await read(url, 'event: change', { 'last-event-id': lastId(before) })

  expect(after).toContain('"key":"while away"')
})

it('tells a browser that begins to listen whether what it read before may be old', async () => {
  const { url, server } = await listening()
  // The server has been there for long.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  onTestFinished(() => void vi.restoreAllMocks())

  const quiet = await read(url, 'event: re')
  await change(server, 'just now')
  await expect.poll(() => read(url, 'event: re')).toContain('event: reset')

  expect(quiet).toContain('event: ready')
})

it('tells a browser that was away too long to start anew', async () => {
  const { url } = await listening()

  expect(await read(url, 'event: reset', { 'last-event-id': '1.1000000000000' })).toContain('event: reset')
})

it('ends open streams when the server stops, so that it can stop', async () => {
  const server = await aServer({ callers: { mine: member } })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await fetch(`${url}/api/live`, { headers: { authorization: 'Bearer mine' } })

  await server.app.close()

  expect(await stream.text()).toContain('retry: ')
})
