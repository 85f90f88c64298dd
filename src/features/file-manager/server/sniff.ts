import { fileTypeFromBuffer } from 'file-type'
import { endingOf } from '../file-name.ts'

/** So much of the beginning is looked at, and kept until the rest is here. */
export const headBytes = 64 * 1024

/** What a file is by its first bytes. Its name only tells apart kinds of plain text and of office files, which are all harmless alike. */
export async function sniffed(head: Uint8Array, name: string): Promise<string> {
  const text = readText(head)
  // Before all else: markup hides behind what looks like something else, and browsers look for it too.
  if (text !== undefined && !/^(%PDF-|\{\\rtf)/.test(text)) return markupIn(text) ?? textByName(name)
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime
  if (found === undefined) return westernText(head, name)
  if (found === 'application/zip') return officeZip(head, name)
  if (found === 'application/x-cfb') return oldOffice[endingOf(name)] ?? found
  return /xml$|html/.test(found) ? 'application/xml' : found
}

function readText(head: Uint8Array): string | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return decoded(head.subarray(0, head.length & ~1), 'utf-16le')
  if (first === 0xfe && second === 0xff) return decoded(head.subarray(0, head.length & ~1), 'utf-16be')
  return decoded(head, 'utf-8')
}

/** Old programs write one byte for each letter: text as long as nothing in it is a sign that text does not have. */
function westernText(head: Uint8Array, name: string): string {
  const text = decoded(head, 'windows-1252')
  return text === undefined ? 'application/octet-stream' : (markupIn(text) ?? textByName(name))
}

// oxlint-disable-next-line no-control-regex -- these are what tells other bytes from text
const noText = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F\u0081\u008D\u008F\u0090\u009D]/

function decoded(head: Uint8Array, encoding: string): string | undefined {
  try {
    // The last sign of a long head may be cut in two.
    const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: head.length >= headBytes })
    return noText.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

const html = /<(!doctype|html|head|body|script|iframe|title|style|img|object|embed|form|meta|base|link|template|math|a\s)/i

/** As browsers do it, only more careful: markup anywhere near the beginning makes it markup. */
function markupIn(text: string): string | undefined {
  const begin = text.slice(0, 4096)
  if (/<svg\b|http:\/\/www\.w3\.org\/2000\/svg/i.test(begin)) return 'image/svg+xml'
  if (html.test(begin)) return 'text/html'
  return /^\s*<(\?|!|[a-z])/i.test(begin) ? 'application/xml' : undefined
}

const texts: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  markdown: 'text/markdown',
  json: 'application/json',
}
function textByName(name: string): string {
  return texts[endingOf(name)] ?? 'text/plain'
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const office: Readonly<Record<string, string>> = {
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}
const oldOffice: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
}

/** Some programs write their parts in an order that cannot be told from the beginning. */
function officeZip(head: Uint8Array, name: string): string {
  const begin = Buffer.from(head).toString('latin1')
  const isOffice = begin.includes('[Content_Types].xml') || begin.includes('mimetype')
  return (isOffice ? office[endingOf(name)] : undefined) ?? 'application/zip'
}
