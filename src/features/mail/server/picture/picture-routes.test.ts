import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../../scripts/testing/accounts.ts'
import { aMail } from '../../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../../scripts/testing/server.ts'
import { aColleague, ask } from '../../../../../scripts/testing/workspaces.ts'
import { readPicture, readPictureRules } from '../../contract.ts'
import { pictureType } from './picture-type.ts'

let server: TestServer
let anna: TestAccount
beforeAll(async () => {
  server = await aServer({ settings: { MAIL_PICTURES: 'on' } })
  anna = await anAccount(server)
})
afterAll(() => server.app.close())

const address = 'http://127.0.0.1:80/a.png?x=1&y=2'
const message = '<p>Hello</p><img src="http://127.0.0.1:80/a.png?x=1&amp;y=2">'

async function asked(account: TestAccount, mailId: string, wanted = address): Promise<{ readonly status: number; readonly text: string }> {
  const reply = await ask(server, account, readPicture, { mailId, address: wanted })
  return { status: reply.statusCode, text: reply.body }
}

it('is off unless the operator says otherwise', async () => {
  const other = await aServer()
  const account = await anAccount(other)

  const rules = await ask(other, account, readPictureRules, {})
  const reply = await ask(other, account, readPicture, { mailId: await aMail(other, account, { message }), address })
  await other.app.close()

  expect(rules.json()).toEqual({ mayShow: false })
  expect(reply.statusCode).toBe(403)
})

it('fetches nothing that lies inside, even where a mail points to it', async () => {
  const mailId = await aMail(server, anna, { message })

  expect((await ask(server, anna, readPictureRules, {})).json()).toEqual({ mayShow: true })
  expect(await asked(anna, mailId)).toMatchObject({ status: 404, text: expect.stringContaining('no picture at this address') })
})

it('fetches nothing that the mail does not show, and nothing for a mail of somebody else', async () => {
  const mailId = await aMail(server, anna, { message })
  const colleague = await aColleague(server, anna)
  const stranger = await anAccount(server)
  const unknown = '11111111-0000-4000-8000-000000000000'

  const answers = await Promise.all([
    asked(anna, mailId, 'http://127.0.0.1/other.png'),
    asked(colleague, mailId),
    asked(stranger, mailId),
    asked(anna, unknown),
  ])

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
})

it.each([
  ['\u0089PNG\r\n\u001A\n....', 'image/png'],
  ['\u00FF\u00D8\u00FF\u00E0', 'image/jpeg'],
  ['GIF89a......', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['....ftypavif....', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<!doctype html><script>', undefined],
  ['', undefined],
])('knows a picture by its first bytes, whatever it is called', (start, type) => {
  expect(pictureType(Buffer.from(start, 'latin1'))).toBe(type)
})
