// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { useConfirm, type Question } from './confirm-store.ts'

afterEach(cleanup)

const question: Question = { title: 'Delete 3 messages for ever?', body: 'They cannot be brought back.', verb: 'Delete', isDanger: true }

/** Asks, and hands out the answers that are still to come. */
async function ask(...questions: readonly Question[]): Promise<readonly Promise<boolean>[]> {
  let answers: readonly Promise<boolean>[] = []
  function Asking(): ReactNode {
    const confirm = useConfirm()
    return (
      <button type="button" onClick={() => void (answers = questions.map((each) => confirm(each)))}>
        Ask
      </button>
    )
  }
  await renderInWorkspace(<Asking />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask' })))
  await screen.findByRole('alertdialog')
  return answers
}

it('§2.31 the dialog area asks with consequence and verb, and the safe button has the focus', async () => {
  void (await ask(question))

  const dialog = screen.getByRole('alertdialog', { name: question.title })
  expect(dialog.textContent).toContain(question.body)
  await expect.poll(() => document.activeElement?.textContent).toBe('Cancel')
})

it.each([
  ['Delete', true],
  ['Cancel', false],
])('%s answers %s', async (name, expected) => {
  const [answer] = await ask(question)

  await act(async () => fireEvent.click(screen.getByRole('button', { name })))

  expect(await answer).toBe(expected)
})

it('Escape changes nothing', async () => {
  const [answer] = await ask(question)

  await act(async () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }))

  expect(await answer).toBe(false)
})

it('the gravest things happen only after their name was typed', async () => {
  const [answer] = await ask({ ...question, typed: 'Spring campaign' })
  let given: boolean | undefined
  void answer?.then((isYes) => (given = isYes))

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })))
  expect(given).toBeUndefined()
  fireEvent.change(screen.getByLabelText('Type «Spring campaign» to confirm'), { target: { value: 'Spring campaign' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })))

  expect(given).toBe(true)
})

it('a second question waits for the answer to the first', async () => {
  const [first, second] = await ask(question, { ...question, title: 'And the board?' })

  expect(screen.queryByText('And the board?')).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })))
  expect(await first).toBe(true)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })))

  expect(await second).toBe(false)
})
