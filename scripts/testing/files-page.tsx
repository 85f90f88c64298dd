import { act, fireEvent, screen, within } from '@testing-library/react'
import {
  beginUpload,
  finishUpload,
  listFileEvents,
  listFiles,
  listFolders,
  listUploads,
  moveFiles,
  readFileEntry,
  readRoom,
  removeFiles,
  renameFile,
  restoreFiles,
  sendUploadPiece,
  unmoveFiles,
  type FileEvent,
} from '../../src/features/file-manager/contract.ts'
import { Page } from '../../src/features/file-manager/client/file-manager-page.tsx'
import type { FileEntry } from '../../src/features/file-manager/file.ts'
import type { OutputOf } from '../../src/kit/endpoint.ts'
import { Problem } from '../../src/kit/problem.ts'
import { ConfirmLayer } from '../../src/shell/parts/confirm/confirm-layer.tsx'
import { UndoCommands } from '../../src/shell/parts/undo/undo-commands.tsx'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { idOf } from './address-book.ts'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

export function aFileEntry(number: number, change: Partial<FileEntry> = {}): FileEntry {
  return {
    id: idOf(number),
    name: `file ${number}.txt`,
    type: 'document',
    owner: 'Anna Muster',
    size: 2048,
    modified: '2026-03-09T08:00:00.000Z',
    opened: null,
    created: '2026-03-01T08:00:00.000Z',
    extention: 'txt',
    location: 'My Files',
    offline: false,
    preview: '',
    parentId: null,
    mediaType: 'text/plain',
    starred: false,
    isOwn: true,
    removed: null,
    version: 1,
    ...change,
  }
}

export function aFolderEntry(number: number, name: string, parentId: string | null = null): FileEntry {
  return aFileEntry(number, { name, type: 'folder', size: 0, extention: '', mediaType: '', parentId })
}

type Store = {
  readonly askedFor: (what: string) => readonly unknown[]
  /** All calls fail from now on, or no longer. */
  readonly breakOff: (isBroken: boolean) => void
}

/** What lies in the store, and what was asked of it. */
function aShelf(first: readonly FileEntry[]) {
  const asked: { readonly what: string; readonly with: unknown }[] = []
  let entries = first
  const alive = () => entries.filter(({ removed }) => removed === null)
  return {
    asked,
    note: (what: string, input: unknown): void => void asked.push({ what, with: input }),
    alive,
    inFolder: (parentId: string | null) => alive().filter((entry) => entry.parentId === parentId),
    change: (ids: readonly string[], part: Partial<FileEntry>): { changed: number } => {
      entries = entries.map((entry) => (ids.includes(entry.id) ? { ...entry, ...part } : entry))
      return { changed: ids.length }
    },
    find: (id: string): FileEntry => {
      const found = entries.find((entry) => entry.id === id)
      if (!found) throw new Problem('not-found', 'There is no such file.')
      return found
    },
    /** In the place of what has that name. */
    put: (name: string): FileEntry => {
      const made = aFileEntry(500 + entries.length, { name })
      entries = [...entries.filter((entry) => entry.name !== name), made]
      return made
    },
  }
}
type Shelf = ReturnType<typeof aShelf>

/** A file store in memory that answers as the server would, as far as these tests look. */
export function aFileStore(first: readonly FileEntry[], events: readonly FileEvent[] = []): Store {
  const shelf = aShelf(first)
  const state = { isBroken: false }
  serveContract([...reading(shelf, events, state), ...changing(shelf), ...sending(shelf)])
  return {
    askedFor: (what) => shelf.asked.filter((each) => each.what === what).map((each) => each.with),
    breakOff: (isBroken) => void (state.isBroken = isBroken),
  }
}

function reading({ note, alive, inFolder, find }: Shelf, events: readonly FileEvent[], state: { readonly isBroken: boolean }) {
  return [
    serving(listFiles, (input) => {
      note('list', input)
      if (state.isBroken) throw new Problem('unavailable', 'Nobody answers.')
      const { view, folderId = null, q, type } = input
      const rows = q === undefined ? inFolder(folderId) : alive().filter(({ name }) => name.includes(q))
      return view === undefined ? rows.filter((entry) => type === undefined || entry.type === type) : []
    }),
    serving(readFileEntry, ({ fileId }) => ({ file: find(fileId), path: [] })),
    serving(listFileEvents, () => [...events]),
    serving(listFolders, ({ parentId = null }) => foldersIn(inFolder(parentId), inFolder)),
    serving(readRoom, () => ({ usedBytes: 2048, binBytes: 0, mostBytes: 1024 ** 3, files: alive().length })),
    serving(listUploads, () => []),
  ]
}

function changing({ note, change, find }: Shelf) {
  return [
    serving(renameFile, (input) => {
      note('rename', input)
      change([input.fileId], { name: input.name })
      return find(input.fileId)
    }),
    serving(moveFiles, ({ fileIds, folderId }) => {
      note('move', { fileIds, folderId })
      const before = fileIds.map((id) => ({ id, parentId: find(id).parentId, name: find(id).name }))
      change(fileIds, { parentId: folderId })
      return { before, replacedIds: [], skippedIds: [] }
    }),
    serving(unmoveFiles, ({ before }) => {
      note('move back', before)
      for (const { id, parentId, name } of before) change([id], { parentId, name })
      return { changed: before.length }
    }),
    serving(removeFiles, ({ fileIds }) => {
      note('remove', fileIds)
      return change(fileIds, { removed: '2026-03-10T12:00:00.000Z' })
    }),
    serving(restoreFiles, ({ fileIds }) => {
      note('restore', fileIds)
      return change(fileIds, { removed: null })
    }),
  ]
}

function sending({ note, inFolder, put }: Shelf) {
  const names = new Map<string, string>()
  return [
    serving(beginUpload, ({ uploadId, name, size, parentId, conflict }) => {
      note('begin', { name, size, parentId, conflict })
      const isTaken = inFolder(parentId).some((entry) => entry.name === name)
      if (isTaken && conflict === undefined) throw new Problem('conflict', 'The name is taken.')
      names.set(uploadId, isTaken && conflict === 'keep-both' ? name.replace('.', ' (2).') : name)
      return { uploadId, name, size, parentId, received: [], pieceBytes: 1024 }
    }),
    serving(sendUploadPiece, ({ number }) => {
      note('piece', number)
      return { received: number }
    }),
    serving(finishUpload, ({ uploadId }) => {
      const name = names.get(uploadId) ?? ''
      return put(name)
    }),
  ]
}

function foldersIn(entries: readonly FileEntry[], inside: (id: string) => readonly FileEntry[]): OutputOf<typeof listFolders> {
  return entries
    .filter(({ type }) => type === 'folder')
    .map(({ id, name }) => ({ id, name, hasFolders: inside(id).some(({ type }) => type === 'folder') }))
}

export async function openFiles(path = '/apps/file-manager'): Promise<void> {
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

export async function rowOf(name: string): Promise<HTMLElement> {
  const cell = await screen.findByText(name, { selector: '[data-file]' })
  return cell.closest('[role=row]') as HTMLElement // a cell stands in a row
}

export const click = (target: Element, more = {}): Promise<void> => act(async () => void fireEvent.click(target, more))
export const press = (key: string, more = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))

/** Chooses these as if in the window of the machine. */
export async function upload(...files: readonly File[]): Promise<void> {
  const input = document.querySelector('input[data-upload=files]') as HTMLInputElement // the page has one
  await act(async () => void fireEvent.change(input, { target: { files } }))
}

export function tray() {
  return within(screen.getByRole('region', { name: 'Uploads' }))
}
