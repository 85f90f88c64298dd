import { mostNameLength } from './file.ts'

// Signs that are not seen or turn the reading around: «invoice[turn]gpj.exe» would be read as «invoiceexe.jpg».
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
// Signs that mean something to a file system.
const meaning = /[/\\:*?"<>|]/g
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(?=\.|\s*$)/i

/** A name that every system can keep and that shows what it is. Where nothing is left of it, it is called «unnamed». */
export function cleanName(text: string): string {
  const plain = text.toWellFormed().normalize('NFC').replace(unseen, '').replace(meaning, '_')
  const trimmed = trimmedName(plain)
  const free = reserved.test(trimmed) ? `_${trimmed}` : trimmed
  return shortened(free === '' ? 'unnamed' : free)
}

function trimmedName(name: string): string {
  return name.trim().replace(/[.\s]+$/u, '')
}

/** The name before the last dot, and the ending with its dot; a dot at the beginning begins no ending. */
export function nameParts(name: string): { readonly stem: string; readonly ending: string } {
  const dot = name.lastIndexOf('.')
  return dot <= 0 || dot === name.length - 1 ? { stem: name, ending: '' } : { stem: name.slice(0, dot), ending: name.slice(dot) }
}

/** Without a dot, in small letters. */
export function endingOf(name: string): string {
  return nameParts(name).ending.slice(1).toLowerCase()
}

/** `Plan.pdf` as `Plan (2).pdf`; a folder has no ending. */
export function numberedName(name: string, number: number, isFolder = false): string {
  const { stem, ending } = isFolder ? { stem: name, ending: '' } : nameParts(name)
  return shortened(`${stem} (${number})${ending}`, `${stem.length > 40 ? '' : stem} (${number})${ending}`.length)
}

/** Disks count bytes; the ending stays, and with it the last signs that are told to stay. */
function shortened(name: string, kept = 0): string {
  if (bytesOf(name) <= mostNameLength) return name
  const { ending } = nameParts(name)
  const end = kept > 0 ? name.slice(-kept) : bytesOf(ending) > 40 ? '' : ending
  let stem = ''
  let room = mostNameLength - bytesOf(end)
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, name.length - end.length))) {
    room -= bytesOf(segment)
    if (room < 0) break
    stem += segment
  }
  return trimmedName(stem + end)
}

function bytesOf(text: string): number {
  let count = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return count
}
