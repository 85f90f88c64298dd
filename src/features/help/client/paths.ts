import type { Shelf } from '../help.ts'

export const basePath = '/pages/knowledge-base'
const faqPath = '/pages/faq'
export const shelfPath = (shelf: Shelf): string => (shelf === 'faq' ? faqPath : basePath)
export const categoryPath = (handle: string): string => `${basePath}/${handle}`
export const articlePath = (handle: string, id: string): string => `${basePath}/${handle}/${id}`
export const questionPath = (id: string): string => `${faqPath}#${anchorOf(id)}`
export const anchorOf = (id: string): string => `faq-${id}`
export const textsPath = (shelf: Shelf): string => `${shelfPath(shelf)}/edit`
export const editPath = (shelf: Shelf, id: string): string => `${textsPath(shelf)}/${id}`
export const newPath = (shelf: Shelf): string => editPath(shelf, 'new')

export const shelfAt = (path: string): Shelf => (path.startsWith(faqPath) ? 'faq' : 'knowledge-base')

const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
export const isId = (text: string): boolean => idShape.test(text)

/** The last parts of an address below its shelf. */
export function partsBelow(path: string): readonly string[] {
  return path
    .slice(shelfPath(shelfAt(path)).length)
    .split('/')
    .filter(Boolean)
}
