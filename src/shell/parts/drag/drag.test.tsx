// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { useDragBoard } from './drag-board.ts'
import { DragItem } from './drag-item.tsx'
import { DragList } from './drag-list.tsx'
import { moveAcross, type DragListContent } from './order.ts'

afterEach(cleanup)

const aBoard: readonly DragListContent[] = [
  { id: 'open', title: 'Open', items: ['Offer', 'Letter', 'Plan'].map((title) => ({ id: title, title })) },
  { id: 'done', title: 'Done', items: [{ id: 'Bill', title: 'Bill' }] },
]

it('moves a card along its list with Alt and an arrow, says so and keeps the focus on it', async () => {
  await renderInWorkspace(<Board />)
  const handle = screen.getByRole('button', { name: 'Move Offer' })
  handle.focus()

  fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true })

  expect(cardsIn('Open')).toEqual(['Letter', 'Offer', 'Plan'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Offer' }))
  await waitFor(() => expect(document.body.textContent).toContain('Offer moved to position 2 of 3 in Open'))
})

it('moves a card to the list beside at the same height', async () => {
  await renderInWorkspace(<Board />)
  const handle = screen.getByRole('button', { name: 'Move Letter' })
  handle.focus()

  fireEvent.keyDown(handle, { key: 'ArrowRight', altKey: true })

  expect(cardsIn('Open')).toEqual(['Offer', 'Plan'])
  expect(cardsIn('Done')).toEqual(['Bill', 'Letter'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Letter' }))
  await waitFor(() => expect(document.body.textContent).toContain('Letter moved to position 2 of 2 in Done'))
})

it('says when a card cannot go further', async () => {
  await renderInWorkspace(<Board />)

  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Offer' }), { key: 'ArrowUp', altKey: true })

  expect(cardsIn('Open')).toEqual(['Offer', 'Letter', 'Plan'])
  await waitFor(() => expect(document.body.textContent).toContain('Offer cannot go further'))
})

it('offers the same moves in a menu', async () => {
  await renderInWorkspace(<Board />)

  fireEvent.click(screen.getByRole('button', { name: 'Move Offer' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }))

  await waitFor(() => expect(cardsIn('Done')).toEqual(['Bill', 'Offer']))
})

it('a finger that rests on a whole thing takes it along; one that moves at once only scrolls', async () => {
  const dragging: boolean[] = []
  await renderInWorkspace(<Board grip="whole" onDragging={(isDragging) => dragging.push(isDragging)} />)
  const [offer, bill] = ['Offer', 'Bill'].map((name) => screen.getByText(name).closest('li'))
  if (!offer || !bill) throw new Error('both cards are there')
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true }
  const touch = (name: string, clientY: number): boolean => offer.dispatchEvent(new PointerEvent(name, { ...finger, clientX: 5, clientY }))
  document.elementFromPoint = () => bill

  touch('pointerdown', 0)
  touch('pointermove', 30)
  touch('pointerup', 30)
  expect(dragging).toEqual([])
  touch('pointerdown', 0)
  await waitFor(() => expect(dragging).toEqual([true]))
  act(() => void touch('pointermove', 30))
  act(() => void touch('pointerup', 30))

  expect(dragging).toEqual([true, false])
  await waitFor(() => expect(cardsIn('Done')).toEqual(['Bill', 'Offer']))
})

function cardsIn(list: string): readonly string[] {
  return [...screen.getByRole('list', { name: list }).querySelectorAll('b')].map((card) => card.textContent)
}

type BoardProps = { readonly grip?: 'handle' | 'whole'; readonly onDragging?: (isDragging: boolean) => void }

function Board({ grip = 'handle', onDragging = () => undefined }: BoardProps): ReactNode {
  const [lists, setLists] = useState(aBoard)
  const board = useDragBoard({ lists, onMove: (move) => setLists(moveAcross(lists, move)), onDragging })
  return lists.map(({ id, items }) => (
    <DragList key={id} board={board} id={id}>
      {items.map((item) => (
        <DragItem key={item.id} board={board} id={item.id} grip={grip}>
          {({ handle }) => (
            <>
              {handle}
              <b>{item.title}</b>
            </>
          )}
        </DragItem>
      ))}
    </DragList>
  ))
}
