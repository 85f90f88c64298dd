import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer } from '../../scripts/testing/accounts.ts'
import { mailsOf } from '../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../scripts/testing/server.ts'
import type { Mail } from '../../src/features/mail/mail.ts'
import { mailSample } from './mail.ts'

let server: TestServer
beforeAll(async () => {
  // Early in the morning, when the letters of today have not come yet.
  server = await aServer({ samples: [mailSample], clock: '2026-11-15T00:10:00Z' })
})
afterAll(() => server.app.close())

it('§3.15 §3.16 §3.17 a new mailbox has as many mails of each kind as the template, or more', async () => {
  const anna = await anAccount(server)
  const many = async (which: Record<string, string>) => (await mailsOf(server, anna, { ...which, limit: '100' })).length

  expect(await many({})).toBeGreaterThanOrEqual(13)
  expect(await many({ folderHandle: 'spam' })).toBeGreaterThanOrEqual(3)
  expect(await many({ folderHandle: 'sent' })).toBeGreaterThanOrEqual(2)
  expect(await many({ folderHandle: 'drafts' })).toBe(1)
  expect(await many({ filterHandle: 'starred' })).toBeGreaterThanOrEqual(1)
  expect(await many({ filterHandle: 'important' })).toBeGreaterThanOrEqual(2)
  expect(await many({ q: 'is:unread' })).toBeGreaterThanOrEqual(2)
  for (const labelHandle of ['paypal', 'invoice', 'amazon']) expect(await many({ labelHandle })).toBeGreaterThanOrEqual(2)
  expect(await many({ labelHandle: 'note' })).toBeGreaterThanOrEqual(1)
})

it('the mails are for the new account, none comes from the future, and one conversation has three', async () => {
  const anna = await anAccount(server)
  const inbox = await mailsOf(server, anna, { limit: '100' })
  const threads = Map.groupBy([...inbox, ...(await mailsOf(server, anna, { folderHandle: 'sent' }))], ({ threadId }) => threadId)

  expect(inbox.every((mail) => mail.to.some(({ email }) => email === anna.email))).toBe(true)
  expect(inbox.every(({ time }) => time < '2026-11-15T00:10:00.000Z')).toBe(true)
  expect(inbox.at(-1)?.time.slice(0, 7)).toBe('2026-09')
  expect(Math.max(...[...threads.values()].map(({ length }) => length))).toBe(3)
})

it('three pictures come with one of them', async () => {
  const anna = await anAccount(server)
  const picture = [200, 'image/png']
  const [mail] = (await mailsOf(server, anna, { q: 'has:attachment' })) as [Mail]

  const replies = await Promise.all(mail.attachments.map(({ url }) => server.app.inject({ url, headers: bearer(anna.token) })))

  expect(replies.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([picture, picture, picture])
})
