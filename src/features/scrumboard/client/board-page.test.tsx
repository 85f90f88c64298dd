// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBoard, aCard } from '../../../../scripts/testing/a-board.ts'
import { cardsIn, openBoardPage, serveBoard } from '../../../../scripts/testing/board-page.tsx'
import { boardPath } from '../board-paths.ts'

// Fetching these takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./board/move-dialog.tsx'), import('../../../shell/parts/confirm/confirm-layer.tsx')])
})
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const link = (name: string): Promise<HTMLElement> => screen.findByRole('link', { name })
const press = (element: Element, key: string, held: { readonly altKey?: boolean } = {}): boolean =>
  fireEvent.keyDown(element, { key, ...held })

describe('a board', () => {
  it('§2.34 shows its lists with their cards, and what a card has in words', async () => {
    const label = { id: crypto.randomUUID(), name: 'Urgent', class: 'red' } as const
    const card = aCard({
      name: 'Offer',
      idLabels: [label.id],
      description: 'Words',
      checklists: [{ id: crypto.randomUUID(), name: 'Steps', checkItems: [{ id: crypto.randomUUID(), name: 'One', checked: true }] }],
    })
    const board = aBoard({ Done: ['Bill'] }, { labels: [label] })
    serveBoard({
      ...board,
      cards: [...board.cards, card],
      lists: [...board.lists, { id: crypto.randomUUID(), name: 'Open', idCards: [card.id] }],
    })
    await openBoardPage(boardPath(board))

    await link('Offer')

    expect(cardsIn('Open')).toEqual(['Offer'])
    expect(cardsIn('Done')).toEqual(['Bill'])
    const words = (await link('Offer')).closest('article')?.textContent
    for (const part of ['Label Urgent', 'Checklists: 1 of 1 done', 'Has a description', 'Attachments: 0', 'Comments: 0']) {
      expect(words).toContain(part)
    }
  })

  it('§8.14 that is not there: says so and shows those that are', async () => {
    serveBoard(aBoard({}))

    await openBoardPage('/apps/scrumboard/boards/00000000-0000-4000-8000-00000000ffff/x')

    expect((await screen.findAllByText('Requested board do not exist.')).length).toBeGreaterThan(1)
    expect(await link('Client Portal')).toBeTruthy()
  })

  it('a load that fails never looks like an empty board', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    await openBoardPage('/apps/scrumboard/boards/00000000-0000-4000-8000-00000000ffff/x')

    expect(await screen.findByText('The board could not be loaded')).toBeTruthy()
    expect(screen.queryByText('No lists yet')).toBeNull()
  })

  it('§7.55 gets another name in its place; Escape leaves it', async () => {
    const board = aBoard({ Open: ['Offer'] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))
    await click(await screen.findByRole('button', { name: 'Client Portal' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the board' }), { target: { value: 'Other' } })
    press(screen.getByRole('textbox', { name: 'Name of the board' }), 'Escape')
    expect(screen.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeTruthy()

    await click(screen.getByRole('button', { name: 'Client Portal' }))
    const field = screen.getByRole('textbox', { name: 'Name of the board' })
    fireEvent.change(field, { target: { value: 'Portal' } })
    await act(async () => void fireEvent.submit(field))

    await waitFor(() => expect(server.board.name).toBe('Portal'))
    expect(screen.getByRole('heading', { level: 1, name: 'Portal' })).toBeTruthy()
  })
})

describe('cards', () => {
  it('§7.64 move by key: shown at once, sent whole with what moved, undone by z', async () => {
    const board = aBoard({ Open: ['Offer', 'Letter'], Done: ['Bill'] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))
    const offer = await link('Offer')
    act(() => offer.focus())

    press(offer, 'ArrowRight', { altKey: true })

    await waitFor(() => expect(cardsIn('Done')).toEqual(['Offer', 'Bill']))
    await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(['orderCards']))
    expect(server.sent[0]?.input).toMatchObject({ boardId: board.id, movedIds: [board.cards[0]?.id] })
    expect(await screen.findByText('Moved «Offer» to Done')).toBeTruthy()
    press(document.body, 'z')
    await waitFor(() => expect(cardsIn('Open')).toEqual(['Offer', 'Letter']))
    await waitFor(() => expect(server.board.lists).toEqual(board.lists))
  })

  it('stay where they were when the server does not take the move, and it can be tried again', async () => {
    const board = aBoard({ Open: ['Offer'], Done: [] })
    const server = serveBoard(board)
    server.isDown = true
    await openBoardPage(boardPath(board))
    const offer = await link('Offer')
    act(() => offer.focus())
    press(offer, 'ArrowRight', { altKey: true })
    await screen.findByRole('button', { name: 'Try again' })
    expect(cardsIn('Open')).toEqual(['Offer'])

    server.isDown = false
    await click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(cardsIn('Done')).toEqual(['Offer']))
    expect(server.board.lists[1]?.idCards).toHaveLength(1)
  })

  it('§7.58 are added one after the other without leaving the field', async () => {
    const board = aBoard({ Open: [] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))
    await click(await screen.findByRole('button', { name: 'Add a card to Open' }))

    for (const name of ['Alpha', 'Beta']) {
      const field = screen.getByRole('textbox', { name: 'Name of the card' })
      fireEvent.change(field, { target: { value: name } })
      await act(async () => void fireEvent.submit(field))
    }

    await waitFor(() => expect(cardsIn('Open')).toEqual(['Alpha', 'Beta']))
    await waitFor(() => expect(server.board.cards.map(({ name }) => name)).toEqual(['Alpha', 'Beta']))
    expect(screen.getByRole('textbox', { name: 'Name of the card' })).toBeTruthy()
  })

  it('that are selected go together', async () => {
    const board = aBoard({ Open: ['Offer', 'Letter', 'Plan'], Done: ['Bill'] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))
    for (const name of ['Offer', 'Plan']) await act(async () => void fireEvent.click(await link(name), { ctrlKey: true }))
    expect(location.pathname).toBe(boardPath(board))
    const plan = await link('Plan')
    act(() => plan.focus())

    press(plan, 'ArrowRight', { altKey: true })

    await waitFor(() => expect(cardsIn('Done')).toEqual(['Bill', 'Offer', 'Plan']))
    await waitFor(() => expect(server.sent[0]?.input).toMatchObject({ movedIds: [board.cards[0]?.id, board.cards[2]?.id] }))
    expect(await screen.findByText('Moved 2 cards to Done')).toBeTruthy()
  })

  it('are moved to a list and a place that somebody is asked for', async () => {
    const board = aBoard({ Open: ['Offer'], Done: ['Bill', 'Note'] })
    serveBoard(board)
    await openBoardPage(boardPath(board))
    const offer = await link('Offer')
    act(() => offer.focus())
    press(offer, 'v')
    const dialog = await screen.findByRole('dialog', { name: 'Move card' })

    fireEvent.change(within(dialog).getByLabelText('List'), { target: { value: board.lists[1]?.id } })
    fireEvent.change(within(dialog).getByLabelText('Position'), { target: { value: '1' } })
    await click(within(dialog).getByRole('button', { name: 'Move' }))

    await waitFor(() => expect(cardsIn('Done')).toEqual(['Bill', 'Offer', 'Note']))
  })

  it('are filtered by the address; nothing is sent and the others are counted', async () => {
    const board = aBoard({ Open: ['Offer', 'Letter'], Done: ['Bill'] })
    const server = serveBoard(board)

    await openBoardPage(`${boardPath(board)}?q=letter`)

    await link('Letter')
    expect(screen.queryByRole('link', { name: 'Offer' })).toBeNull()
    expect(screen.getByText('2 cards are hidden')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Clear filter' }))
    await link('Offer')
    expect(server.sent).toEqual([])
  })
})

describe('lists', () => {
  it('§7.61 go with their cards and come back exactly', async () => {
    const board = aBoard({ Open: ['Offer', 'Letter'], Done: ['Bill'] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))
    await link('Offer')
    await click(screen.getByRole('button', { name: 'Actions for Open' }))
    await click(await screen.findByRole('menuitem', { name: 'Remove list' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Offer' })).toBeNull())
    await waitFor(() => expect(server.board.lists).toHaveLength(1))

    press(document.body, 'z')

    await waitFor(() => expect(cardsIn('Open')).toEqual(['Offer', 'Letter']))
    await waitFor(() => expect(server.board.lists).toEqual(board.lists))
  })

  it('§7.65 are moved by key', async () => {
    const board = aBoard({ Open: [], Doing: [], Done: [] })
    const server = serveBoard(board)
    await openBoardPage(boardPath(board))

    press(await screen.findByRole('button', { name: 'Move Open' }), 'ArrowRight', { altKey: true })

    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Doing', 'Open', 'Done']),
    )
    await waitFor(() => expect(server.board.lists.map(({ name }) => name)).toEqual(['Doing', 'Open', 'Done']))
  })
})
