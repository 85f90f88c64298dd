import { File, FileArchive, FileImage, FileMusic, FileSpreadsheet, FileText, FileVideo, Folder, type LucideIcon } from 'lucide-react'
import type { FileEntry, FileType } from '../file.ts'

export const typeIcons: Readonly<Record<FileType, LucideIcon>> = {
  folder: Folder,
  document: FileText,
  spreadsheet: FileSpreadsheet,
  image: FileImage,
  audio: FileMusic,
  video: FileVideo,
  archive: FileArchive,
  other: File,
}

/** How a file can be looked at here; nothing for what only its own program can show. */
export type Show = 'image' | 'video' | 'audio' | 'pdf' | 'text'

const texts = /^(text\/(plain|csv|markdown|tab-separated-values)|application\/json)$/

/** By what is in it, never by its name. What a browser might run as a page is not shown. */
export function showOf({ type, mediaType }: Pick<FileEntry, 'type' | 'mediaType'>): Show | undefined {
  if (type === 'folder') return undefined
  const kind = mediaType.split(';')[0]?.trim() ?? ''
  if (kind === 'application/pdf') return 'pdf'
  if (texts.test(kind)) return 'text'
  const family = kind.split('/')[0]
  if (family === 'image') return kind === 'image/svg+xml' ? undefined : 'image'
  return family === 'video' || family === 'audio' ? family : undefined
}
