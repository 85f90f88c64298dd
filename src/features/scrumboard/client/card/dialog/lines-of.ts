const most = 200
const longest = 500

/** The lines of a text as items, without empty ones and without the marks of the list they came from. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/, '').trim())
    .filter((line) => line !== '')
    .slice(0, most)
    .map((line) => line.slice(0, longest))
}
