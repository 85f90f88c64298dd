export type VcardLine = {
  readonly name: string
  /** As written between name and value, in capitals: `;ENCODING=B;TYPE=JPEG`. */
  readonly parameters: string
  readonly values: readonly string[]
}

/** The lines of a vCard or calendar file, with broken ones joined and marks taken off. */
export function vcardLines(text: string): readonly VcardLine[] {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
  return whole.split('\n').flatMap((line) => {
    const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s.exec(line)
    if (!found) return []
    const [, name = '', parameters = '', value = ''] = found
    return [{ name: name.toUpperCase(), parameters: parameters.toUpperCase(), values: partsOf(value) }]
  })
}

/** Split at semicolons that are not marked as part of the text. */
function partsOf(value: string): readonly string[] {
  const parts: string[] = []
  // Piece by piece into a list: a picture has hundreds of thousands of letters.
  let letters: string[] = []
  for (const [piece] of value.matchAll(/\\.|;|[^\\;]+|\\/gs)) {
    if (piece !== ';') letters.push(unmarked(piece))
    else {
      parts.push(letters.join(''))
      letters = []
    }
  }
  return [...parts, letters.join('')]
}

function unmarked(piece: string): string {
  if (piece.length !== 2 || !piece.startsWith('\\')) return piece
  if (piece === '\\,') return markedComma
  return /n/i.test(piece) ? '\n' : piece.slice(1)
}

// While a line is read, a comma that belongs to the text is set apart from one that stands between two entries of a list.
const markedComma = '\uE000'

/** A value as one text. */
export function plainText(value: string): string {
  return value.replaceAll(markedComma, ',')
}

/** A value as a list of entries with commas between. */
export function listIn(value: string): readonly string[] {
  return value
    .split(',')
    .map((entry) => plainText(entry).trim())
    .filter(Boolean)
}

/** One line, marked and broken after 75 bytes as the standard wants. */
export function writtenLine(name: string, values: readonly string[]): string {
  return foldedLine(`${name}:${values.map(marked).join(';')}`)
}

/** The same for a list whose entries have commas between. */
export function writtenList(name: string, entries: readonly string[]): string {
  return foldedLine(`${name}:${entries.map(marked).join(',')}`)
}

function marked(value: string): string {
  return value.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)
}

/** A line as it stands, broken after 75 bytes; never inside of a letter. */
export function foldedLine(line: string): string {
  const encoder = new TextEncoder()
  const pieces: string[] = []
  let [start, at, length] = [0, 0, 0]
  for (const letter of line) {
    const bytes = letter < '\u0080' ? 1 : encoder.encode(letter).length
    if (length + bytes > 75) {
      pieces.push(line.slice(start, at))
      // The blank that begins the next line counts.
      ;[start, length] = [at, 1]
    }
    at += letter.length
    length += bytes
  }
  return [...pieces, line.slice(start)].join('\r\n ')
}
