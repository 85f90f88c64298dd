import { SwissQRCode } from 'swissqrbill/svg'
import type { Data } from 'swissqrbill/types'

/** One colour of the code and all the squares drawn in it; later ones lie over earlier ones. */
type CodeLayer = { readonly colour: string; readonly path: string }
/** In millimetres. */
export type PaymentCode = { readonly size: number; readonly layers: readonly CodeLayer[] }
const size = 46

/**
 * NOTE only the code comes from the package. The whole slip it could draw as well writes its words as HTML, which the
 * security policy of our pages refuses.
 */
export function codeOf(payment: Data): PaymentCode {
  const layers: CodeLayer[] = []
  for (const square of new SwissQRCode(payment, size).instance.childInstances) {
    const colour = String(square.attr('fill'))
    const length = (name: string): number => Number.parseFloat(String(square.attr(name)))
    const path = `M${length('x')} ${length('y')}h${length('width')}v${length('height')}h${-length('width')}z`
    const last = layers.at(-1)
    if (last?.colour === colour) layers[layers.length - 1] = { colour, path: last.path + path }
    else layers.push({ colour, path })
  }
  return { size, layers }
}
