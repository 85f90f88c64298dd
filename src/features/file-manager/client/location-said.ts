import { safeName } from '../../../shell/parts/files/safe-name.ts'

/** What the server calls the top, whatever the language of the reader. */
const top = 'My Files'

/** Where something lies, with the top in the language of the reader. A folder of that name further down keeps its own. */
export function locationSaid(location: string, texts: { readonly filesTitle: string }): string {
  const isAtTop = location === top || location.startsWith(`${top} > `)
  return safeName(isAtTop ? texts.filesTitle + location.slice(top.length) : location)
}
