/** A line of RFC 5545: `NAME;PARAMETER=value:value`. */
export type IcsLine = { readonly name: string; readonly parameters: Readonly<Record<string, string>>; readonly value: string }
/** What stands between BEGIN and END. */
export type IcsPart = { readonly name: string; readonly lines: readonly IcsLine[]; readonly parts: readonly IcsPart[] }

/** What is in a file, whatever surrounds it; what was cut off counts as far as it goes. */
export function readParts(text: string): readonly IcsPart[] {
  type Open = { name: string; lines: IcsLine[]; parts: Open[] }
  const root: Open = { name: '', lines: [], parts: [] }
  const open = [root]
  for (const line of unfolded(text).map(readLine)) {
    const inner = open.at(-1) ?? root
    if (line?.name === 'BEGIN') {
      const part: Open = { name: line.value.trim().toUpperCase(), lines: [], parts: [] }
      inner.parts.push(part)
      open.push(part)
    } else if (line?.name === 'END') {
      if (open.length > 1) open.pop()
    } else if (line) inner.lines.push(line)
  }
  return root.parts
}

/** Long lines go on in the next one, which then begins with a blank. */
function unfolded(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
}

const lineShape = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s

function readLine(text: string): IcsLine | undefined {
  const [, name = '', given = '', value = ''] = lineShape.exec(text) ?? []
  if (name === '') return undefined
  const parameters = [...given.matchAll(/;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";])*)/g)].map(([, key = '', content = '']) => [
    key.toUpperCase(),
    content.replaceAll('"', ''),
  ])
  return { name: name.toUpperCase(), parameters: Object.fromEntries(parameters) as Record<string, string>, value } // pairs of texts
}

export function readText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}

export function writeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
}

const mostOctets = 75

/** Lines of at most 75 octets, never cut within a letter. */
export function folded(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function fold(line: string): string {
  if (line.length <= mostOctets && !/[^ -~]/.test(line)) return line
  let [whole, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > mostOctets) [whole, octets] = [`${whole}\r\n `, 1]
    whole += letter
    octets += size
  }
  return whole
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
}
