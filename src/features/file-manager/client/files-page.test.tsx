// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../../scripts/testing/address-book.ts'
import { aFileEntry, aFileStore, aFolderEntry, click, openFiles, press, rowOf } from '../../../../scripts/testing/files-page.tsx'

beforeEach(() => {
  vi.stubGlobal('EventSource', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const few = () => [aFolderEntry(1, 'Plans'), aFileEntry(2, { name: 'list.txt' }), aFileEntry(3, { name: 'notes.txt', size: 0 })]
const focusOn = (element: HTMLElement) => act(async () => element.focus())
// Numbers and their units are held together by spaces that do not break.
const plain = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s/g, ' ')
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('gridcell').map(plain)

describe('the list of files', () => {
  it('§2.36 shows files and folders with type, owner, size and date, and the details of each', async () => {
    const added = { id: idOf(9), what: 'added' as const, who: 'Anna Muster', time: '2026-03-01T08:00:00.000Z', before: '', after: '' }
    aFileStore(few(), [added])
    await openFiles()

    expect(cellsOf(await rowOf('Plans')).slice(1)).toEqual(['', 'Folder', 'Anna Muster', '–', '9 Mar', ''])
    const file = await rowOf('list.txt')
    expect(cellsOf(file)).toEqual(expect.arrayContaining(['Document', 'Anna Muster', '2.0 kB']))
    await click(within(file).getByRole('button', { name: 'Details of list.txt' }))

    const facts = Object.fromEntries((await screen.findAllByRole('term')).map((term) => [term.textContent, plain(term.nextElementSibling)]))
    expect(facts).toMatchObject({ Type: 'Document (txt)', Size: '2.0 kB', Location: 'My files', Owner: 'Anna Muster', Opened: 'Never' })
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(['Modified', 'Created', 'Preview']))
    await click(screen.getByRole('tab', { name: 'Activity' }))
    expect(await screen.findByText('Anna Muster added it')).toBeTruthy()
    expect(new URLSearchParams(location.search).get('file')).toBe(idOf(2))
  })

  it('selects with the box and with Shift, puts that into the bin, and undo brings exactly that back', async () => {
    const store = aFileStore([...few(), aFileEntry(4, { name: 'zoo.txt' })])
    await openFiles()
    await rowOf('list.txt')
    await click(screen.getByRole('checkbox', { name: 'Select list.txt' }))
    await click(screen.getByRole('checkbox', { name: 'Select zoo.txt' }), { shiftKey: true })
    expect(within(screen.getByRole('toolbar', { name: 'Selection' })).getByText('3 selected')).toBeTruthy()

    await press('Delete')
    await waitFor(() => expect(screen.queryByText('list.txt')).toBeNull())
    await press('z', { ctrlKey: true })

    await rowOf('list.txt')
    const ids = [[idOf(2), idOf(3), idOf(4)]]
    expect([store.askedFor('remove'), store.askedFor('restore')]).toEqual([ids, ids])
  })

  it('gives another name by F2, marks it without its ending, and undo gives the old one back', async () => {
    const store = aFileStore(few())
    await openFiles()
    await focusOn(await rowOf('list.txt'))

    await press('F2')
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
    await waitFor(() => expect(name.value.slice(name.selectionStart ?? 0, name.selectionEnd ?? 0)).toBe('list'))
    await act(async () => void fireEvent.change(name, { target: { value: 'notes.txt' } }))
    await click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText('There is already something with this name here.')).not.toEqual([])
    await act(async () => void fireEvent.change(name, { target: { value: 'names.txt' } }))
    await click(screen.getByRole('button', { name: 'Save' }))
    await rowOf('names.txt')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('z', { ctrlKey: true })

    await rowOf('list.txt')
    expect(store.askedFor('rename')).toEqual([
      { fileId: idOf(2), name: 'names.txt' },
      { fileId: idOf(2), name: 'list.txt' },
    ])
  })

  it('shows a name that pretends to be something else as the text that it is', async () => {
    aFileStore([aFileEntry(1, { name: '<img src=x onerror=alert(1)>.txt' }), aFileEntry(2, { name: 'invoice\u202Egpj.exe' })])
    await openFiles()

    await rowOf('<img src=x onerror=alert(1)>.txt')
    await rowOf('invoicegpj.exe')
    expect(document.querySelector('img[src=x]')).toBeNull()
  })

  it('of an empty folder offers to upload, and a search without finds to search anew', async () => {
    aFileStore([])
    await openFiles()
    const empty = within((await screen.findByText('This folder is empty')).parentElement as HTMLElement) // it stands in the state
    expect(empty.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Upload files', 'New folder'])

    await act(async () => void fireEvent.change(screen.getByRole('searchbox', { name: 'Search files' }), { target: { value: 'zebra' } }))

    expect(await screen.findByText('No files found')).toBeTruthy()
  })

  it('that could not be read says so, and is there after another try', async () => {
    const store = aFileStore(few())
    store.breakOff(true)
    await openFiles()
    const again = await screen.findByRole('button', { name: /again/i })

    store.breakOff(false)
    await click(again)

    expect(await rowOf('list.txt')).toBeTruthy()
  })

  it.each([
    ['of a folder that is gone says so', `/apps/file-manager/folder/${idOf(77)}`, 'This folder is not there any more'],
    ['says of details of a file that is gone that it is gone', `/apps/file-manager?file=${idOf(77)}`, 'This file is not there any more'],
  ])('%s', async (_, path, words) => {
    aFileStore(few())
    await openFiles(path)

    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('moving', () => {
  it('goes by keys through the tree of folders, not into what is moved, and undo moves back', async () => {
    const store = aFileStore([
      aFolderEntry(1, 'Archive'),
      aFolderEntry(2, 'Plans'),
      aFolderEntry(3, 'Roof', idOf(2)),
      aFileEntry(4, { name: 'list.txt' }),
    ])
    await openFiles()
    await rowOf('list.txt')
    await click(screen.getByRole('checkbox', { name: 'Select Archive' }))
    await click(screen.getByRole('checkbox', { name: 'Select list.txt' }))
    await press('m')
    const tree = within(await screen.findByRole('tree', { name: 'Folders' }))
    expect((await tree.findByRole('treeitem', { name: 'Archive' })).getAttribute('aria-disabled')).toBe('true')
    await focusOn(tree.getAllByRole('treeitem')[0] as HTMLElement) // the top is always there

    await press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Plans')
    await press('ArrowRight')
    await tree.findByRole('treeitem', { name: 'Roof' })
    await press('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Roof')
    await press('Home')
    await press('p')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Plans')
    await press('End')
    expect(screen.getByText('To: Roof')).toBeTruthy()
    await click(screen.getByRole('button', { name: 'Move here' }))
    await waitFor(() => expect(screen.queryByText('list.txt')).toBeNull())
    await press('z', { ctrlKey: true })

    await rowOf('list.txt')
    expect(store.askedFor('move')).toEqual([{ fileIds: [idOf(1), idOf(4)], folderId: idOf(3) }])
    expect(store.askedFor('move back')).toEqual([
      [
        { id: idOf(1), parentId: null, name: 'Archive' },
        { id: idOf(4), parentId: null, name: 'list.txt' },
      ],
    ])
  })
})
