import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from './endpoint.ts'
import { mostFileBytes, pieceBytes } from './file-sizes.ts'
import { count, Id } from './list-contract.ts'

export const beginFile = endpoint({
  method: 'POST',
  path: '/api/files/begin',
  access: 'signed-in',
  summary: 'Makes room for a file that is sent piece by piece',
  input: z.object({
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    type: z.string().check(z.maxLength(127)),
    size: z.int().check(z.minimum(0), z.maximum(mostFileBytes)),
    /** For oneself alone, like the attachment of a mail. */
    isPrivate: z.optional(z.boolean()),
  }),
  output: z.object({ fileId: Id }),
})

export const sendPiece = endpoint({
  method: 'POST',
  path: '/api/files/piece',
  access: 'signed-in',
  summary: 'The next piece of a file, 512 kB at most; sending a piece again changes nothing',
  takesFile: true,
  mostBytes: pieceBytes,
  input: z.object({ fileId: Id, number: count(200) }),
  output: z.object({ received: z.number() }),
})

export const readFile = endpoint({
  method: 'GET',
  path: '/api/files/file',
  access: 'signed-in',
  summary: 'A whole file',
  produces: 'application/octet-stream',
  input: z.object({ fileId: Id }),
  output: z.custom<FileAnswer>(),
})

/** How a thing names one of our files on the wire, e.g. the picture of a note. */
export function fileAddress(fileId: string): string {
  return `${readFile.path}?fileId=${fileId}`
}

/** Whether it is one of the drawn faces that sample people have: files of ours that come with the product. */
export function isFace(address: string): boolean {
  return /^\/faces\/\d\d\.svg$/.test(address)
}

/** Nothing where it is no address of a file of ours. */
export function fileIdIn(address: string): string | undefined {
  return /^\/api\/files\/file\?fileId=([\da-f-]{36})$/.exec(address)?.[1]
}
