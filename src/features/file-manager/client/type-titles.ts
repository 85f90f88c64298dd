import type { FileType } from '../file.ts'
import type { texts as words } from './texts.ts'

/** The kind of a file in words, with its ending where it has one. */
export function typeTitle(texts: typeof words, type: FileType, extention = ''): string {
  const title = {
    folder: texts.typeFolder,
    document: texts.typeDocument,
    spreadsheet: texts.typeSpreadsheet,
    image: texts.typeImage,
    audio: texts.typeAudio,
    video: texts.typeVideo,
    archive: texts.typeArchive,
    other: texts.typeOther,
  }[type]
  return extention === '' ? title : `${title} (${extention})`
}
