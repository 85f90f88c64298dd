export type VcardLine = { readonly name: string; readonly values: readonly string[] }

/** The lines of a vCard or calendar file, with broken ones joined and marks taken off. */
export function vcardLines(text: string): readonly VcardLine[] {
  const whole = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
  return whole.split('\n').flatMap((line) => {
    const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:[^":;]|"[^"]*")*)*):(.*)$/s.exec(line)
    if (!found) return []
    const [, name = '', , value = ''] = found
    return [{ name: name.toUpperCase(), values: partsOf(value) }]
  })
}

/** Split at semicolons that are not marked as part of the text. */
function partsOf(value: string): readonly string[] {
  const parts = ['']
  for (const [piece] of value.matchAll(/\\.|./gs)) {
    if (piece === ';') parts.push('')
    else parts.push(`${parts.pop() ?? ''}${unmarked(piece)}`)
  }
  return parts
}

function unmarked(piece: string): string {
  if (piece.length < 2 || !piece.startsWith('\\')) return piece
  return /n/i.test(piece) ? '\n' : piece.slice(1)
}

/** One line, marked and broken after 75 bytes as the standard wants. */
export function writtenLine(name: string, values: readonly string[]): string {
  const marked = values.map((value) => value.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`))
  return folded(`${name}:${marked.join(';')}`)
}

function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, length] = ['', 0]
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (length + bytes > 75) [out, length] = [`${out}\r\n `, 1]
    out += letter
    length += bytes
  }
  return out
}
