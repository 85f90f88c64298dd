// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../../scripts/testing/address-book.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { ConfirmLayer } from '../../../shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../../shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../../shell/workspace/commands/command-layer.tsx'
import {
  getEntry,
  listEntries,
  listOpinions,
  listRevisions,
  listSections,
  publishEntry,
  removeEntries,
  restoreEntries,
  restoreRevision,
  saveEntry,
  saveSection,
  withdrawEntry,
} from '../contract.ts'
import type { Entry, Section } from '../help.ts'
import { Page as EditPage } from './edit-page.tsx'
import { Page as TextsPage } from './texts-page.tsx'

const moment = '2026-03-01T08:00:00.000Z'
const section: Section = { id: idOf(90), shelf: 'knowledge-base', title: 'Item Support', handle: 'item-support' }

function anEntry(number: number, change: Partial<Entry> = {}): Entry {
  return {
    id: idOf(number),
    shelf: 'knowledge-base',
    sectionId: section.id,
    sectionTitle: section.title,
    sectionHandle: section.handle,
    title: `Text ${number}`,
    content: '<p>Words</p>',
    language: 'en',
    isFeatured: false,
    state: 'published',
    updated: moment,
    helpful: 0,
    unhelpful: 0,
    removed: null,
    version: 1,
    ...change,
  }
}

/** Texts in memory, answered as the server would, as far as these tests look. */
function anOffice(start: readonly Entry[]) {
  let entries = start
  let sections: readonly Section[] = [section]
  const asked: unknown[] = []
  const found = (id: string): Entry => {
    const entry = entries.find((each) => each.id === id)
    if (!entry) throw new Problem('not-found', 'This text does not exist.')
    return entry
  }
  const put = (entry: Entry): Entry => {
    entries = [entry, ...entries.filter(({ id }) => id !== entry.id)]
    return entry
  }
  const binned = (ids: readonly string[], removed: string | null) => {
    entries = entries.map((each) => (ids.includes(each.id) ? { ...each, removed } : each))
    return { changed: ids.length }
  }
  serveContract([
    serving(listSections, () => [...sections]),
    serving(saveSection, ({ section: { id, title, shelf } }) => {
      const saved = { id, title, shelf, handle: 'new' }
      sections = [...sections.filter((each) => each.id !== id), saved]
      return saved
    }),
    serving(listEntries, ({ view = 'all' }) =>
      entries.filter(({ removed, state }) => (removed !== null) === (view === 'bin') && (view !== 'drafts' || state !== 'published')),
    ),
    serving(getEntry, ({ id }) => found(id)),
    serving(saveEntry, ({ entry: { version, ...saved } }) => {
      asked.push(saved)
      const before = entries.find(({ id }) => id === saved.id)
      if (version !== undefined && before?.version !== version) throw new Problem('conflict', 'Somebody was faster.')
      return put({
        ...(before ?? anEntry(0, { state: 'draft' })),
        ...saved,
        version: (before?.version ?? 0) + 1,
        state: before ? 'changed' : 'draft',
      })
    }),
    serving(publishEntry, ({ id }) => put({ ...found(id), state: 'published' })),
    serving(withdrawEntry, ({ id }) => put({ ...found(id), state: 'draft' })),
    serving(listRevisions, () => [
      { number: 2, title: 'Text 1', content: '<p>Words</p>', author: 'Nora Beispiel', published: moment },
      { number: 1, title: 'First title', content: '<p>First</p>', author: 'Nora Beispiel', published: moment },
    ]),
    serving(restoreRevision, ({ id }) => put({ ...found(id), title: 'First title', content: '<p>First</p>', state: 'changed' })),
    serving(listOpinions, () => [{ isHelpful: false, comment: 'Too short', given: moment }]),
    serving(removeEntries, ({ entryIds }) => binned(entryIds, moment)),
    serving(restoreEntries, ({ entryIds }) => binned(entryIds, null)),
  ])
  return {
    asked,
    changeElsewhere: (id: string, change: Partial<Entry>) => void put({ ...found(id), ...change, version: found(id).version + 1 }),
  }
}

beforeEach(() => void vi.stubGlobal('EventSource', undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page: ReactNode, path: string): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <UndoCommands />
      <ConfirmLayer />
      {page}
    </>,
    { path, user: aUser() },
  )
}
const click = (target: Element) => act(async () => void fireEvent.click(target))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const titleBox = () => screen.findByLabelText<HTMLInputElement>('Title *')
const typeTitle = async (value: string) => {
  const box = await titleBox()
  await act(async () => void fireEvent.change(box, { target: { value } }))
}
const editPath = `/pages/knowledge-base/edit/${idOf(1)}`

describe('the texts of those who write', () => {
  it('show how they stand; one goes to the bin and comes back by undo', async () => {
    anOffice([anEntry(1), anEntry(2, { state: 'changed' }), anEntry(3, { state: 'draft' })])
    await open(<TextsPage />, '/pages/knowledge-base/edit')
    await screen.findByText('Published, changed since')
    expect(screen.getByText('Draft')).toBeTruthy()

    await click(await button('Move «Text 1» to the bin'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Text 1' })).toBeNull())
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))

    await screen.findByRole('link', { name: 'Text 1' })
  })

  it('drafts and the bin are views of their own, in the address', async () => {
    anOffice([anEntry(1), anEntry(2, { state: 'draft' }), anEntry(3, { removed: moment })])
    await open(<TextsPage />, '/pages/knowledge-base/edit')

    await click(await button('Drafts'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Text 1' })).toBeNull())
    expect(location.search).toBe('?view=drafts')
    await click(await button('Bin'))

    await button('Restore «Text 3»')
    expect(await button('Delete «Text 3» for good')).toBeTruthy()
  })

  it('a category is added', async () => {
    anOffice([])
    await open(<TextsPage />, '/pages/knowledge-base/edit')
    await click(await button('Categories'))
    const dialog = within(await screen.findByRole('dialog'))

    await act(async () => void fireEvent.change(await dialog.findByLabelText('New category'), { target: { value: 'Care' } }))
    await click(dialog.getByRole('button', { name: 'Add' }))

    expect(await dialog.findByLabelText('Name of «Care»')).toBeTruthy()
  })
})

describe('a text that is written', () => {
  it('is saved as a draft and then published', async () => {
    const { asked } = anOffice([anEntry(1)])
    await open(<EditPage />, editPath)

    await typeTitle('Better title')
    await click(await button('Save draft'))
    await screen.findByText('Published, changed since')
    await click(await button('Save and publish changes'))

    await screen.findByText('Published')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ id: idOf(1), title: 'Better title', content: '<p>Words</p>' })
  })

  it('without title or section it says what is missing and sends nothing', async () => {
    const { asked } = anOffice([])
    await open(<EditPage />, '/pages/knowledge-base/edit/new')
    await titleBox()

    await click(await button('Save draft'))

    expect((await screen.findAllByText(/Enter a title\./)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/Write the text\./).length).toBeGreaterThan(0)
    expect(asked).toEqual([])
  })

  it('is kept as a draft although publishing it failed before', async () => {
    anOffice([anEntry(1, { state: 'draft' })])
    await open(<EditPage />, editPath)
    await typeTitle('')
    await click(await button('Save and publish'))
    await screen.findAllByText(/Enter a title\./)

    await typeTitle('Now it has one')
    await click(await button('Save draft'))

    await screen.findByRole('heading', { level: 1, name: 'Now it has one' })
    expect(screen.queryByText('Published')).toBeNull()
  })

  it('can be looked at as readers will see it', async () => {
    anOffice([anEntry(1, { content: '<p>Begin</p><h2>Part</h2><p>Words <strong>here</strong></p>' })])
    await open(<EditPage />, editPath)

    await click(await button('Preview'))

    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByRole('heading', { level: 2, name: 'Text 1' })).toBeTruthy()
    expect(preview.getByRole('heading', { level: 3, name: 'Part' })).toBeTruthy()
  })

  it('meets what somebody else saved meanwhile: other fields are merged', async () => {
    const { asked, changeElsewhere } = anOffice([anEntry(1)])
    await open(<EditPage />, editPath)
    await typeTitle('Mine')
    changeElsewhere(idOf(1), { language: 'de' })

    await click(await button('Save draft'))

    await waitFor(() => expect(asked.at(-1)).toMatchObject({ title: 'Mine', language: 'de' }))
  })

  it('is withdrawn, and shown again by undo', async () => {
    anOffice([anEntry(1)])
    await open(<EditPage />, editPath)

    await click(await button('Withdraw from readers'))
    await screen.findByText('Draft')
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))

    expect(await screen.findByText('Published')).toBeTruthy()
  })

  it('has a history from which an earlier version is taken over', async () => {
    anOffice([anEntry(1)])
    await open(<EditPage />, `${editPath}?tab=history`)

    await click(await button('Restore version 1'))

    await waitFor(async () => expect((await titleBox()).value).toBe('First title'))
    await screen.findByText('Published, changed since')
  })

  it('shows what readers say', async () => {
    anOffice([anEntry(1)])
    await open(<EditPage />, `${editPath}?tab=opinions`)

    await screen.findByText('Too short')
    expect(screen.getByText('Did not help')).toBeTruthy()
  })

  it('in the bin or unknown, says so', async () => {
    anOffice([anEntry(1, { removed: moment })])
    await open(<EditPage />, editPath)

    expect(await screen.findByText('There is no such text')).toBeTruthy()
  })
})
