// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChatServer, aContact, aMessage, openChat } from '../../../../scripts/testing/chat-page.tsx'
import type { Contact } from '../contract.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') })
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = (): HTMLElement => screen.getByRole('main')
const box = (): Promise<HTMLElement> => within(page()).findByRole('textbox', { name: /^Message to/ })
const said = (): readonly string[] =>
  within(page())
    .queryAllByRole('article')
    .map((message) => message.getAttribute('aria-label') ?? '')
const heard = async (text: string): Promise<HTMLElement> => within(await within(page()).findByRole('log')).findByText(text)
const link = (name: string): Promise<HTMLElement> => within(page()).findByRole('link', { name: new RegExp(name) })

async function write(text: string, key: Partial<KeyboardEvent> = { key: 'Enter' }): Promise<void> {
  const field = await box()
  await act(async () => void fireEvent.change(field, { target: { value: text } }))
  await act(async () => void fireEvent.keyDown(field, key))
}

async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const [target] = await within(page()).findAllByRole(role, { name })
  await act(async () => void (target && fireEvent.click(target)))
}

async function choose(name: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name })
  await act(async () => void fireEvent.click(item))
}

function openWith(contact: Contact): Promise<void> {
  return openChat(`/apps/chat/${contact.id}`)
}

describe('the people', () => {
  it('§2.35 §7.47 §7.49 §3.28 shows whom one talks with, the newest first, then the others', async () => {
    const anna = aContact({ name: 'Anna Zaugg', mood: 'On the train' })
    const beat = aContact({ name: 'Beat Muster', unread: 1 })
    aChatServer([
      { contact: anna },
      { contact: beat, messages: [aMessage({ who: beat.id, message: 'Coffee at **three**?' })] },
      { contact: aContact({ name: 'Carla Roth' }), messages: [aMessage({ message: 'Done', time: '2026-11-14T09:00:00Z' })] },
    ])
    await openChat()

    await link('Beat Muster')
    const chats = within(within(page()).getByRole('region', { name: 'Chats' })).getAllByRole('link')
    const contacts = within(within(page()).getByRole('region', { name: 'Contacts' })).getAllByRole('link')

    expect(chats.map(({ textContent }) => textContent)).toEqual([
      'Beat Muster 10:00Coffee at three?11 unread messageOnline',
      'Carla Roth 14 NovYou: DoneOnline',
    ])
    expect(contacts.map(({ textContent }) => textContent)).toEqual(['Anna Zaugg On the trainOnline'])
    expect(within(page()).getByText('Choose a contact')).toBeDefined()
  })

  it('§3.26 finds people by name, mood and status, and below them messages by their words', async () => {
    const anna = aContact({ name: 'Anna Zaugg', mood: 'On the train' })
    aChatServer([
      { contact: anna, messages: [aMessage({ message: 'The ledger is done' })] },
      { contact: aContact({ name: 'Beat Muster' }) },
    ])
    await openChat('/apps/chat?q=ledger')

    const found = await within(page()).findByRole('region', { name: 'Messages' })

    expect((await within(found).findByRole('link')).textContent).toContain('The ledger is done')
    expect(within(page()).getByText('Nobody found')).toBeDefined()
    await act(async () => void fireEvent.change(within(page()).getByRole('combobox'), { target: { value: 'train' } }))
    await link('Anna Zaugg')
    expect(within(page()).queryByRole('link', { name: /Beat Muster/ })).toBeNull()
  })

  it('§4.31 §7.50 changes the own status at once, and the mood shortly after the last letter', async () => {
    const server = aChatServer([{ contact: aContact() }])
    await openChat()

    await press(/^Your status: Online/)
    const away = await screen.findByRole('menuitemcheckbox', { name: 'Away' })
    await act(async () => void fireEvent.click(away))
    await within(page()).findByRole('button', { name: 'Your status: Away' })
    await press('Your status, mood and keys')
    const mood = await screen.findByLabelText('Mood')
    await act(async () => void fireEvent.change(mood, { target: { value: 'In the' } }))
    await act(async () => void fireEvent.change(mood, { target: { value: 'In the archive' } }))

    await expect.poll(() => server.changes).toEqual(['user {"status":"away"}', 'user {"mood":"In the archive"}'])
    expect(server.user()).toMatchObject({ status: 'away', mood: 'In the archive' })
  })

  it('says that loading failed, and loads when asked again; it never looks empty', async () => {
    const server = aChatServer([{ contact: aContact() }])
    server.isCut = true
    await openChat()
    await within(page()).findByText('The people could not be loaded')

    server.isCut = false
    await press('Try again')

    expect(await link('Mira Keller')).toBeDefined()
  })

  it('says so where nobody has the address', async () => {
    aChatServer([{ contact: aContact() }])
    await openChat('/apps/chat/00000000-0000-4000-8000-999999999999')

    expect(await within(page()).findByText('This contact is not here')).toBeDefined()
  })
})

describe('a conversation', () => {
  it('§7.48 §3.27 shows who said what and when, the line before what is new, and marks it as read', async () => {
    const mira = aContact({ unread: 1 })
    const messages = [aMessage({ message: 'Ready?', time: '2026-11-14T09:00:00Z' }), aMessage({ who: mira.id, message: 'Yes' })]
    const server = aChatServer([{ contact: mira, messages }])
    await openWith(mira)

    await heard('Yes')

    expect(said()).toEqual(['You, Saturday, 14 November 2026, 10:00: Ready?', 'Mira Keller, Sunday, 15 November 2026, 10:00: Yes'])
    expect(within(page()).getByText('New messages')).toBeDefined()
    expect(within(page()).getByText('Yesterday')).toBeDefined()
    await expect.poll(() => server.talkWith(mira).readTo).toBe(2)
    expect(within(page()).getByText('New messages')).toBeDefined()
  })

  it('§7.51 says something by Enter, shows it at once, and empties the box', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira }])
    await openWith(mira)
    await within(page()).findByText('Type to begin')

    await write('Shall we begin?')

    expect(said()).toHaveLength(1)
    expect((await box()).textContent).toBe('')
    await expect.poll(() => server.talkWith(mira).messages.map(({ message }) => message)).toEqual(['Shall we begin?'])
    await within(page()).findByText('Sent')
    expect((await link('Mira Keller')).textContent).toContain('You: Shall we begin?')
  })

  it('sends nothing empty and nothing longer than ten thousand signs', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira }])
    await openWith(mira)

    await write('   ')
    await write('a'.repeat(10_001))

    expect(within(page()).getByText(/^1 characters too many/)).toBeDefined()
    expect(server.changes.filter((change) => change.startsWith('send'))).toEqual([])
    await write('a'.repeat(10_000))
    await expect.poll(() => server.talkWith(mira).messages).toHaveLength(1)
  })

  it('Shift+Enter begins a line; with the setting swapped only Ctrl+Enter sends', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira }])
    await openWith(mira)
    await write('One', { key: 'Enter', shiftKey: true })
    await press('Your status, mood and keys')
    await act(async () => void fireEvent.click(await screen.findByRole('switch', { name: /^Enter sends/ })))
    await expect.poll(() => server.user().enterSends).toBe(false)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close' })))

    await write('One', { key: 'Enter' })
    const before = server.talkWith(mira).messages.length
    await write('One', { key: 'Enter', ctrlKey: true })

    expect(before).toBe(0)
    await expect.poll(() => server.talkWith(mira).messages).toHaveLength(1)
  })

  it('keeps what the network swallowed, and sends it once and in order when it is back', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira }])
    await openWith(mira)
    await box()
    server.isCut = true
    await write('One')
    await write('Two')
    await expect.poll(() => within(page()).queryAllByText(/^Not sent yet/)).toHaveLength(2)

    server.isCut = false
    await act(async () => void dispatchEvent(new Event('online')))

    await expect.poll(() => server.talkWith(mira).messages.map(({ message }) => message)).toEqual(['One', 'Two'])
    expect(said()).toHaveLength(2)
    expect(within(page()).queryByText(/^Not sent yet/)).toBeNull()
  })

  it('a message that was not sent can be tried again or discarded', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira }])
    await openWith(mira)
    await box()
    server.isCut = true
    await write('One')
    await write('Two')
    await expect.poll(() => within(page()).queryAllByText(/^Not sent yet/)).toHaveLength(2)

    await press('Discard')
    server.isCut = false
    await press('Try again')

    await expect.poll(() => server.talkWith(mira).messages.map(({ message }) => message)).toEqual(['Two'])
  })

  it('Up in an empty box changes the last own message; Escape leaves it; undo brings the old words back', async () => {
    const mira = aContact()
    const server = aChatServer([
      { contact: mira, messages: [aMessage({ message: 'At tne' }), aMessage({ who: mira.id, message: 'When?' })] },
    ])
    await openWith(mira)
    await heard('At tne')

    await act(async () => void fireEvent.keyDown(within(page()).getByRole('textbox', { name: /^Message to/ }), { key: 'ArrowUp' }))
    await act(async () => void fireEvent.keyDown(within(page()).getByRole('textbox', { name: 'Change message' }), { key: 'Escape' }))
    await act(async () => void fireEvent.keyDown(await box(), { key: 'ArrowUp' }))
    const field = within(page()).getByRole('textbox', { name: 'Change message' })
    await act(async () => void fireEvent.change(field, { target: { value: 'At ten' } }))
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))

    await heard('At ten')
    await heard('edited')
    await expect.poll(() => server.changes.filter((change) => change.startsWith('edit'))).toHaveLength(1)
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Undo' })))
    await heard('At tne')
  })

  it('offers no change of a message after six hours', async () => {
    const mira = aContact()
    aChatServer([{ contact: mira, messages: [aMessage({ message: 'Old', time: '2026-11-15T04:00:00Z' })] }])
    await openWith(mira)
    await heard('Old')

    await press('What to do with this message')
    await screen.findByRole('menuitem', { name: 'Copy text' })

    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull()
  })

  it('a message is removed and brought back', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira, messages: [aMessage({ message: 'Wrong window' })] }])
    await openWith(mira)
    await heard('Wrong window')

    await press('What to do with this message')
    await choose('Remove')
    await heard('This message was removed.')
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Undo' })))

    await heard('Wrong window')
    await expect.poll(() => server.talkWith(mira).messages[0]?.isRemoved).toBe(false)
  })

  it('marked unread from a message on, it stays so until the conversation is left', async () => {
    const mira = aContact()
    const server = aChatServer([
      { contact: mira, messages: [aMessage({ who: mira.id, message: 'One' }), aMessage({ who: mira.id, message: 'Two' })] },
    ])
    await openWith(mira)
    await heard('Two')

    await press('What to do with this message')
    await choose('Mark unread from here')

    await heard('New messages')
    await expect.poll(() => server.talkWith(mira).readTo).toBe(1)
    expect((await link('Mira Keller')).textContent).toContain('1 unread message')
  })

  it('arrow keys, Home and End go from message to message', async () => {
    const mira = aContact()
    aChatServer([{ contact: mira, messages: ['One', 'Two', 'Three'].map((message) => aMessage({ message })) }])
    await openWith(mira)
    await heard('Three')
    const messages = within(page()).getAllByRole('article')
    act(() => messages.at(-1)?.focus())

    const seen = ['ArrowUp', 'Home', 'ArrowDown', 'End', 'ArrowDown'].map((key) => {
      act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
      return messages.findIndex((message) => message === document.activeElement)
    })

    expect(seen).toEqual([1, 0, 1, 2, 2])
  })

  it('earlier messages come by a button too', async () => {
    const mira = aContact()
    aChatServer([{ contact: mira, messages: Array.from({ length: 60 }, (_, at) => aMessage({ message: `Word ${at}` })) }])
    await openWith(mira)
    await heard('Word 59')
    expect(said()).toHaveLength(50)

    await press('Earlier messages')

    await heard('Word 0')
    expect(said()).toHaveLength(60)
    expect(within(page()).queryByRole('button', { name: 'Earlier messages' })).toBeNull()
  })
})

describe('one state for page and panel', () => {
  it('§4.10 a draft begun on the page stands in the panel, and stays when the panel closes', async () => {
    const mira = aContact()
    const server = aChatServer([{ contact: mira, messages: [aMessage()] }])
    await openWith(mira)
    const field = await box()
    await act(async () => void fireEvent.change(field, { target: { value: 'To be go' } }))
    const panel = screen.getByRole('complementary', { name: 'Team Chat', hidden: true })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Team Chat/ })))
    const person = await within(panel).findByRole('button', { name: /^Mira Keller/ })

    await act(async () => void fireEvent.click(person))
    const inPanel = await within(panel).findByRole('textbox', { name: 'Message to Mira Keller' })
    await act(async () => void fireEvent.change(inPanel, { target: { value: 'To be gone' } }))
    const title = within(panel).getByRole('heading').textContent
    await act(async () => void fireEvent.keyDown(inPanel, { key: 'Escape' }))

    expect(title).toContain('Mira Keller')
    expect(panel.hasAttribute('data-open')).toBe(false)
    expect(within(panel).queryByRole('textbox')).toBeNull()
    expect(within(page()).getByDisplayValue('To be gone')).toBe(field)
    await expect.poll(() => server.talkWith(mira).draft).toBe('To be gone')
  })

  it('a draft is kept for each conversation and marked in the list', async () => {
    const mira = aContact()
    const beat = aContact({ name: 'Beat Muster' })
    aChatServer([
      { contact: mira, messages: [aMessage()] },
      { contact: beat, messages: [aMessage()] },
    ])
    await openWith(mira)
    await act(async () => void fireEvent.change(await box(), { target: { value: 'Half a' } }))

    await act(async () => void fireEvent.click(await link('Beat Muster')))
    await within(page()).findByRole('textbox', { name: 'Message to Beat Muster' })

    expect((await link('Mira Keller')).textContent).toContain('Draft: Half a')
    await act(async () => void fireEvent.click(await link('Mira Keller')))
    expect(within(page()).getByDisplayValue('Half a')).toBeDefined()
  })
})

describe('what comes in', () => {
  it('is told with the way there, but not of the conversation one looks at', async () => {
    const [mira, beat] = [aContact(), aContact({ name: 'Beat Muster' })]
    const server = aChatServer([
      { contact: mira, messages: [aMessage()] },
      { contact: beat, messages: [aMessage()] },
    ])
    await openWith(mira)
    await heard('Hello')

    await act(async () => server.hear(mira, 'Seen here'))
    await heard('Seen here')
    await act(async () => server.hear(beat, 'Are you **there**?'))

    await expect.poll(() => screen.queryAllByText('Beat Muster: Are you there?')).not.toHaveLength(0)
    expect(screen.queryByText('Mira Keller: Seen here')).toBeNull()
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Open' })))
    expect(location.pathname).toBe(`/apps/chat/${beat.id}`)
  })

  it('is not told to whoever does not want to be disturbed, only counted', async () => {
    const beat = aContact({ name: 'Beat Muster' })
    const server = aChatServer([{ contact: beat, messages: [aMessage()] }])
    await openChat()
    await press(/^Your status: Online/)
    const choice = await screen.findByRole('menuitemcheckbox', { name: 'Do not disturb' })
    await act(async () => void fireEvent.click(choice))
    await expect.poll(() => server.user().status).toBe('do-not-disturb')

    await act(async () => server.hear(beat, 'Are you there?'))

    await expect.poll(async () => (await link('Beat Muster')).textContent).toContain('1 unread message')
    expect(screen.queryByText('Beat Muster: Are you there?')).toBeNull()
  })
})
