/** Whether somebody may have meant this word: one slip of the pen away, two where it is long. Short words are near to too many others. */
export function isSlip(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < 4 || /\d/.test(typed)) return false
  const most = Math.max(typed.length, word.length) < 10 ? 1 : 2
  return Math.abs(typed.length - word.length) <= most && slipsBetween(typed, word) <= most
}

/** How many letters are too many, missing, others, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let [before, last] = [[] as readonly number[], Array.from({ length: other.length + 1 }, (_, at) => at) as readonly number[]]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const choices = [(last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)]
      line.push(Math.min(...choices, ...(isSwapped ? [(before[at - 2] ?? 0) + 1] : [])))
    }
    ;[before, last] = [last, line]
  }
  return last[other.length] ?? 0
}
