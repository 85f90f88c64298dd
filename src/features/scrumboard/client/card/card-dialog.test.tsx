// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBoardServer, aCard, aChecklist, newId, openCard } from '../../../../../scripts/testing/card-dialog.tsx'
import { aUser } from '../../../../../scripts/testing/workspace.tsx'

// Fetching it takes longer than a test waits.
beforeAll(async () => void (await import('../../../../shell/parts/confirm/confirm-layer.tsx')))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const click = (element: HTMLElement): Promise<void> => act(async () => void fireEvent.click(element))
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name })
const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } })
const press = (element: HTMLElement, key: string, more: object = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(element, { key, ...more }))

describe('the texts of a card', () => {
  it('§7.62 save themselves 600 ms after the last letter, only what changed', async () => {
    const card = aCard({ name: 'Annual report' })
    const server = aBoardServer(card)
    await openCard(server, card.id)

    type('Title', 'Annual report 2026')
    expect(server.updates).toEqual([])

    await waitFor(() => expect(server.card(card.id).name).toBe('Annual report 2026'))
    expect(server.updates).toEqual([{ id: card.id, name: 'Annual report 2026', version: 1 }])
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('leave what somebody else changed elsewhere in the card', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)
    server.changeElsewhere(card.id, { description: 'By Beat' })

    type('Title', 'Mine')

    await waitFor(() => expect(server.card(card.id)).toMatchObject({ name: 'Mine', description: 'By Beat' }))
  })

  it('ask whose words stay where both wrote the same one', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)
    server.changeElsewhere(card.id, { name: 'Theirs' })

    type('Title', 'Mine')
    const question = await screen.findByRole('alertdialog')
    await click(within(question).getByRole('button', { name: /mine/i }))

    await waitFor(() => expect(server.card(card.id).name).toBe('Mine'))
  })

  it('show what somebody else wrote since they were saved, also where they still have the focus', async () => {
    const card = aCard({ checklists: [aChecklist('Pack')] })
    const server = aBoardServer(card)
    await openCard(server, card.id)
    type('Title', 'Mine')
    await waitFor(() => expect(server.card(card.id).name).toBe('Mine'))
    server.changeElsewhere(card.id, { name: 'Theirs' })

    await click(screen.getByRole('checkbox', { name: 'Pack' }))

    await waitFor(() => expect((field('Title') as HTMLTextAreaElement).value).toBe('Theirs'))
    expect(server.card(card.id).name).toBe('Theirs')
  })

  it('never save a card without a title', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const waitLongEnough = () => act(() => vi.advanceTimersByTimeAsync(800))

    type('Title', '  ')
    await waitLongEnough()

    expect(screen.getByText('A card needs a title.')).toBeTruthy()
    expect(server.updates).toEqual([])
    type('Title', 'Moved')
    await waitLongEnough()
    await expect.poll(() => server.updates).toMatchObject([{ name: 'Moved' }])
  })

  it('shows the description as it is meant, and lets it be written', async () => {
    const card = aCard({ description: 'Bring **both** keys' })
    const server = aBoardServer(card)
    await openCard(server, card.id)
    expect(screen.getByText('both').tagName).toBe('STRONG')

    await click(screen.getByRole('button', { name: 'Edit description' }))
    type('Description', 'Bring _one_ key')
    await press(field('Description'), 'Escape')

    expect(await screen.findByText('one')).toBeTruthy()
    await waitFor(() => expect(server.card(card.id).description).toBe('Bring _one_ key'))
  })
})

describe('checklists', () => {
  it('§4.30 an item is checked and unchecked by a call of its own', async () => {
    const list = aChecklist('Pack', 'Clean')
    const card = aCard({ checklists: [list] })
    const server = aBoardServer(card)
    await openCard(server, card.id)

    await click(screen.getByRole('checkbox', { name: 'Pack' }))

    await waitFor(() => expect(server.card(card.id).checklists[0]?.checkItems[0]?.checked).toBe(true))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 2 done')
    expect(server.updates).toEqual([])

    await click(screen.getByRole('checkbox', { name: 'Pack' }))

    await waitFor(() => expect(server.card(card.id).checklists[0]?.checkItems[0]?.checked).toBe(false))
  })

  it('Enter adds an item and stays for the next; several pasted lines become several', async () => {
    const card = aCard({ checklists: [aChecklist('Pack')] })
    const server = aBoardServer(card)
    await openCard(server, card.id)
    const next = field('Add an item to Steps')

    fireEvent.change(next, { target: { value: 'Clean' } })
    await press(next, 'Enter')
    fireEvent.paste(next, { clipboardData: { files: [], getData: () => '- Paint\n- Lock\n' } })

    await waitFor(() =>
      expect(server.card(card.id).checklists[0]?.checkItems.map(({ name }) => name)).toEqual(['Pack', 'Clean', 'Paint', 'Lock']),
    )
    expect((next as HTMLInputElement).value).toBe('')
  })

  it('keep what somebody else added at the same moment', async () => {
    const list = aChecklist('Pack')
    const card = aCard({ checklists: [list] })
    const server = aBoardServer(card)
    await openCard(server, card.id)
    const theirs = { ...list, checkItems: [...list.checkItems, { id: newId(), name: 'Theirs', checked: true }] }
    server.changeElsewhere(card.id, { checklists: [theirs] })

    const next = field('Add an item to Steps')
    fireEvent.change(next, { target: { value: 'Mine' } })
    await press(next, 'Enter')

    await waitFor(() =>
      expect(
        server
          .card(card.id)
          .checklists[0]?.checkItems.map(({ name }) => name)
          .toSorted(),
      ).toEqual(['Mine', 'Pack', 'Theirs']),
    )
  })

  it('an item becomes a card behind this one', async () => {
    const card = aCard({ checklists: [aChecklist('Pack', 'Clean')] })
    const server = aBoardServer(card)
    await openCard(server, card.id)

    await click(screen.getByRole('button', { name: 'Actions for Clean' }))
    await click(await screen.findByRole('menuitem', { name: 'Make it a card' }))

    await waitFor(() => expect(server.board.cards.map(({ name }) => name)).toEqual(['Annual report', 'Clean']))
    await waitFor(() => expect(server.card(card.id).checklists[0]?.checkItems.map(({ name }) => name)).toEqual(['Pack']))
  })
})

describe('labels', () => {
  it('a new one is made by typing, kept by the board and put on the card', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)
    await click(screen.getByRole('button', { name: 'Labels' }))

    type('Find or make a label', 'Tenants')
    await click(await screen.findByRole('button', { name: 'Make label' }))

    await waitFor(() => expect(server.board.labels.map(({ name }) => name)).toEqual(['Urgent', 'Tenants']))
    await waitFor(() => expect(server.card(card.id).idLabels).toEqual([server.board.labels[1]?.id]))
  })
})

describe('comments', () => {
  it('are sent by Ctrl+Enter, with people named by @', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)

    fireEvent.change(field('Write a comment …'), { target: { value: 'Hello @be' } })
    await press(await screen.findByRole('combobox', { name: 'Write a comment …' }), 'Enter')
    expect((field('Write a comment …') as HTMLTextAreaElement).value).toBe('Hello @Beat Beispiel ')
    await press(field('Write a comment …'), 'Enter', { ctrlKey: true })

    await waitFor(() => expect(server.card(card.id).activities).toMatchObject([{ type: 'comment', message: 'Hello @Beat Beispiel' }]))
    expect(await screen.findByText('@Beat Beispiel')).toBeTruthy()
  })

  it('that did not get through are kept, and stand once when sent again', async () => {
    const card = aCard()
    const server = aBoardServer(card)
    await openCard(server, card.id)
    server.isDown = true
    type('Write a comment …', 'Are you there?')
    await press(field('Write a comment …'), 'Enter', { ctrlKey: true })
    expect(await screen.findByText('Not sent')).toBeTruthy()

    server.isDown = false
    await click(screen.getByRole('button', { name: 'Send again' }))

    await waitFor(() => expect(server.card(card.id).activities).toHaveLength(1))
    await waitFor(() => expect(screen.getAllByText('Are you there?')).toHaveLength(1))
    expect(screen.queryByText('Not sent')).toBeNull()
  })

  it("only one's own can be changed", async () => {
    const time = '2026-11-15T09:00:00.000Z'
    const card = aCard({
      activities: [
        { id: newId(), type: 'comment', idMember: aUser().id, message: 'Mine', time },
        { id: newId(), type: 'comment', idMember: newId(), message: 'Theirs', time },
      ],
    })
    const server = aBoardServer(card)
    await openCard(server, card.id)

    await click(screen.getByRole('button', { name: 'Edit comment' }))
    fireEvent.change(field('Edit comment'), { target: { value: 'Mine, better' } })
    await press(field('Edit comment'), 'Enter', { ctrlKey: true })

    await waitFor(() => expect(server.card(card.id).activities.map(({ message }) => message)).toEqual(['Mine, better', 'Theirs']))
  })
})

it('a card that is not there says so, with a way back', async () => {
  const server = aBoardServer(aCard())
  await openCard(server, newId())

  expect(screen.getByText('This card is not here')).toBeTruthy()
  await click(screen.getByRole('button', { name: 'Back to the board' }))

  expect(history.state).toEqual({ closed: true })
})
