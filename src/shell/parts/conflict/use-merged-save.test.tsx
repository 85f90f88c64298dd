// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { useMergedSave } from './use-merged-save.ts'

afterEach(cleanup)

type Row = { readonly title: string; readonly notes: string; readonly version: number }
const base: Row = { title: 'Milk', notes: '', version: 1 }
const titles = { title: 'Title', notes: 'Notes' }

/** A server that somebody else has changed in the meantime. */
function aServerWith(theirs: Row) {
  const save = vi.fn<(changes: Partial<Row>, version: number) => Promise<Row>>(async (changes, version) => {
    if (version !== theirs.version) throw new Problem('conflict', 'Somebody else was faster.')
    return { ...theirs, ...changes, version: version + 1 }
  })
  return { save, read: () => Promise.resolve(theirs) }
}

async function saveThere(mine: Partial<Row>, server: ReturnType<typeof aServerWith>): Promise<{ saved: () => Row | undefined }> {
  let saved: Row | undefined
  function Saver(): ReactNode {
    const save = useMergedSave<Row>({ titles })
    return (
      <button type="button" onClick={() => void save({ base, mine, ...server }).then((row) => (saved = row))}>
        Save
      </button>
    )
  }
  await renderInWorkspace(<Saver />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return { saved: () => saved }
}

it('saves at once where nobody was faster', async () => {
  const server = aServerWith(base)

  const { saved } = await saveThere({ title: 'Oat milk' }, server)

  await waitFor(() => expect(saved()).toEqual({ title: 'Oat milk', notes: '', version: 2 }))
  expect(server.save).toHaveBeenCalledOnce()
})

it('joins what each changed alone, without a question', async () => {
  const server = aServerWith({ title: 'Milk', notes: 'two litres', version: 4 })

  const { saved } = await saveThere({ title: 'Oat milk' }, server)

  await waitFor(() => expect(saved()).toEqual({ title: 'Oat milk', notes: 'two litres', version: 5 }))
})

it.each([
  ['Keep mine', { title: 'Oat milk', notes: '', version: 5 }],
  ['Take theirs', { title: 'Cream', notes: '', version: 4 }],
])('asks whose words stay: «%s»', async (button, expected) => {
  const { saved } = await saveThere({ title: 'Oat milk' }, aServerWith({ title: 'Cream', notes: '', version: 4 }))
  await screen.findByRole('alertdialog', { name: 'Somebody else changed «Title» too' })

  fireEvent.click(screen.getByRole('button', { name: button }))

  await waitFor(() => expect(saved()).toEqual(expected))
})
