import { harmlessNodes } from './sanitise.ts'

export type TextHeading = { readonly id: string; readonly title: string; readonly isLower: boolean }

/** A text of our own people as nodes that can do nothing, and its headings in their order. */
export type ReadText = { readonly nodes: DocumentFragment; readonly headings: readonly TextHeading[] }

const headings = 'h1, h2, h3, h4, h5, h6'

export function readText(html: string): ReadText {
  const nodes = harmlessNodes(html)
  const taken = new Map<string, number>()
  return {
    nodes,
    headings: Array.from(nodes.querySelectorAll(headings), (heading) => {
      const title = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
      return { id: anchorFor(title, taken), title, isLower: !/^H[12]$/i.test(heading.tagName) }
    }),
  }
}

/** A word for addresses that no other heading of the text has. */
function anchorFor(title: string, taken: Map<string, number>): string {
  const word =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'part'
  const count = (taken.get(word) ?? 0) + 1
  taken.set(word, count)
  return count === 1 ? word : `${word}-${count}`
}
