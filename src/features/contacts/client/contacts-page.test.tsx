// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aContact, aGroup, idOf } from '../../../../scripts/testing/address-book.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import type { Contact, ContactsUser } from '../contact.ts'
import {
  addContact,
  countContacts,
  listBirthdays,
  listContacts,
  listDuplicates,
  listWholeContacts,
  mergeContacts,
  readContact,
  readUser,
  removeContacts,
  restoreContacts,
  setContactsStarred,
  setContactsUnstarred,
  unmergeContacts,
  updateContact,
} from '../contract.ts'
import { Page } from './contacts-page.tsx'

/** Only what was sent. */
function said(fields: { readonly [Field in keyof Contact]?: Contact[Field] | undefined }): Partial<Contact> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

type Asked = { readonly what: string; readonly with: unknown }

/** An address book in memory that answers as the server would, as far as these tests look. */
function anAddressBook(count: number) {
  const asked: Asked[] = []
  let contacts: readonly Contact[] = Array.from({ length: count }, (_, at) => aContact(at + 1))
  let binned: readonly string[] = []
  let user: ContactsUser = {
    id: idOf(99),
    name: 'Anna Muster',
    avatar: '',
    starred: [],
    frequentContacts: [],
    groups: [aGroup(1, 'Friends', [idOf(1)])],
  }
  const alive = () => contacts.filter(({ id }) => !binned.includes(id))
  const note = (what: string, input: unknown) => void asked.push({ what, with: input })
  const star = (ids: readonly string[], isOn: boolean) =>
    (user = { ...user, starred: isOn ? [...user.starred, ...ids] : user.starred.filter((id) => !ids.includes(id)) })
  serveContract([
    serving(listContacts, (input) => {
      note('list', input)
      const start = input.after === undefined ? (input.skip ?? 0) : alive().findIndex(({ id }) => id === input.after) + 1
      return alive().slice(start, start + (input.limit ?? 100))
    }),
    serving(listWholeContacts, () => [...alive()]),
    serving(countContacts, () => ({
      all: alive().length,
      frequent: 0,
      starred: user.starred.length,
      bin: binned.length,
      groups: { [idOf(1001)]: 1 },
      matching: alive().length,
      letters: [
        { letter: 'A', at: 0 },
        { letter: 'K', at: 25 },
      ],
    })),
    serving(readUser, () => user),
    serving(readContact, ({ contactId }) => {
      const found = contacts.find(({ id }) => id === contactId)
      if (!found) throw new Problem('not-found', 'There is no such contact.')
      return found
    }),
    serving(listBirthdays, () => [{ contact: aContact(1), next: '2026-12-01', age: 30 }]),
    serving(listDuplicates, () => [
      {
        reason: 'email' as const,
        contacts: [aContact(1, { lastName: 'Keller', company: 'Muster AG' }), aContact(2, { lastName: 'Keller', company: 'Other AG' })],
      },
    ]),
    serving(removeContacts, ({ contactIds }) => {
      note('remove', contactIds)
      binned = [...binned, ...contactIds]
      return []
    }),
    serving(restoreContacts, ({ contactIds }) => {
      note('restore', contactIds)
      binned = binned.filter((id) => !contactIds.includes(id))
      return { changed: contactIds.length }
    }),
    serving(setContactsStarred, ({ contactIds }) => star(contactIds, true)),
    serving(setContactsUnstarred, ({ contactIds }) => star(contactIds, false)),
    serving(addContact, ({ newContact }) => {
      note('add', newContact)
      contacts = [...contacts, { ...aContact(50), ...said(newContact) }]
      return []
    }),
    serving(updateContact, ({ contact }) => {
      note('update', contact)
      contacts = contacts.map((each) => (each.id === contact.id ? { ...each, ...said(contact), version: each.version + 1 } : each))
      return []
    }),
    serving(mergeContacts, (input) => {
      note('merge', input)
      return { contact: aContact(1), groupIds: [], isStarred: false, otherIds: input.otherIds }
    }),
    serving(unmergeContacts, (input) => {
      note('unmerge', input.otherIds)
      return { changed: 1 }
    }),
  ])
  return { asked, askedFor: (what: string) => asked.filter((each) => each.what === what).map((each) => each.with) }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(path = '/apps/contacts/all'): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      <Page />
    </>,
    { path, user: aUser() },
  )
}

const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = (key: string, more = {}) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
const type = (label: RegExp, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const rowOf = async (name: string) => {
  const header = await screen.findByText(name, { selector: '[role=gridcell] *' })
  return within(header.closest('[role=row]') as HTMLElement) // a cell stands in a row
}

describe('the list of contacts', () => {
  it('§2.43 §7.26 comes page by page from the server, and goes on after the last row that showed', async () => {
    const book = anAddressBook(60)
    await open()
    await rowOf('Keller 1')

    await click(screen.getByRole('button', { name: 'Next page' }))
    await rowOf('Keller 26')

    expect(book.askedFor('list')).toEqual([
      { id: 'all', limit: 25, skip: 0 },
      { id: 'all', limit: 25, after: idOf(25) },
    ])
    expect(location.search).toBe('?page=2')
  })

  it('§5.15 is sorted and filtered by the server, and begins again at its first page', async () => {
    const book = anAddressBook(60)
    await open('/apps/contacts/all?page=2&filter=company~ends~ag')
    await rowOf('Keller 26')

    await click(within(screen.getByRole('columnheader', { name: /Company/ })).getByRole('button', { name: /^Company/ }))

    await waitFor(() =>
      expect(book.askedFor('list').at(-1)).toEqual({
        id: 'all',
        limit: 25,
        skip: 0,
        sort: 'company',
        filters: [{ column: 'company', mode: 'ends', text: 'ag' }],
      }),
    )
    expect(new URLSearchParams(location.search).get('page')).toBeNull()
  })

  it('leads to the page where a letter begins', async () => {
    anAddressBook(60)
    await open()
    await rowOf('Keller 1')

    await click(screen.getByRole('button', { name: 'Go to K' }))
    await rowOf('Keller 26')

    expect(location.search).toBe('?page=2')
  })

  it('§7.31 puts what is selected into the bin at once, and undo brings exactly that back', async () => {
    const book = anAddressBook(12)
    await open()
    await rowOf('Keller 1')
    await click(screen.getAllByRole('checkbox', { name: /^Select Mira/ })[0] as Element)
    await click(screen.getAllByRole('checkbox', { name: /^Select Mira/ })[1] as Element)

    await press('#')
    await waitFor(() => expect(screen.queryByText('Keller 1')).toBeNull())
    await press('z', { ctrlKey: true })

    await rowOf('Keller 1')
    expect([book.askedFor('remove'), book.askedFor('restore')]).toEqual([[[idOf(1), idOf(2)]], [[idOf(1), idOf(2)]]])
  })

  it('§7.34 puts a star on a contact and takes it away again', async () => {
    anAddressBook(3)
    await open()
    const row = await rowOf('Keller 2')

    await click(row.getByRole('button', { name: 'Star Mira Keller 2' }))
    await waitFor(() =>
      expect(row.getByRole('button', { name: 'Remove star from Mira Keller 2' }).getAttribute('aria-pressed')).toBe('true'),
    )
    await click(row.getByRole('button', { name: 'Remove star from Mira Keller 2' }))

    await waitFor(() => expect(row.getByRole('button', { name: 'Star Mira Keller 2' }).getAttribute('aria-pressed')).toBe('false'))
  })

  it('without anybody offers to import first', async () => {
    anAddressBook(0)
    await open()

    const buttons = (await screen.findByText('No contacts yet')).parentElement?.querySelectorAll('button') ?? []

    expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Import contacts', 'New contact'])
  })

  it('of a group that is not there is no place', async () => {
    anAddressBook(1)
    await open(`/apps/contacts/group/${idOf(7)}`)

    await waitFor(() => expect(location.pathname).toBe('/pages/errors/error-404'))
  })
})

describe('a contact', () => {
  it('§7.28 is added with a name and one channel, and shows', async () => {
    const book = anAddressBook(1)
    await open('/apps/contacts/all?dialog=new')
    await screen.findByRole('dialog', { name: 'New contact' })

    await type(/^Name/, 'Zoë')
    await type(/^Phone/, '079 555 00 00')
    await act(async () => void fireEvent.keyDown(screen.getByLabelText(/^Phone/), { key: 'Enter', ctrlKey: true }))

    await waitFor(() => expect(book.askedFor('add')).toMatchObject([{ name: 'Zoë', phone: '079 555 00 00', email: '' }]))
    expect(await screen.findByRole('heading', { name: 'Zoë' })).toBeTruthy()
  })

  it('needs a name, and an address and a number that look like one', async () => {
    const book = anAddressBook(1)
    await open('/apps/contacts/all?dialog=new')
    await screen.findByRole('dialog', { name: 'New contact' })

    await type(/^Email/, 'nobody')
    await type(/^Phone/, 'ask Tom')
    await type(/^Birthday/, '99.99.')
    await click(screen.getByRole('button', { name: 'Add' }))

    const dialog = within(screen.getByRole('dialog', { name: 'New contact' }))
    const faults = await dialog.findAllByRole('link')
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      'A contact needs a name.',
      expect.stringContaining('A phone number'),
      expect.stringContaining('name@example.com'),
      expect.stringContaining('17.5.1990'),
    ])
    expect(book.askedFor('add')).toEqual([])
  })

  it('§7.29 is changed only in what was changed, a birthday may lack its year, and undo restores it', async () => {
    const book = anAddressBook(2)
    await open(`/apps/contacts/all/${idOf(1)}?dialog=edit`)
    await screen.findByLabelText(/^Birthday/)

    await type(/^Birthday/, '17.5.')
    await type(/^Company/, 'Neue AG')
    await click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(book.askedFor('update')).toEqual([{ id: idOf(1), birthday: '--05-17', company: 'Neue AG', version: 1 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('z', { ctrlKey: true })

    await waitFor(() => expect(book.askedFor('update').at(-1)).toEqual({ id: idOf(1), birthday: '', company: 'Muster AG' }))
  })

  it('is not lost by closing its dialog: what was entered is asked about', async () => {
    anAddressBook(1)
    await open('/apps/contacts/all?dialog=new')
    await screen.findByRole('dialog', { name: 'New contact' })
    await type(/^Name/, 'Zoë')

    await click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await screen.findByRole('alertdialog', { name: 'Discard what you entered?' })).toBeTruthy()
  })

  it('shows all it has, with ways to write, call and copy', async () => {
    anAddressBook(2)
    await open(`/apps/contacts/all/${idOf(2)}`)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

    const phone = await screen.findByRole('link', { name: /079 123 45 67/ })
    await click(screen.getByRole('button', { name: 'Copy Email' }))

    expect(phone.getAttribute('href')).toBe('tel:0791234567')
    expect(copied).toHaveBeenCalledExactlyOnceWith('mira2@example.com')
  })

  it('that is gone says so', async () => {
    anAddressBook(1)
    await open(`/apps/contacts/all/${idOf(77)}`)

    expect(await screen.findByText('This contact is not there any more')).toBeTruthy()
  })
})

it('duplicates are merged as chosen, and taken apart again', async () => {
  const book = anAddressBook(2)
  await open('/apps/contacts/duplicates')
  const company = await screen.findByRole('group', { name: 'Company: which one stays' })

  await click(within(company).getByRole('radio', { name: 'Other AG' }))
  await click(screen.getByRole('button', { name: 'Merge' }))
  await waitFor(() =>
    expect(book.askedFor('merge')).toMatchObject([{ contact: { id: idOf(1), company: 'Other AG' }, otherIds: [idOf(2)] }]),
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Merge' }).getAttribute('aria-busy')).toBe('false'))
  await press('z', { ctrlKey: true })

  await waitFor(() => expect(book.askedFor('unmerge')).toEqual([[idOf(2)]]))
})
