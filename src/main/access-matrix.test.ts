import { expect, it, onTestFinished } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { judgeWithGate, judgeWithoutGate, tryMatrix } from '../../scripts/access/matrix.ts'
import { policies } from '../../scripts/access/policies.ts'
import { closedIssuer } from '../../scripts/access/world.ts'
import { aServer } from '../../scripts/testing/server.ts'
import { createKeyRing } from '../features/accounts/server/signing-keys.ts'
import type { AccountTables } from '../features/accounts/server/tables.ts'
import { createTokens } from '../features/accounts/server/tokens.ts'
import { connect } from '../platform/database.ts'
import type { Gate } from '../platform/http.ts'
import { contractRoutes } from './contract-routes.ts'

async function aMatrixServer(check?: Gate['check']) {
  const server = await aServer({ ...(check ? { check } : {}), settings })
  onTestFinished(() => server.app.close())
  const { pool, owner, options } = server.database
  const tokens = createTokens(createKeyRing(connect<AccountTables>(pool)), () => new Date(options.clock ?? Date.now()))
  const endpoints = (await contractRoutes()).map(({ endpoint }) => endpoint)
  return { app: server.app, owner, tokens, endpoints }
}

// Pictures of mails are fetched here, so that it shows who may ask for them; none of the mails has one.
const settings = { OFFICE_ISSUER: closedIssuer, OFFICE_CLIENT_ID: 'desk', PUBLIC_ADDRESS: 'https://own.example', MAIL_PICTURES: 'on' }

const letEverybodyIn = (): void => {}

it('every endpoint has a policy, and every policy an endpoint', async () => {
  const calls = (await contractRoutes()).map(({ endpoint: { method, path } }) => `${method} ${path}`)

  expect(Object.keys(policies).toSorted()).toEqual(calls.toSorted())
})

it('everybody gets what is theirs and nothing else, at every endpoint', async () => {
  const server = await aMatrixServer()

  const { cells, wrong } = await tryMatrix(server, judgeWithGate)

  expect(wrong).toEqual([])
  tellFigures({
    title: 'endpoints × principals × data',
    isTrue: wrong.length === 0,
    figures: `${wrong.length} wrong answers in ${cells.length} cells, ${server.endpoints.length} endpoints`,
  })
}, 400_000)

it('the same by row-level security alone, with the check of the gate switched off', async () => {
  const server = await aMatrixServer(letEverybodyIn)

  const { cells, wrong } = await tryMatrix(server, judgeWithoutGate)

  expect(wrong).toEqual([])
  tellFigures({
    title: 'the same by row-level security alone',
    isTrue: wrong.length === 0,
    figures: `${wrong.length} wrong answers in ${cells.length} cells`,
  })
}, 400_000)

it('without the check of the gate wrong answers are found, and without row-level security wrong changes', async () => {
  const server = await aMatrixServer(letEverybodyIn)
  const withoutGate = await tryMatrix(server, judgeWithGate)
  const apps = ['mail.mail', 'todo.todo', 'contacts.contact', 'notes.note', 'chat.chat', 'chat.message', 'chat.reading', 'platform.file']
  for (const table of ['accounts.workspace', 'accounts.membership', 'accounts.invitation', ...apps])
    await server.owner.query(`alter table ${table} disable row level security`)

  const withoutBoth = await tryMatrix(server, judgeWithoutGate)

  expect(withoutGate.wrong.length).toBeGreaterThan(0)
  expect(withoutBoth.wrong.length).toBeGreaterThan(0)
  for (const app of ['mail', 'todo', 'contacts', 'notes', 'chat', 'files'])
    expect(withoutBoth.wrong.filter((each) => each.includes(`/api/${app}`))).not.toEqual([])
  tellFigures({
    title: 'wrong answers that are found without the gate, and without row-level security as well (controls)',
    isTrue: withoutGate.wrong.length > 0 && withoutBoth.wrong.length > 0,
    figures: `${withoutGate.wrong.length} and ${withoutBoth.wrong.length}`,
  })
}, 600_000)

it('an endpoint without a policy fails', async () => {
  const server = await aMatrixServer()
  const [first] = server.endpoints
  if (!first) throw new Error('there are no endpoints')

  await expect(tryMatrix({ ...server, endpoints: [{ ...first, path: '/api/new' }] }, judgeWithGate)).rejects.toThrow('has no policy')
})
