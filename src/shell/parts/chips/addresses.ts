/** Somebody who can be written to. The name may be empty. */
export type Address = { readonly name: string; readonly email: string }

/** Whether something can be written to. The app that sends knows. */
export type IsAddress = (email: string) => boolean

/** Everybody in a text such as `Anna <anna@example.com>, "Muster, Beat" <beat@example.com>; carla@example.com`. */
export function addressesIn(text: string, isAddress: IsAddress): readonly Address[] {
  return piecesOf(text).flatMap((piece) => addressesOfPiece(piece, isAddress))
}

/** How somebody is written so that `addressesIn` reads the same again. */
export function addressText({ name, email }: Address): string {
  if (name === '') return email
  return `${/[,;"<>@]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name} <${email}>`
}

/** Whether somebody is in the middle of a quoted name, where a comma belongs to it. */
export function hasOpenQuote(text: string): boolean {
  return (text.replace(/\\./g, '').split('"').length - 1) % 2 === 1
}

/** At commas, semicolons and line ends, but not within quotes or angle brackets. */
function piecesOf(text: string): readonly string[] {
  const pieces = text.match(/(?:"(?:\\.|[^"\\])*"|<[^<>]*>|[^,;\r\n\t])+/g) ?? []
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

function addressesOfPiece(piece: string, isAddress: IsAddress): readonly Address[] {
  const named = /^(.*?)\s*<([^<>]*)>$/.exec(piece)
  if (named) return [{ name: unquoted(named[1] ?? ''), email: (named[2] ?? '').trim() }]
  const words = piece.split(/\s+/)
  // Some lists have only spaces between them.
  if (words.length > 1 && words.every(isAddress)) return words.map((email) => ({ name: '', email }))
  return [{ name: '', email: piece.replace(/^mailto:/i, '') }]
}

function unquoted(name: string): string {
  const inner = /^"(.*)"$/.exec(name.trim())?.[1]
  return inner === undefined ? name.trim() : inner.replace(/\\(.)/g, '$1')
}
