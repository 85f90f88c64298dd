import { fill } from '../../../kit/texts.ts'
import { inPages } from '../../../shell/parts/paging/use-paged-list.ts'
import type { FileEntry } from '../file.ts'
import type { FilePages } from './files-queries.ts'
import type { texts as words } from './texts.ts'

/** What it is about, and how to call it where it is one. */
export type Files = readonly Pick<FileEntry, 'id' | 'name' | 'type'>[]

/** Something that shows at once. Only those are named that it changes, so that the inverse restores exactly what was. */
export type FileChange =
  | { readonly kind: 'star' | 'offline' | 'bin'; readonly files: Files; readonly isOn: boolean }
  | { readonly kind: 'rename'; readonly file: Files[number]; readonly name: string }

/** A list with the change. */
export function changed(value: FilePages, change: FileChange): FilePages {
  if (change.kind === 'rename') {
    const { file, name } = change
    return inPages(value, (rows) => rows.map((row) => (row.id === file.id ? { ...row, name } : row)))
  }
  const meant = new Set(change.files.map(({ id }) => id))
  const { kind, isOn } = change
  if (kind === 'bin') {
    // To the bin: out of every list but the bin. Back from it: out of the bin.
    return inPages(value, (rows) => rows.filter(({ id, removed }) => !meant.has(id) || (removed !== null) === isOn))
  }
  const mark = kind === 'star' ? { starred: isOn } : { offline: isOn }
  return inPages(value, (rows) => rows.map((row) => (meant.has(row.id) ? { ...row, ...mark } : row)))
}

/** What takes it back. */
export function inverseOf(change: FileChange): FileChange {
  if (change.kind !== 'rename') return { ...change, isOn: !change.isOn }
  return { kind: 'rename', file: { ...change.file, name: change.name }, name: change.file.name }
}

/** What was done, in one line. */
export function saidOf(change: FileChange, texts: typeof words): string {
  if (change.kind === 'rename') return fill(texts.renamed, { before: change.file.name, name: change.name })
  const what = whatSaid(change.files, texts)
  switch (change.kind) {
    case 'star':
      return fill(change.isOn ? texts.starredDone : texts.unstarredDone, { what })
    case 'offline':
      return fill(change.isOn ? texts.offlineDone : texts.onlineDone, { what })
    case 'bin':
      return fill(change.isOn ? texts.binned : texts.restored, { what })
  }
}

export function whatSaid(files: Files, texts: typeof words): string {
  const [first] = files
  return files.length === 1 && first ? first.name : fill(texts.many, { count: files.length })
}
