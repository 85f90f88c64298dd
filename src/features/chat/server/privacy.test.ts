import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { chatWith, says } from '../../../../scripts/testing/chats.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import {
  editMessage,
  getChat,
  listContacts,
  listEarlier,
  readUser,
  removeMessage,
  saveDraft,
  searchMessages,
  sendMessage,
  setRead,
} from '../contract.ts'

const secret = 'Quittenkompott'
let server: TestServer
let admin: TestAccount
let beat: TestAccount
let carla: TestAccount
beforeAll(async () => {
  server = await aServer()
  admin = await anAccount(server)
  beat = await aColleague(server, admin, { displayName: 'Beat Beispiel' })
  carla = await aColleague(server, admin, { displayName: 'Carla Beispiel' })
})
afterAll(() => server.app.close())

it('nobody but the two sides reads or changes what they say, not even an admin of the workspace', async () => {
  const chatId = await chatWith(server, beat, carla.id)
  const { id: messageId } = await says(server, beat, chatId, secret)
  const everything = async (by: TestAccount, other: TestAccount) => [
    await ask(server, by, getChat, { contactId: other.id }),
    await ask(server, by, readUser),
    await ask(server, by, listContacts),
    await ask(server, by, searchMessages, { q: secret }),
    await ask(server, by, listEarlier, { chatId, around: messageId }),
  ]
  const shows = async (by: TestAccount, other: TestAccount) =>
    (await everything(by, other)).map(({ body, statusCode }) => statusCode === 200 && body.includes(secret))

  expect(await shows(admin, beat)).toEqual([false, false, false, false, false])
  expect(await shows(admin, carla)).toEqual([false, false, false, false, false])
  // The same calls by one of the two show it, so that it can be seen where it may be.
  expect(await shows(carla, beat)).toEqual([true, true, false, true, true])

  const changes = [
    [editMessage, { chatId, messageId, message: 'Changed' }],
    [removeMessage, { chatId, messageId }],
    [setRead, { chatId }],
    [saveDraft, { chatId, draft: 'x' }],
    [sendMessage, { chatId, message: { message: 'x' } }],
  ] as const
  for (const [endpoint, input] of changes) expect((await ask(server, admin, endpoint, input)).statusCode).toBe(404)
  expect((await answerTo(server, carla, getChat, { contactId: beat.id })).chat.dialog).toMatchObject([{ message: secret, version: 1 }])
})

it('the database itself keeps conversations apart: an account sees its own rows only', async () => {
  const chatId = await chatWith(server, beat, carla.id)
  await says(server, beat, chatId, secret)
  await answerTo(server, beat, saveDraft, { chatId, draft: 'begun' })
  const tables = ['chat.chat', 'chat.message', 'chat.own_message', 'chat.reading']
  const countsOf = async (account: TestAccount): Promise<readonly boolean[]> => {
    const client = await server.database.pool.connect()
    try {
      await client.query('begin')
      await client.query("select set_config('app.account', $1, true), set_config('app.workspace', $2, true)", [
        account.id,
        admin.workspaceId,
      ])
      const seen: boolean[] = []
      for (const table of tables) {
        const key = table === 'chat.chat' ? 'id' : 'chat_id'
        seen.push(((await client.query(`select from ${table} where ${key} = $1`, [chatId])).rowCount ?? 0) > 0)
      }
      return seen
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  expect(await countsOf(admin)).toEqual([false, false, false, false])
  expect(await countsOf(beat)).toEqual([true, true, true, true])
})

it('what is said never stands in a log, also where the database complains about it', async () => {
  const lines: string[] = []
  const talkative = await aServerForThisTest({ log: (...line) => void lines.push(JSON.stringify(line)) })
  const [anna, { owner }] = [await anAccount(talkative), talkative.database]
  const chatId = await chatWith(talkative, anna, (await aColleague(talkative, anna)).id)
  await owner.query('alter table chat.message add constraint refused check (number > 1000) not valid')

  const reply = await ask(talkative, anna, sendMessage, { chatId, message: { message: secret } })

  const { detail } = await owner
    .query(
      `insert into chat.message (workspace_id, chat_id, low_id, high_id, number, sender_id, message)
       select workspace_id, id, low_id, high_id, 1, low_id, $1 from chat.chat`,
      [secret],
    )
    .then(
      () => ({ detail: '' }),
      (error: { detail: string }) => error,
    )
  expect(reply.statusCode).toBe(500)
  expect(lines.join('\n')).toContain('request-failed')
  expect(lines.join('\n')).not.toContain(secret)
  expect(reply.body).not.toContain(secret)
  // The complaint itself does say it.
  expect(detail).toContain(secret)
})
