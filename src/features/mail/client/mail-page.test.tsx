// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { noticeStore } from '../../../shell/workspace/notices/notices.ts'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import {
  countMails,
  deleteMails,
  listMails,
  listMailStates,
  listTrustedSenders,
  readMail,
  readSender,
  restoreMails,
  setFolder,
  toggleLabel,
  updateMail,
  updateMails,
} from '../contract.ts'
import { filters, folders, labels } from '../folders.ts'
import type { Mail, MailState } from '../mail.ts'
import { mailApp } from './app.ts'
import { addressIn, belongsTo, type WhichMails } from './mail-place.ts'
import { Page } from './mail-page.tsx'

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

let made = 0
function aMail(change: Partial<Mail> = {}): Mail {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return {
    id,
    from: { name: 'Mira Keller', avatar: '', email: 'mira.keller@example.org' },
    to: [{ name: 'Andrea Beispiel', email: aUser().email }],
    subject: 'Draft of the newsletter',
    message: '<p>I have shortened the second part.</p>',
    time: '2026-06-28T08:00:00Z',
    read: true,
    starred: false,
    important: false,
    hasAttachments: false,
    attachments: [],
    labels: [],
    folder: 0,
    cc: [],
    bcc: [],
    excerpt: 'I have shortened the second part.',
    threadId: id,
    state: 'kept',
    sendAt: null,
    version: 1,
    ...change,
  }
}

type Changes = { readonly [Name in keyof MailState]?: MailState[Name] | undefined }

/** A mailbox that remembers, as the server does. */
function serveMailbox(first: readonly Mail[], isProved = true) {
  let mails = [...first]
  let isBroken = false
  const change = (ids: readonly string[], to: (mail: Mail) => Changes): { changed: number } => {
    if (isBroken) throw new Problem('unavailable', 'broken')
    mails = mails.map((mail) => (ids.includes(mail.id) ? { ...mail, ...known(to(mail)) } : mail))
    return { changed: ids.length }
  }
  const inPlace = (asked: WhichMails & { readonly threadId?: string | undefined }): Mail[] => {
    if (isBroken) throw new Problem('unavailable', 'broken')
    if (asked.threadId !== undefined) return mails.filter(({ threadId }) => threadId === asked.threadId)
    const path = asked.filterHandle
      ? `filter/${asked.filterHandle}`
      : asked.labelHandle
        ? `label/${asked.labelHandle}`
        : (asked.folderHandle ?? 'inbox')
    const place = addressIn(`/apps/mail/${path}`)?.place
    return mails.filter((mail) => place && belongsTo(place, mail) && mail.subject.includes(asked.q ?? ''))
  }
  const countOf = (id: number, found: readonly Mail[]): { id: number; total: number; unread: number } => ({
    id,
    total: found.length,
    unread: found.filter(({ read }) => !read).length,
  })
  const server = serveContract([
    serving(listMails, (asked) => inPlace(asked).map((mail) => ({ ...mail, message: '' }))),
    serving(readMail, ({ mailId }) => {
      const mail = mails.find(({ id }) => id === mailId)
      if (!mail) throw new Problem('not-found', 'gone')
      return mail
    }),
    serving(countMails, () => ({
      folders: folders.map(({ id }) =>
        countOf(
          id,
          mails.filter(({ folder }) => folder === id),
        ),
      ),
      filters: filters.map(({ id }) => countOf(id, [])),
      labels: labels.map(({ id }) => countOf(id, [])),
    })),
    serving(listMailStates, (asked) =>
      inPlace(asked).map(({ id, folder, labels: put, read, starred, important }) => ({
        id,
        folder,
        labels: put,
        read,
        starred,
        important,
      })),
    ),
    serving(listTrustedSenders, () => []),
    serving(readSender, () => ({ email: aUser().email, isProved })),
    serving(updateMail, ({ id, ...changes }) => {
      change([id], () => changes)
      return mails.find((mail) => mail.id === id) ?? aMail()
    }),
    serving(updateMails, ({ selectedMailIds, changes }) => change(selectedMailIds, () => changes)),
    serving(setFolder, ({ selectedMailIds, folderId }) => change(selectedMailIds, () => ({ folder: folderId }))),
    serving(toggleLabel, ({ selectedMailIds, labelId }) =>
      change(selectedMailIds, ({ labels: put }) => ({
        labels: put.includes(labelId) ? put.filter((id) => id !== labelId) : [...put, labelId],
      })),
    ),
    serving(restoreMails, ({ mails: states }) =>
      change(
        states.map(({ id }) => id),
        ({ id }) => states.find((state) => state.id === id) ?? {},
      ),
    ),
    serving(deleteMails, ({ selectedMailIds }) => {
      mails = mails.filter(({ id }) => !selectedMailIds.includes(id))
      return { changed: selectedMailIds.length }
    }),
  ])
  return { ...server, mails: () => mails, breakDown: () => void (isBroken = true), mend: () => void (isBroken = false) }
}

/** Only what is really named. */
function known(changes: Changes): Partial<MailState> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}

function Around(): ReactNode {
  const told = noticeStore.useState(({ history }) => history)
  const action = told[0]?.action
  return (
    <>
      <output aria-label="told">{told[0]?.text}</output>
      {action ? (
        <button type="button" onClick={action.run}>
          {action.label}
        </button>
      ) : null}
      <Page />
      <CommandLayer />
    </>
  )
}

async function open(mails: readonly Mail[], path = '/apps/mail/inbox', { isProved = true } = {}) {
  const server = serveMailbox(mails, isProved)
  await renderInWorkspace(<Around />, { apps: [mailApp], user: aUser(), path })
  return server
}

const rows = async (): Promise<readonly HTMLElement[]> =>
  within(await screen.findByRole('list', { name: 'Messages' })).findAllByRole('listitem')
const subjects = (): readonly (string | null)[] =>
  screen.queryByRole('list', { name: 'Messages' })
    ? within(screen.getByRole('list', { name: 'Messages' }))
        .queryAllByRole('link')
        .map((link) => link.textContent)
    : []
const press = async (name: string | RegExp, role = 'button'): Promise<void> => {
  const found = await screen.findByRole(role, { name })
  await act(async () => void fireEvent.click(found))
}
const key = (pressed: string, held: object = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...held }))
const told = (): string => screen.getByLabelText('told').textContent ?? ''

describe('whose address is not confirmed', () => {
  it('is told why no mail comes and goes, and what to do; others are not', async () => {
    await open([aMail()], '/apps/mail/inbox', { isProved: false })

    expect(await screen.findByText(/is not confirmed yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Confirm address' }).getAttribute('href')).toBe('/confirm-address')
    cleanup()
    await open([aMail()])
    await rows()
    expect(screen.queryByText(/is not confirmed yet/)).toBeNull()
  })
})

describe('the list', () => {
  it('§2.41 §9.11 §3.14 says of each mail who, when, what, and what it begins with; today with the time, another year with the year', async () => {
    await open([
      aMail({ subject: 'Today', time: '2026-11-15T08:05:00Z', read: false, excerpt: 'Good morning' }),
      aMail({ subject: 'June', time: '2026-06-28T08:00:00Z', labels: [2], important: true }),
      aMail({ subject: 'Long ago', time: '2024-06-28T08:00:00Z', hasAttachments: true }),
    ])

    const [today, june, ago] = (await rows()).map((row) => row.textContent ?? '')

    expect(today).toContain('Unread')
    expect(today).toContain('09:05')
    expect(today).toContain('Good morning')
    expect(june).toContain('28 Jun')
    expect(june).toContain('Invoice')
    expect(june).toContain('Important')
    expect(ago).toContain('28 Jun 2024')
    expect(ago).toContain('With attachment')
  })

  it('§3.15 leads from the app to the inbox, and from a folder that does not exist to the page that says so', async () => {
    await open([aMail()], '/apps/mail')
    await rows()
    expect(location.pathname).toBe('/apps/mail/inbox')
    cleanup()

    await open([aMail()], '/apps/mail/attic')

    await expect.poll(() => location.pathname).toBe('/pages/errors/error-404')
  })

  it('shows recipients instead of oneself among what was sent', async () => {
    await open([aMail({ folder: 1, to: [{ name: 'Beat Muster', email: 'beat@example.com' }] })], '/apps/mail/sent')

    expect((await rows())[0]?.textContent).toContain('To: Beat Muster')
  })

  it('§3.16 §3.17 shows what a filter or a label brings together, without spam and trash', async () => {
    const starred = { starred: true, labels: [3] }
    await open(
      [
        aMail({ subject: 'Inbox', ...starred }),
        aMail({ subject: 'Sent', folder: 1, ...starred }),
        aMail({ subject: 'Trash', folder: 4, ...starred }),
      ],
      '/apps/mail/filter/starred',
    )
    await rows()
    expect(subjects()).toHaveLength(2)
    cleanup()

    await open([aMail({ subject: 'With', labels: [3] }), aMail({ subject: 'Without' })], '/apps/mail/label/amazon')
    await rows()

    expect(subjects()).toHaveLength(1)
  })

  it.each([
    ['inbox', 'Your inbox is empty'],
    ['sent', 'Nothing sent yet'],
    ['drafts', 'No drafts'],
    ['spam', 'No spam'],
    ['trash', 'The trash is empty'],
    ['label/note', 'No message with this label'],
    ['inbox?q=nowhere', 'No message found'],
  ])('says why there is nothing in %s', async (place, title) => {
    await open([], `/apps/mail/${place}`)

    expect((await screen.findByText(title)).textContent).toBe(title)
  })

  it('says that loading failed, and loads when asked again; it never looks empty', async () => {
    const server = serveMailbox([aMail()])
    server.breakDown()
    await renderInWorkspace(<Around />, { apps: [mailApp], user: aUser(), path: '/apps/mail/inbox' })
    await screen.findByText('The messages could not be loaded')
    expect(screen.queryByText('Your inbox is empty')).toBeNull()

    server.mend()
    await press('Try again')

    expect(await rows()).toHaveLength(1)
  })
})

describe('what is done to mails', () => {
  it('§4.28 §7.15 deleting moves to the trash, and undo brings back exactly what was there', async () => {
    const before = [
      aMail({ subject: 'One', labels: [1, 2], starred: true }),
      aMail({ subject: 'Two', read: false, important: true }),
      aMail({ subject: 'Three' }),
    ]
    const server = await open(before)
    await rows()
    await press('Select «One»', 'checkbox')
    await press('Select «Two»', 'checkbox')

    await press('Delete')
    await expect.poll(() => subjects()).toHaveLength(1)
    await expect.poll(() => server.mails().map(({ folder }) => folder)).toEqual([4, 4, 0])
    expect(told()).toBe('Moved 2 messages to Trash')
    await expect.poll(() => screen.queryByText('2 selected')).toBeNull()
    await press('Undo')

    await expect.poll(() => subjects()).toHaveLength(3)
    expect(server.mails()).toEqual(before)
  })

  it('§4.27 §7.16 puts a label first on all that lack it, then takes it from all', async () => {
    const server = await open([aMail({ subject: 'One', labels: [2] }), aMail({ subject: 'Two', labels: [0] })])
    await rows()
    await press('Select all', 'checkbox')
    await press('Labels …')
    const box = await screen.findByRole('checkbox', { name: 'Invoice' })
    expect(box.getAttribute('aria-checked')).toBe('mixed')
    const words = within(screen.getByRole('dialog')).getByText('Invoice')

    await act(async () => void fireEvent.click(words))
    await expect.poll(() => server.mails().map(({ labels: put }) => put)).toEqual([[2], [0, 2]])
    expect(told()).toBe('')
    await act(async () => void fireEvent.click(words))

    await expect.poll(() => server.mails().map(({ labels: put }) => put)).toEqual([[], [0]])
    expect(told()).toBe('Took the label «Invoice» from 2 messages')
  })

  it('§4.26 §7.14 a star shows at once, and is taken back where the server does not take it', async () => {
    const server = await open([aMail({ subject: 'One' })])
    await rows()

    await press('Star «One»')
    await expect.poll(() => server.mails()[0]?.starred).toBe(true)
    server.breakDown()
    await press('Star «One»')

    await expect.poll(() => told()).toContain('Not saved and taken back')
    expect(screen.getByRole('button', { name: 'Star «One»' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('§7.17 deletes for good only in the trash, only after asking', async () => {
    const server = await open([aMail({ subject: 'One', folder: 4 }), aMail({ subject: 'Two' })], '/apps/mail/trash')
    await rows()
    await press('Select «One»', 'checkbox')
    await press('Delete for good')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Delete 1 message for good?')
    expect(server.mails()).toHaveLength(2)

    await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Delete for good' })))

    await expect.poll(() => server.mails().map(({ subject }) => subject)).toEqual(['Two'])
    await screen.findByText('The trash is empty')
  })

  it('the menu above the list selects those of a kind instead of what was selected', async () => {
    await open([
      aMail({ subject: 'One', read: false }),
      aMail({ subject: 'Two', starred: true }),
      aMail({ subject: 'Three', starred: true }),
    ])
    await rows()
    await press('Select «One»', 'checkbox')

    await press('Choose what to select')
    await press(/^Starred/, 'menuitem')

    expect((await screen.findByRole('toolbar', { name: 'Selection' })).textContent).toContain('2 selected')
  })
})

describe('reading', () => {
  it('§7.11 opening marks as read once; unread again means unread', async () => {
    const mail = aMail({ subject: 'One', read: false })
    const server = await open([mail], `/apps/mail/inbox/${mail.id}`)

    await screen.findByRole('heading', { level: 2, name: 'One' })
    await expect.poll(() => server.mails()[0]?.read).toBe(true)
    await key('U', { shiftKey: true })

    await expect.poll(() => server.mails()[0]?.read).toBe(false)
  })

  it('says so when a mail is no longer there', async () => {
    await open([aMail()], '/apps/mail/inbox/11111111-0000-4000-8000-000000000000')

    const said = await screen.findByText('This message is no longer here')

    expect(said.parentElement?.textContent).toContain('It was deleted, or it belongs to somebody else.')
  })

  it('shows the details on request, and the other mails of the conversation', async () => {
    const first = aMail({ subject: 'Room for Thursday', cc: [{ name: 'Beat Muster', email: 'beat@example.com' }] })
    await open([first, aMail({ threadId: first.threadId, excerpt: 'The library is fine' })], `/apps/mail/inbox/${first.id}`)

    await press('Show details')

    expect((await screen.findByText('Cc')).parentElement?.textContent).toBe('CcBeat Muster <beat@example.com>')
    expect((await screen.findByText('Conversation (2)')).parentElement?.textContent).toContain('The library is fine')
  })

  it('a draft opens where it is written', async () => {
    const draft = aMail({ folder: 2 })
    await open([draft], '/apps/mail/drafts')

    const [row] = await rows()

    expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/apps/mail/drafts?compose=${draft.id}`)
  })
})
