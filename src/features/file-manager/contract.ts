import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { Changed, count, Id, Ids, idsBytes, part, SearchText, Yes } from '../../kit/list-contract.ts'
import { conflictChoices, FileEntry, FileName, fileTypes } from './file.ts'

const address = '/api/file-manager-app'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 64 * 1024 } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const

/** As large as one file may be; as much as a workspace may keep is a setting of the operator. */
const mostStoredBytes = 5 * 1024 ** 3
/** Files come in pieces of this size, so that a broken line costs one piece at most. Object stores want at least 5 MiB. */
export const uploadPieceBytes = 8 * 1024 ** 2
export const views = ['files', 'starred', 'shared', 'recent', 'offline', 'bin'] as const
export type View = (typeof views)[number]
export const sorts = ['name', 'size', 'modified', 'type', 'owner', 'opened', 'removed'] as const

const Conflict = z.optional(z.enum(conflictChoices))
const Folder = z.object({ id: Id, name: z.string() })
const fileIds = z.object({ fileIds: Ids })

export const listFiles = endpoint({
  ...reading,
  path: `${address}/files`,
  summary: 'What is in a folder or a view, folders first, by name unless sorted otherwise, 100 at a time',
  input: z.object({
    view: z.optional(z.enum(views)),
    /** The folder; without it what lies at the top. */
    folderId: z.optional(Id),
    /** Searches names below the folder, or everywhere at the top. */
    q: SearchText,
    type: z.optional(z.enum(fileTypes)),
    /** A minus before it turns the order around. */
    sort: z.optional(z.string().check(z.regex(/^-?[a-z]+$/))),
    ...part,
  }),
  output: z.array(FileEntry),
})
export const readFileEntry = endpoint({
  ...reading,
  path: `${address}/file`,
  summary: 'One file or folder, and the folders around it from the top',
  input: z.object({ fileId: Id }),
  output: z.object({ file: FileEntry, path: z.array(Folder) }),
})
export const listFolders = endpoint({
  ...reading,
  path: `${address}/folders`,
  summary: 'The folders in a folder, or at the top: for choosing where to put something',
  input: z.object({ parentId: z.optional(Id) }),
  output: z.array(z.extend(Folder, { hasFolders: z.boolean() })),
})
const FileEvent = z.object({
  id: Id,
  what: z.enum(['added', 'replaced', 'renamed', 'moved', 'copied', 'removed', 'restored', 'opened']),
  who: z.string(),
  time: z.iso.datetime(),
  /** The old name or place, where it had another. */
  before: z.string(),
  after: z.string(),
})
export type FileEvent = z.output<typeof FileEvent>
export const listFileEvents = endpoint({
  ...reading,
  path: `${address}/events`,
  summary: 'What happened to a file or folder, newest first, 50 at most',
  input: z.object({ fileId: Id }),
  output: z.array(FileEvent),
})
export const readRoom = endpoint({
  ...reading,
  path: `${address}/room`,
  summary: 'How much the files of the workspace take up, with the bin, and how much they may',
  input: z.object({}),
  output: z.object({ usedBytes: z.number(), binBytes: z.number(), mostBytes: z.number(), files: z.number() }),
})

export const newFolder = endpoint({
  ...change,
  path: `${address}/new-folder`,
  summary: 'Adds a folder; where the name is taken it gets a number behind it',
  input: z.object({ id: z.optional(Id), parentId: z.nullable(Id), name: FileName }),
  output: FileEntry,
})
export const renameFile = endpoint({
  ...change,
  path: `${address}/rename`,
  summary: 'Gives a file or folder another name; refused (409) where the name is taken',
  input: z.object({ fileId: Id, name: FileName }),
  output: FileEntry,
})
const Place = z.object({ id: Id, parentId: z.nullable(Id), name: z.string() })
const Moved = z.object({
  /** Where each was and what it was called, for taking the move back. */
  before: z.array(Place),
  /** What gave way to them, now in the bin. */
  replacedIds: z.array(Id),
  /** What stayed where it was, because the choice was to skip it. */
  skippedIds: z.array(Id),
})
export type Moved = z.output<typeof Moved>
export const moveFiles = endpoint({
  ...bulk,
  path: `${address}/move`,
  summary: 'Moves files and folders; never a folder into itself. Without a choice a taken name is refused (409)',
  input: z.object({ fileIds: Ids, folderId: z.nullable(Id), conflict: Conflict }),
  output: Moved,
})
export const unmoveFiles = endpoint({
  ...bulk,
  mostBytes: 4 * 1024 * 1024,
  path: `${address}/move-back`,
  summary: 'Takes a move back: everything to its place and name, and what gave way out of the bin',
  input: z.object({ before: z.array(Place).check(z.maxLength(10_000)), replacedIds: z.array(Id) }),
  output: Changed,
})
export const copyFiles = endpoint({
  ...bulk,
  path: `${address}/copy`,
  summary: 'Copies files and folders with all that is in them; a taken name gets a number behind it',
  input: z.object({ fileIds: Ids, folderId: z.nullable(Id) }),
  output: fileIds,
})
export const setStarred = endpoint({
  ...bulk,
  path: `${address}/set-starred`,
  summary: 'Marks files for the asking account, or takes the mark away',
  input: z.object({ fileIds: Ids, starred: z.boolean() }),
  output: Changed,
})
export const setOffline = endpoint({
  ...bulk,
  path: `${address}/set-offline`,
  summary: 'Marks files that the asking account wants at hand for the road, or takes the mark away; nothing is kept in browsers',
  input: z.object({ fileIds: Ids, offline: z.boolean() }),
  output: Changed,
})
export const noteOpened = endpoint({
  ...change,
  path: `${address}/note-opened`,
  summary: 'The asking account has opened a file',
  input: z.object({ fileId: Id }),
  output: Changed,
})
export const removeFiles = endpoint({
  ...bulk,
  path: `${address}/remove-files`,
  summary: 'Puts files and folders into the bin, where they stay for 30 days',
  input: fileIds,
  output: Changed,
})
export const restoreFiles = endpoint({
  ...bulk,
  path: `${address}/restore-files`,
  summary: 'Brings them back to their place; to the top where that is gone, with a number where the name is taken',
  input: fileIds,
  output: Changed,
})
export const deleteFiles = endpoint({
  ...bulk,
  path: `${address}/delete-files`,
  summary: 'Deletes what is in the bin for good',
  input: fileIds,
  output: Changed,
})
export const emptyBin = endpoint({
  ...change,
  path: `${address}/empty-bin`,
  summary: 'Deletes all that is in the bin for good',
  input: z.object({}),
  output: Changed,
})

export const Upload = z.object({
  uploadId: Id,
  name: z.string(),
  size: z.number(),
  parentId: z.nullable(Id),
  /** The numbers of the pieces that are here already. */
  received: z.array(z.number()),
  pieceBytes: z.number(),
})
export type Upload = z.output<typeof Upload>
export const beginUpload = endpoint({
  ...change,
  path: `${address}/upload/begin`,
  summary: 'Makes room for a file that is sent piece by piece. Without a choice a taken name is refused (409)',
  input: z.object({
    /** Made by the browser, so that beginning again finds what was begun. */
    uploadId: Id,
    name: FileName,
    size: z.int().check(z.minimum(0), z.maximum(mostStoredBytes)),
    parentId: z.nullable(Id),
    /** Folders to be made on the way, from the top of what was dropped. */
    folders: z.optional(z.array(FileName).check(z.maxLength(32))),
    conflict: Conflict,
  }),
  output: Upload,
})
export const sendUploadPiece = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/upload/piece`,
  summary: 'A piece of a file, streamed into the store; sending a piece again changes nothing',
  takesStream: true,
  mostBytes: uploadPieceBytes,
  input: z.object({ uploadId: Id, number: count(1000) }),
  output: z.object({ received: z.number() }),
})
export const listUploads = endpoint({
  ...reading,
  path: `${address}/uploads`,
  summary: 'What the asking account has begun to send and not finished',
  input: z.object({}),
  output: z.array(Upload),
})
export const finishUpload = endpoint({
  ...change,
  path: `${address}/upload/finish`,
  summary: 'All pieces are here: makes a file of them. Asked again it gives the same file',
  input: z.object({ uploadId: Id }),
  output: FileEntry,
})
export const cancelUpload = endpoint({
  ...change,
  path: `${address}/upload/cancel`,
  summary: 'Forgets what was sent so far',
  input: z.object({ uploadId: Id }),
  output: Changed,
})

export const openStore = endpoint({
  ...change,
  path: `${address}/open-store`,
  summary: 'Lets this browser fetch contents by plain links for 30 minutes, with a cookie that no script reads',
  input: z.object({}),
  output: z.object({ until: z.iso.datetime() }),
})
const contents = { method: 'GET', access: 'public', isForOwnPages: true, produces: 'application/octet-stream' } as const
export const readContent = endpoint({
  ...contents,
  path: `${address}/content`,
  summary: 'What is in a file, whole or a range of it, for browsers that opened the store; never run as a page',
  input: z.object({
    fileId: Id,
    /** Only makes another address of it, so that no browser takes a replaced file from its memory. */
    version: z.optional(count(9_999_999)),
    save: Yes,
  }),
  output: z.custom<FileAnswer>(),
})
export const prepareZip = endpoint({
  ...bulk,
  path: `${address}/prepare-zip`,
  summary: 'Remembers for 30 minutes which files and folders go into a ZIP',
  input: fileIds,
  output: z.object({ zipId: Id, files: z.number(), bytes: z.number() }),
})
export const readZip = endpoint({
  ...contents,
  path: `${address}/zip`,
  summary: 'Many files as one, written while it is read',
  input: z.object({ zipId: Id }),
  output: z.custom<FileAnswer>(),
})
