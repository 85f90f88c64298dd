import type { FileType } from '../file.ts'

type Rules = { readonly type: FileType; readonly isInline: boolean; /** As what browsers get it. */ readonly servedAs: string }

const spreadsheet = /csv|tab-separated|spreadsheet|ms-excel/
const documents = /^text\/|pdf|wordprocessing|opendocument\.text|msword|rtf|presentation|powerpoint|epub|json$|xml$/
const archive = /zip|x-tar|gzip|x-7z|rar|bzip2|x-xz|zstd|x-compress/
// What browsers draw or play without running anything in it. Never HTML, SVG or XML, whatever they are called.
const drawn = /^image\/(png|jpeg|gif|webp|avif|bmp|apng)$|^(audio|video)\/|^application\/pdf$/
const asText = /^text\/(plain|csv|markdown|tab-separated-values)$|^application\/json$/

/** What the app makes of a media type: how it lists it, and whether and as what it may be shown. */
export function mediaRules(mediaType: string): Rules {
  const isText = asText.test(mediaType)
  return {
    type: typeOf(mediaType),
    isInline: isText || drawn.test(mediaType),
    servedAs: isText ? 'text/plain; charset=utf-8' : drawn.test(mediaType) ? mediaType : 'application/octet-stream',
  }
}

function typeOf(mediaType: string): FileType {
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType.startsWith('audio/')) return 'audio'
  if (mediaType.startsWith('video/')) return 'video'
  if (spreadsheet.test(mediaType)) return 'spreadsheet'
  if (documents.test(mediaType)) return 'document'
  return archive.test(mediaType) ? 'archive' : 'other'
}
