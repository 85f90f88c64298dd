import type { Site } from '../kit/site.ts'

/** The canton's logo as a picture of its own. Needs no escaping: the schema of the site lets only path letters and colours in. */
export function logoSvg(logo: Site['logo']): string {
  const shapes = logo.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes.join('')}</svg>\n`
}
