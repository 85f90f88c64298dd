import { allowedStyle, type Declaration } from './allowed-style.ts'
import { keptStyle } from './quiet-html.ts'
import { harmlessNodes } from './sanitise.ts'

/** From where an image may be loaded: the address to use, or nothing to keep it hidden. */
export type ImageAddress = (source: string) => string | undefined

export type SafeDocument = {
  readonly hiddenImages: number
  /** It brings colours of its own, which only make sense on a light sheet. */
  readonly hasColours: boolean
  /** Puts a fresh copy into a document. */
  readonly fill: (target: Document) => void
}

/** Foreign HTML made ready to be shown. */
export function safeDocument(html: string, options: { readonly imageAddress?: ImageAddress; readonly imageName: string }): SafeDocument {
  const nodes = harmlessNodes(html)
  for (const link of nodes.querySelectorAll('a')) guardLink(link)
  let hiddenImages = 0
  for (const image of nodes.querySelectorAll('img')) {
    const address = options.imageAddress?.(image.getAttribute('src') ?? '')
    if (address === undefined) {
      hiddenImages += 1
      hideImage(image, options.imageName)
    } else image.src = address
  }
  const styles = takeStyles(nodes)
  const hasStyleColour = styles.some((declarations) => declarations.some(([property]) => /^(?:background-)?color$/.test(property)))
  return {
    hiddenImages,
    hasColours: hasStyleColour || nodes.querySelector('[bgcolor], [color]') !== null,
    fill: (target) => fill(target, nodes, styles),
  }
}

/** A link leaves for a new window that knows nothing of this one. One without a full address would lead into our own pages. */
function guardLink(link: HTMLAnchorElement): void {
  if (!/^(?:https?|mailto|tel):/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function hideImage(image: HTMLImageElement, name: string): void {
  const instead = image.ownerDocument.createElement('span')
  instead.className = 'hidden-image'
  instead.textContent = image.alt.trim() === '' ? name : image.alt
  image.replaceWith(instead)
}

const styledMark = 'data-styled'

/** Style attributes would break the content-security policy; by script the same declarations may be set. */
function takeStyles(nodes: DocumentFragment): readonly (readonly Declaration[])[] {
  return Array.from(nodes.querySelectorAll(`[${keptStyle}]`), (element, index) => {
    const declarations = allowedStyle(element.getAttribute(keptStyle) ?? '')
    element.removeAttribute(keptStyle)
    element.setAttribute(styledMark, String(index))
    return declarations
  })
}

function fill(target: Document, nodes: DocumentFragment, styles: readonly (readonly Declaration[])[]): void {
  target.body.replaceChildren(target.importNode(nodes, true))
  for (const element of target.querySelectorAll<HTMLElement>(`[${styledMark}]`)) {
    for (const [property, value] of styles[Number(element.getAttribute(styledMark))] ?? []) element.style.setProperty(property, value)
  }
}
