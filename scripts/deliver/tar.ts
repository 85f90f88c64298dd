import { gzipSync } from 'node:zlib'

export type TarFile = { readonly path: string; readonly mode: number; readonly content: Buffer }

const block = 512

/** One folder as a packed archive (POSIX ustar). The same files give the same bytes, whoever packs them, wherever and when. */
export function packed(folder: string, files: readonly TarFile[], seconds: number): Buffer {
  const parts = files.flatMap(({ path, mode, content }) => [
    header(`${folder}/${path}`, mode, content.length, seconds),
    content,
    Buffer.alloc((block - (content.length % block)) % block),
  ])
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 })
}

function header(path: string, mode: number, size: number, seconds: number): Buffer {
  const [prefix, name] = splitPath(path)
  const made = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number): number => made.write(value.toString(8).padStart(length - 1, '0'), at, 'latin1')
  made.write(name, 0)
  octal(mode, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(seconds, 136, 12)
  made.write('        0', 148, 'latin1')
  made.write('ustar', 257, 'latin1')
  made.write('00', 263, 'latin1')
  made.write(prefix, 345)
  octal(
    made.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return made
}

/** A name of at most 100 bytes after a folder of at most 155. */
function splitPath(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path]
  const cuts = [...path.matchAll(/\//g)].map(({ index }) => index)
  const cut = cuts.find((at) => Buffer.byteLength(path.slice(at + 1)) <= 100)
  if (cut === undefined || Buffer.byteLength(path.slice(0, cut)) > 155) throw new Error(`The path ${path} is too long for an archive.`)
  return [path.slice(0, cut), path.slice(cut + 1)]
}
