import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, bearer } from '../../scripts/testing/accounts.ts'
import { mailsOf } from '../../scripts/testing/mails.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../scripts/testing/server.ts'
import type { Mail } from '../../src/features/mail/mail.ts'
import { germanLetters, germanPictures } from './mail-letters.de.ts'
import { letters } from './mail-letters.ts'
import { roomPictures } from './mail-pictures.ts'
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

it('every letter and picture has its German words, none of them the English ones', () => {
  expect(Object.keys(germanLetters)).toEqual(letters.map(({ subject }) => subject))
  expect(Object.keys(germanPictures)).toEqual(roomPictures.map(({ name }) => name))
  for (const { from, subject, text } of letters) {
    const german = germanLetters[subject]
    const signature = from.split(' ')[0]
    expect([subject, ...text].filter((part) => part !== signature && [german?.subject, ...(german?.text ?? [])].includes(part))).toEqual([])
  }
  for (const [english, german] of Object.entries(germanPictures)) expect(german).not.toBe(english)
})

it('a German workspace has as many mails, all of them German', async () => {
  const german = await aServerForThisTest({ samples: [(tx, workspace) => mailSample(tx, { ...workspace, language: 'de' })] })
  const anna = await anAccount(german)

  const mailsIn = (folderHandle: string): Promise<Mail[]> => mailsOf(german, anna, { folderHandle, limit: '100' })
  const mails = (await Promise.all(['inbox', 'sent', 'drafts', 'spam'].map(mailsIn))).flat()
  const withPictures = mails.find(({ attachments }) => attachments.length > 0)

  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    Object.values(germanLetters)
      .map(({ subject }) => subject)
      .toSorted(),
  )
  expect(withPictures?.attachments.map(({ fileName }) => fileName)).toEqual(Object.values(germanPictures))
})
