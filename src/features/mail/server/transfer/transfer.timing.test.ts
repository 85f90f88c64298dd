import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anAccount } from '../../../../../scripts/testing/accounts.ts'
import { anUpload, mailBombs } from '../../../../../scripts/testing/mails.ts'
import { aServerForThisTest } from '../../../../../scripts/testing/server.ts'
import { ask } from '../../../../../scripts/testing/workspaces.ts'
import { importMails } from '../../contract.ts'

it.each(mailBombs)('a mail with %s is refused before it holds up anybody', async (_what, content) => {
  const server = await aServerForThisTest()
  const anna = await anAccount(server)
  const fileId = await anUpload(server, anna, 'mails', 'application/mbox', Buffer.from(content))
  const started = performance.now()

  const reply = await ask(server, anna, importMails, { importId: randomUUID(), fileId })

  expect(reply.statusCode).toBe(400)
  expect(performance.now() - started).toBeLessThan(15_000)
})
