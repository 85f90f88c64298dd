import type { Content, SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import { splitMbox } from '../../mbox.ts'

/** A message of a file: what people recognise it by, and its bytes, which nobody here changes. */
export type FileMessage = {
  readonly subject: string
  readonly from: string
  /** As ISO text; nothing where the message does not say. */
  readonly date: string | undefined
  readonly bytes: Uint8Array<ArrayBuffer>
}

type Bytes = Uint8Array<ArrayBuffer>

/** One message. */
export const emlFormat: SourceFormat<FileMessage> = {
  id: 'eml',
  title: 'EML',
  extensions: ['eml'],
  type: 'message/rfc822',
  detect: (text) =>
    !text.startsWith('From ') && /^(?:from|date|subject|received|return-path|message-id|mime-version):/im.test(headOf(text)),
  read: () => ({ kind: 'rows', rows: [] }),
  readBytes: async (bytes) => rowsOf([bytes]),
}

/** Messages one after the other, as mail programs keep a folder. */
export const mboxFormat: SourceFormat<FileMessage> = {
  id: 'mbox',
  title: 'MBOX',
  extensions: ['mbox', 'mbx'],
  type: 'application/mbox',
  detect: (text) => /^From .*\r?\n[\w-]+:/.test(text),
  read: () => ({ kind: 'rows', rows: [] }),
  // Views of the same bytes, which live in memory of their own kind already.
  readBytes: async (bytes) => rowsOf(splitMbox(bytes) as Bytes[]),
}

async function rowsOf(parts: readonly Bytes[]): Promise<Content<FileMessage>> {
  // Large, and needed by nobody who does not import.
  const { default: PostalMime } = await import('postal-mime')
  const rows: FileMessage[] = []
  for (const bytes of parts) {
    const { subject = '', from, date } = await PostalMime.parse(headerBytes(bytes))
    rows.push({ subject, from: from?.name || from?.address || '', date, bytes })
  }
  return { kind: 'rows', rows }
}

const mostHeaderBytes = 64 * 1024

/** All that is shown stands in the headers; what may be megabytes behind them is not read here. */
function headerBytes(bytes: Bytes): Bytes {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, mostHeaderBytes))
  const start = text.startsWith('From ') ? text.indexOf('\n') + 1 : 0
  const end = /\r?\n\r?\n/.exec(text.slice(start))
  return bytes.slice(start, end ? start + end.index + end[0].length : mostHeaderBytes)
}

function headOf(text: string): string {
  return text.slice(0, 8192).split(/\r?\n\r?\n/, 1)[0] ?? ''
}

/** In one go the server takes in about so much; a single message may be larger. */
const portionBytes = 4 * 1024 * 1024

/** Some messages at a time, none of them torn apart. */
export function portionsOf(rows: readonly FileMessage[]): readonly (readonly FileMessage[])[] {
  const portions: FileMessage[][] = []
  let bytes = Infinity
  for (const row of rows) {
    bytes += row.bytes.length
    if (bytes > portionBytes) {
      portions.push([])
      bytes = row.bytes.length
    }
    portions.at(-1)?.push(row)
  }
  return portions
}
