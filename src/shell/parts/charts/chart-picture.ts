import { downloadBlob } from '../transfer/download.ts'

// What of the style sheets a drawing needs where there are none.
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
]

/** The drawing as a file of its own, as it looks now; on paper of the page, because its colours are made for that. */
export function svgOf(drawing: SVGSVGElement, paper: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement // a clone is what was cloned
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = originals[at] ? getComputedStyle(originals[at]) : undefined
    for (const name of drawn) element.setAttribute(name, style?.getPropertyValue(name) ?? '')
    for (const { name } of [...element.attributes].filter((each) => /^(class|style|aria-|data-)/.test(each.name)))
      element.removeAttribute(name)
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const [x = 0, y = 0] = (copy.getAttribute('viewBox') ?? '').split(/[ ,]+/).map(Number)
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [name, value] of Object.entries({ x, y, width: '100%', height: '100%', fill: paper })) sheet.setAttribute(name, String(value))
  copy.prepend(sheet)
  return new XMLSerializer().serializeToString(copy)
}

export function paperOf(element: Element): string {
  return getComputedStyle(element).backgroundColor
}

/** As points, twice as many as on the screen so that it can be printed. */
export async function downloadPng(
  name: string,
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const picture = new Image(width * 2, height * 2)
  picture.src = address
  await picture.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: width * 2, height: height * 2 })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(address)
  const points = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (points) downloadBlob(name, points)
}
