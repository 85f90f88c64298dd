import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// NOTE made for each visitor, so compressed in a millisecond rather than as small as possible.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A text in the smallest form that its reader understands. */
export async function compressed(text: string, accepted: string): Promise<{ readonly encoding?: string; readonly body: string | Buffer }> {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: await promisify(brotliCompress)(text, quick) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await promisify(gzip)(text) }
  return { body: text }
}
