import { expect, it } from 'vitest'
import { isMeasured, tellFigures } from '../../scripts/access/figures.ts'
import { aMatrixServer } from '../../scripts/access/matrix-server.ts'
import { judgeWithGate, judgeWithoutGate, tryMatrix } from '../../scripts/access/matrix.ts'
import type { Endpoint } from '../kit/endpoint.ts'

const letEverybodyIn = (): void => {}

/** A few calls of each app whose tables are opened: enough to see that wrong answers are found. */
function fewOfEach(endpoints: readonly Endpoint[], apps: readonly string[]): readonly Endpoint[] {
  return apps.flatMap((app) => endpoints.filter(({ path }) => path.startsWith(`/api/${app}`)).slice(0, 10))
}

it('everybody gets only what is theirs by row-level security alone, with the check of the gate switched off', async () => {
  const whole = await aMatrixServer(letEverybodyIn)
  // All of them when measured; on each change a third, another one each day.
  const third = Math.floor(Date.now() / 86_400_000) % 3
  const server = isMeasured() ? whole : { ...whole, endpoints: whole.endpoints.filter((_, place) => place % 3 === third) }

  const { cells, wrong } = await tryMatrix(server, judgeWithoutGate)

  expect(wrong).toEqual([])
  tellFigures({
    title: 'the same by row-level security alone',
    isTrue: wrong.length === 0,
    figures: `${wrong.length} wrong answers in ${cells.length} cells`,
  })
}, 400_000)

it('without the check of the gate wrong answers are found, and without row-level security wrong changes', async () => {
  const apps = ['mail', 'todo', 'contacts', 'notes', 'chat', 'files']
  const whole = await aMatrixServer(letEverybodyIn)
  const server = { ...whole, endpoints: fewOfEach(whole.endpoints, apps) }
  const withoutGate = await tryMatrix(server, judgeWithGate)
  const tables = ['mail.mail', 'todo.todo', 'contacts.contact', 'notes.note', 'chat.chat', 'chat.message', 'chat.reading', 'platform.file']
  for (const table of ['accounts.workspace', 'accounts.membership', 'accounts.invitation', ...tables])
    await server.owner.query(`alter table ${table} disable row level security`)

  const withoutBoth = await tryMatrix(server, judgeWithoutGate)

  expect(withoutGate.wrong.length).toBeGreaterThan(0)
  expect(withoutBoth.wrong.length).toBeGreaterThan(0)
  for (const app of apps) expect(withoutBoth.wrong.filter((each) => each.includes(`/api/${app}`))).not.toEqual([])
  tellFigures({
    title: 'wrong answers that are found without the gate, and without row-level security as well (controls)',
    isTrue: withoutGate.wrong.length > 0 && withoutBoth.wrong.length > 0,
    figures: `${withoutGate.wrong.length} and ${withoutBoth.wrong.length}`,
  })
}, 600_000)
