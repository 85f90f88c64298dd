/** As many cards as one call takes. */
export const portion = 200

const longest = 500

/** Each line with words is a card; marks of lists before them are left out. */
export function cardNamesIn(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, '')
        .trim()
        .slice(0, longest),
    )
    .filter((line) => line !== '')
}
