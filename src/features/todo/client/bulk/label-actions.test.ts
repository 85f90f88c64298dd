import { afterEach, expect, it, vi } from 'vitest'
import { aTodo } from '../../../../../scripts/testing/a-todo.ts'
import { serveContract, serving } from '../../../../../scripts/testing/contract-server.ts'
import { toggleLabel } from '../../contract.ts'
import { labelEdit } from '../changes/todo-edits.ts'
import { labelActions } from './label-actions.ts'

afterEach(() => vi.unstubAllGlobals())

const [one, two] = [
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000401', labels: [1] }),
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000402', labels: [1, 2] }),
]

it('shows a label as on where all have it, and as mixed where some do', () => {
  const states = labelActions([one, two], () => undefined).map(({ id, isOn = false, isMixed = false }) => `${id} ${isOn} ${isMixed}`)

  expect(states).toEqual(['frontend false false', 'backend true false', 'api false true', 'issue false false', 'mobile false false'])
})

it('§4.27 §7.24 gives a label to those that have it not, and takes it from exactly these again', async () => {
  const sent: (readonly string[])[] = []
  serveContract([serving(toggleLabel, ({ selectedTodoIds }) => (sent.push(selectedTodoIds), { changed: selectedTodoIds.length }))])

  const edit = labelEdit([one, two], 2)
  await edit?.send()
  await edit?.back?.send()

  expect([edit?.isOn, sent]).toEqual([true, [[one.id], [one.id]]])
  expect(edit?.show(one)).toMatchObject({ labels: [1, 2] })
  expect(edit?.back?.show({ ...one, labels: [1, 2] })).toMatchObject({ labels: [1] })
})

it('takes a label from all where all have it', () => {
  const edit = labelEdit([one, two], 1)

  expect([edit?.isOn, edit?.count, edit?.show(two)]).toMatchObject([false, 2, { labels: [2] }])
})
