import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, says } from '../../../../scripts/testing/chats.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { anSmtpServer, type TestSmtpServer } from '../../../../scripts/testing/smtp-server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { connect } from '../../../platform/database.ts'
import { createSmtp, type Smtp } from '../../../platform/smtp.ts'
import { harmlessName, mailAddressOf } from '../../accounts/server/offers.ts'
import { removeMessage } from '../../chat/contract.ts'
import { countNotifications, markNotifications, readSettings, saveSettings } from '../contract.ts'
import { mailDigests, maxMailsPerDay } from './digest.ts'

let server: TestServer
let post: TestSmtpServer
let smtp: Smtp
let anna: TestAccount
let beat: TestAccount
let chatId: string
beforeAll(async () => {
  post = await anSmtpServer()
  smtp = createSmtp(post.url)
  server = await aServer({ settings: { SMTP_FROM: 'workspace@musterland.example' } })
})
beforeEach(async () => {
  anna = await anAccount(server, { displayName: 'Anna https://evil.example Muster' })
  beat = await aColleague(server, anna)
  chatId = await chatWith(server, anna, beat.id)
  await answerTo(server, beat, saveSettings, { choices: { mention: 'email' } })
})
afterAll(async () => {
  smtp.close()
  await server.app.close()
  await post.close()
})

const mention = (text = 'Secret words @Beat Beispiel') => says(server, anna, chatId, text)
const makeDue = () =>
  server.database.owner.query('update notifications.notification set mail_at = platform.moment() where mail_at is not null')
const run = () =>
  mailDigests({
    db: connect(server.database.owner),
    outside: { smtp, from: 'workspace@musterland.example' },
    web: async () => 'https://fristen.example',
    addressOf: mailAddressOf,
    harmless: harmlessName,
    isOfficeName: async (name) => name.includes('Steueramt'),
  })
async function mails() {
  return Promise.all(post.received.filter(({ to }) => to.includes(beat.email)).map(({ bytes }) => PostalMime.parse(bytes)))
}

it('waits a few minutes, then sends one mail for all that is unread: who and what, never what was said', async () => {
  await mention()
  await mention()
  await run()
  expect(await mails()).toEqual([])

  await makeDue()
  await Promise.all([run(), run()])
  await run()

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 neue Benachrichtigungen')
  expect(mail?.from).toEqual({ name: 'eFristerstreckung', address: 'workspace@musterland.example' })
  expect(mail?.text).toContain('Anna Muster hat Sie erwähnt')
  expect(mail?.text).toContain('https://fristen.example/apps/notifications/settings')
  expect(mail?.text).not.toMatch(/Secret|evil/)
})

it('is in the language of the account', async () => {
  await server.database.owner.query(`update accounts.account set settings = '{"language": "en"}' where id = $1`, [beat.id])
  await mention()

  await makeDue()
  await run()

  expect((await mails())[0]?.subject).toBe('1 new notification')
})

it('what was read or removed meanwhile is not mailed', async () => {
  await mention()
  await answerTo(server, beat, markNotifications, { isRead: true })
  const { id: messageId } = await mention()
  await answerTo(server, anna, removeMessage, { chatId, messageId })

  await makeDue()
  await run()

  expect(await mails()).toEqual([])
})

it('goes to a proved address only, and says why where it does not', async () => {
  await server.database.owner.query('update accounts.account set email_proved_at = null where id = $1', [beat.id])
  await mention()

  await makeDue()
  await run()

  expect(await mails()).toEqual([])
  expect(await answerTo(server, beat, readSettings)).toMatchObject({ mail: 'unconfirmed', choices: { mention: 'email', due: 'here' } })
  expect(await answerTo(server, anna, readSettings)).toMatchObject({ mail: 'sent' })
})

it('waits while somebody wants quiet, for two days at most; the bell counts on', async () => {
  await mention()
  await answerTo(server, beat, saveSettings, { quietUntil: '2026-03-10T13:00:00.000Z' })
  await makeDue()
  await run()
  expect(await mails()).toEqual([])
  expect(await answerTo(server, beat, countNotifications)).toMatchObject({ unread: 1, quietUntil: '2026-03-10T13:00:00.000Z' })

  await answerTo(server, beat, saveSettings, { quietUntil: null })
  await run()

  expect(await mails()).toHaveLength(1)
  expect((await ask(server, beat, saveSettings, { quietUntil: '2026-03-13T13:00:00.000Z' })).statusCode).toBe(400)
})

it('names that look like the tax office stay out of the mail', async () => {
  await server.database.owner.query("update accounts.account set display_name = 'Steueramt' where id = $1", [anna.id])
  await mention()

  await makeDue()
  await run()

  const [mail] = await mails()
  expect(mail?.text).toContain('– hat Sie erwähnt')
  expect(mail?.text).not.toContain('Steueramt')
})

it('tries again where the mail server is busy', async () => {
  post.answerTo(beat.email, '451 Busy')
  await mention()
  await makeDue()
  await run()
  expect(await mails()).toEqual([])

  post.answerTo(beat.email, undefined)
  await makeDue()
  await run()

  expect(await mails()).toHaveLength(1)
})

it('sends so many mails a day and no more', async () => {
  await server.database.owner.query(
    "insert into notifications.preference (account_id, mailed_on, mailed) values ($1, '2026-03-10', $2) on conflict (account_id) do update set mailed_on = excluded.mailed_on, mailed = excluded.mailed",
    [beat.id, maxMailsPerDay - 1],
  )
  for (let index = 0; index < 2; index += 1) {
    await mention()
    await makeDue()
    await run()
  }

  expect(await mails()).toHaveLength(1)
})
