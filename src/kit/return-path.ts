/**
 * Where somebody may be led back to: a path of our own, written plainly. Whatever a browser could read as another
 * host, another protocol or two things at once is nothing.
 */
export function returnPath(wanted: string | null | undefined): string | undefined {
  if (wanted === null || wanted === undefined || wanted.length > 2000) return undefined
  // Only what our own pages write: no control characters, blanks, backslashes, user names or anything outside ASCII.
  if (!/^\/(?!\/)[\w\-./?=&%+~,:!*'()$;]*(#[\w\-./?=&%+~,:!*'()$;]*)?$/.test(wanted)) return undefined
  const path = wanted.replace(/[?#].*$/s, '')
  return /\/\/|%(?:0|1|2f|5c|7f|2e)/i.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path) ? undefined : wanted
}
