import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServer, aMatrixServerForThisTest } from '../../scripts/access/matrix-server.ts'
import { endpointsByPart, judgeWithGate, judgeWithoutGate, prepareMatrix } from '../../scripts/access/matrix.ts'
import { contractRoutes } from './contract-routes.ts'

const letEverybodyIn = (): void => {}
const endpoints = (await contractRoutes()).map(({ endpoint }) => endpoint)

describe('everybody gets only what is theirs by row-level security alone, with the check of the gate switched off', () => {
  let server: Awaited<ReturnType<typeof aMatrixServer>>
  let tryEndpoints: Awaited<ReturnType<typeof prepareMatrix>>
  const total = { cells: 0, wrong: 0 }
  beforeAll(async () => {
    server = await aMatrixServer(letEverybodyIn)
    tryEndpoints = await prepareMatrix(server)
  })
  afterAll(async () => {
    await server.close()
    tellFigures({
      title: 'the same by row-level security alone',
      isTrue: total.cells > 0 && total.wrong === 0,
      figures: `${total.wrong} wrong answers in ${total.cells} cells`,
    })
  })

  it.each([...endpointsByPart(endpoints)])('at every endpoint of %s', async (_part, some) => {
    const { cells, wrong } = await tryEndpoints(some, judgeWithoutGate)
    total.cells += cells.length
    total.wrong += wrong.length

    expect(wrong).toEqual([])
  })
})

it('without the check of the gate wrong answers are found, and without row-level security wrong changes', async () => {
  const apps = ['mail', 'todo', 'contacts', 'notes', 'chat', 'files']
  // A few calls of each app whose tables are opened: enough to see that wrong answers are found.
  const some = apps.flatMap((app) => endpoints.filter(({ path }) => path.startsWith(`/api/${app}`)).slice(0, 10))
  const server = await aMatrixServerForThisTest(letEverybodyIn)
  const tryEndpoints = await prepareMatrix(server)
  const withoutGate = await tryEndpoints(some, judgeWithGate)
  const tables = ['mail.mail', 'todo.todo', 'contacts.contact', 'notes.note', 'chat.chat', 'chat.message', 'chat.reading', 'platform.file']
  for (const table of ['accounts.workspace', 'accounts.membership', 'accounts.invitation', ...tables])
    await server.owner.query(`alter table ${table} disable row level security`)

  const withoutBoth = await tryEndpoints(some, judgeWithoutGate)

  expect(withoutGate.wrong.length).toBeGreaterThan(0)
  expect(withoutBoth.wrong.length).toBeGreaterThan(0)
  for (const app of apps) expect(withoutBoth.wrong.filter((each) => each.includes(`/api/${app}`))).not.toEqual([])
  tellFigures({
    title: 'wrong answers that are found without the gate, and without row-level security as well (controls)',
    isTrue: withoutGate.wrong.length > 0 && withoutBoth.wrong.length > 0,
    figures: `${withoutGate.wrong.length} and ${withoutBoth.wrong.length}`,
  })
})
