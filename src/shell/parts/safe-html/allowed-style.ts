/** Declarations that only change how text and boxes look; nothing that covers, fetches or moves things out of their place. */
const looks =
  'color background-color text-align text-decoration-line vertical-align list-style-type font-family font-size font-style font-weight line-height letter-spacing width max-width height'
const allowed = new Set([
  ...looks.split(' '),
  ...sides('padding'),
  ...sides('margin'),
  ...['width', 'style', 'color'].flatMap((part) => sides('border').map((side) => `${side}-${part}`)),
])

export type Declaration = readonly [property: string, value: string]

/** What of a style attribute may stay. Read by the browser itself, so that comments and escapes hide nothing. */
export function allowedStyle(text: string): readonly Declaration[] {
  const { style } = document.createElement('span')
  style.cssText = text
  return Array.from(style, (property): Declaration => [property, style.getPropertyValue(property)]).filter(
    ([property, value]) => allowed.has(property) && isPlain(value),
  )
}

/** No functions but those of colours, so no `url()`; no negative lengths, which would pull a box over another. */
function isPlain(value: string): boolean {
  const functions = [...value.matchAll(/([\w-]+)\(/g)].map(([, name = '']) => name)
  return !/(?:^|[\s,(])-[\d.]/.test(value) && functions.every((name) => /^(?:rgb|hsl)a?$/.test(name))
}

function sides(property: string): readonly string[] {
  return ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`)
}
