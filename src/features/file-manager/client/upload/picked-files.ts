import type { Picked } from './upload-item.ts'

/** More would keep the page busy for minutes; the rest has to come in a second go. */
const most = 10_000

/** What was dropped: files, and folders with all that is in them. Ask at once: after the event is over the browser forgets it. */
export function droppedFiles({ items, files }: DataTransfer): Promise<readonly Picked[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return Promise.resolve([...files].map((file) => ({ file, folders: [] })))
  return allIn(entries, [])
}

/** Files of an input that takes a folder: each says the way to it. */
export function chosenFiles(files: FileList | readonly File[]): readonly Picked[] {
  return [...files].slice(0, most).map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }))
}

async function allIn(entries: readonly FileSystemEntry[], folders: readonly string[]): Promise<readonly Picked[]> {
  const found: Picked[] = []
  for (const entry of entries) {
    if (found.length >= most) break
    if (isFile(entry)) found.push({ file: await fileOf(entry), folders })
    else if (isFolder(entry)) found.push(...(await allIn(await childrenOf(entry), [...folders, entry.name])))
  }
  return found.slice(0, most)
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

/** A browser gives them by the hundred until there are none left. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
