import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Values that belong to one person, by what they are: unique, so that whoever finds one has found a leak. */
export type Planted = Readonly<Record<string, string>>
/** Somewhere that must hold none of them: a log, a trace, an address, a file. */
export type Sink = { readonly name: string; readonly content: string | Uint8Array }

/** A birth date as six kinds of programs write it. */
export function birthFormats(iso: string): Planted {
  const [year = '', month = '', day = ''] = iso.split('-')
  return {
    'birth date (ISO)': iso,
    'birth date (Swiss)': `${day}.${month}.${year}`,
    'birth date (wire)': `${month}.${day}.${year}`,
    'birth date (short)': `${Number(day)}.${Number(month)}.${year}`,
    'birth date (digits)': `${year}${month}${day}`,
    'birth date (slashes)': `${day}/${month}/${year}`,
  }
}

/** Every planted value in every encoding, in every sink: `value (encoding) in sink`, each once. */
export function searchPlanted(planted: Planted, sinks: readonly Sink[]): readonly string[] {
  const wanted = Object.entries(planted).flatMap(([name, value]) =>
    encodingsOf(value).map(([encoding, text]) => ({ name, encoding, find: finder(text) })),
  )
  return sinks.flatMap(({ name: sink, content }) => {
    // Bytes one by one, so that no encoding of the whole hides a part.
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1')
    const asWords = typeof content === 'string' ? content : Buffer.from(content).toString('utf8')
    return wanted.flatMap(({ name, encoding, find }) => (find(text) || find(asWords) ? [`${name} (${encoding}) in ${sink}`] : []))
  })
}

/** All files of a folder as sinks; nothing where there is none. */
export async function sinksOfFolder(folder: string): Promise<readonly Sink[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(files.map(async (file) => ({ name: relative(folder, file), content: await readFile(file).catch(() => '') })))
}

type Encoding = readonly [string, string]

function encodingsOf(value: string): readonly Encoding[] {
  const bytes = Buffer.from(value)
  const percent = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const all: readonly Encoding[] = [
    ['raw', value],
    ['lower', value.toLowerCase()],
    ['upper', value.toUpperCase()],
    ['decomposed', value.normalize('NFD')],
    ['folded', value.normalize('NFD').replaceAll(/\p{M}/gu, '')],
    ['url', encodeURIComponent(value)],
    ['url, plus', new URLSearchParams({ v: value }).toString().slice(2)],
    ['url, every sign', percent],
    ['hex', bytes.toString('hex')],
    ['HEX', bytes.toString('hex').toUpperCase()],
    [
      'json',
      JSON.stringify(value)
        .slice(1, -1)
        .replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ],
    ...[0, 1, 2].map((shift) => [`base64 at ${shift}`, insideBase64(bytes, shift)] as const),
  ]
  const seen = new Set<string>()
  return all.filter(([, text]) => text.length >= 5 && !seen.has(text) && seen.add(text))
}

/** The signs that stand in any base64 text which holds these bytes after so many others, in either alphabet. */
function insideBase64(bytes: Buffer, shift: number): string {
  const text = Buffer.concat([Buffer.alloc(shift), bytes])
    .toString('base64')
    .replaceAll('=', '')
  const whole = Math.floor(((shift + bytes.length) * 8) / 6)
  return text.slice(Math.ceil((shift * 8) / 6), whole)
}

/** Digits count only where they stand alone: inside longer numbers and identifiers they are there by chance. */
function finder(text: string): (content: string) => boolean {
  if (!/^\d+$/.test(text)) {
    const safe = text.replaceAll('+', '-').replaceAll('/', '_')
    return (content) => content.includes(text) || (safe !== text && content.includes(safe))
  }
  const alone = new RegExp(`(?<![0-9a-fA-F.:-])${text}(?![0-9a-fA-F])`)
  return (content) => alone.test(content)
}
