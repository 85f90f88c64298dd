const most = 180

/** The beginning of the notes in one line, without the marks of their formatting. */
export function excerptOf(notes: string): string {
  const plain = notes
    .replace(/^\s*(?:[-*]|\d+\.)\s+(?:\[[ xX]\]\s+)?/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most).trimEnd()}…` : plain
}
