import { encode } from 'uqr'

/** The QR code of a text: one path of dark squares on a light grid that is `size` squares wide, quiet zone included. */
export function linkCode(text: string): { readonly size: number; readonly path: string } {
  // M survives the fold of a letter; four light squares around it are what scanners ask for.
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.map(rowPath).join('') }
}

/** The same as a file of its own, wide enough to be scanned from a letter. */
export function linkCodeFile(text: string): string {
  const { size, path } = linkCode(text)
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="40mm" height="40mm" shape-rendering="crispEdges"`
  return `<svg ${frame}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>\n`
}

function rowPath(row: readonly boolean[], y: number): string {
  const squares = row.map((isDark) => (isDark ? '1' : '0')).join('')
  return [...squares.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('')
}
