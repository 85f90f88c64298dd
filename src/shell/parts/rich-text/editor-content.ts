import { DOMParser } from '@tiptap/pm/model'
import { getSchema, type Editor, type Extensions, type JSONContent } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { harmlessNodes } from '../safe-html/sanitise.ts'
import { linkAddress, ownLinkAddress } from './link-address.ts'

/** What a text may have in it: paragraphs, headings, lists, quotes, code, links. */
function allowing(read: typeof linkAddress): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      link: { openOnClick: false, isAllowedUri: (address) => read(address) === address },
    }),
  ]
}

/** By where links may lead. */
export const extensionsBy = { web: allowing(linkAddress), own: allowing(ownLinkAddress) } as const
export const linkReaders = { web: linkAddress, own: ownLinkAddress } as const

/** HTML as the editor keeps it. Read from harmless nodes: the policy of our pages refuses HTML as text, and so should we. */
export function contentOf(html: string, extensions: Extensions): JSONContent {
  const parsed: unknown = DOMParser.fromSchema(getSchema(extensions)).parse(harmlessNodes(html)).toJSON()
  return parsed as JSONContent // the node's own JSON, whose type the library leaves open
}

/** Without the empty paragraph that the editor keeps at the end to click into. */
export function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, '')
}
