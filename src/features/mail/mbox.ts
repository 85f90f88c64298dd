/**
 * The messages of an MBOX file, each from its «From » line to before the next one. Such a line counts at the beginning and after an empty
 * line only.
 */
export function splitMbox(bytes: Uint8Array): Uint8Array[] {
  const starts: number[] = []
  for (let at = nextStart(bytes, 0); at !== -1; at = nextStart(bytes, at + mark.length)) starts.push(at)
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
}

/** «From » */
const mark = [70, 114, 111, 109, 32]
const [newLine, carriageReturn] = [10, 13]

function nextStart(bytes: Uint8Array, from: number): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (mark.every((sign, index) => bytes[at + index] === sign) && beginsMessage(bytes, at)) return at
  }
  return -1
}

function beginsMessage(bytes: Uint8Array, at: number): boolean {
  if (at === 0) return true
  if (bytes[at - 1] !== newLine) return false
  const before = bytes[at - 2] === carriageReturn ? at - 3 : at - 2
  return bytes[before] === newLine
}
