import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'

/** Spec: folder, document, spreadsheet. The others are what people keep besides. */
export const fileTypes = ['folder', 'document', 'spreadsheet', 'image', 'audio', 'video', 'archive', 'other'] as const
export type FileType = (typeof fileTypes)[number]

export const mostNameLength = 255
export const FileName = filled(mostNameLength)

/** Spec: a file or folder as the list knows it. */
export const FileEntry = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(fileTypes),
  /** Who put it here, by name. */
  owner: z.string(),
  /** In bytes; of a folder all that is in it. */
  size: z.number(),
  modified: z.iso.datetime(),
  /** When the asking account last opened it. */
  opened: z.nullable(z.iso.datetime()),
  created: z.iso.datetime(),
  /** Spelled as in the spec: without a dot, in small letters, empty for a folder. */
  extention: z.string(),
  /** The names of the folders around it, `My Files > Plans`. */
  location: z.string(),
  /** Marked by the asking account to have it at hand for the road; nothing is kept in browsers. */
  offline: z.boolean(),
  /** Where to look at it; empty where nothing can show it. */
  preview: z.string(),
  // --- beyond the spec
  /** The folder around it; none at the top. */
  parentId: z.nullable(Id),
  /** The media type that was found in its first bytes, not the one that its name claims. */
  mediaType: z.string(),
  /** Marked by the asking account. */
  starred: z.boolean(),
  isOwn: z.boolean(),
  /** In the bin since. */
  removed: z.nullable(z.iso.datetime()),
  version: z.number(),
})
export type FileEntry = z.output<typeof FileEntry>

/** What to do where the name is taken. */
export const conflictChoices = ['keep-both', 'replace', 'skip'] as const
export type ConflictChoice = (typeof conflictChoices)[number]
