import { submitExtension } from '../../src/features/extension/contract.ts'

type Post = { readonly body: string | Buffer; readonly headers?: readonly string[]; readonly type?: string }

/** The bytes of a request as they go over the wire; nothing is checked or escaped on the way. */
export function post({ body, headers = [], type = 'application/json' }: Post): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const lines = [
    `POST ${submitExtension.path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(type === '' ? [] : [`content-type: ${type}`]),
    `content-length: ${content.length}`,
    ...headers,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}

const year = new Date().getFullYear()

/** A request that every server would read and decide, whatever day it is. */
export const goodBody = {
  Periode: year - 1,
  Wunschfrist: `${year + 1}-11-30`,
  PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' },
}
export const goodText = JSON.stringify(goodBody)

/** Something that no server may accept, whatever it holds: what it is called, and the bytes to send. */
export type BadInput = {
  readonly kind: string
  readonly message: Buffer
  /** Not even a message of the protocol, so the answer to it comes from below our code. */
  readonly isBroken?: true
}
