import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

export type DossierKey = { readonly legalForm: 'natural-person' | 'legal-entity'; readonly pid: number; readonly period: number }

/** Writes and reads the addresses of dossiers. */
export type DossierIds = { readonly write: (key: DossierKey) => string; readonly read: (id: string) => DossierKey | undefined }

const cipher = 'aes-256-ecb'

/**
 * An address must not say whose case it is. Form, number and period make up one block together with a mark of the canton;
 * encrypted, the same case always has the same address, and nobody can make one up: the mark would not be right.
 */
export function dossierIds(key: Buffer, canton: string): DossierIds {
  const mark = createHash('sha256').update(`dossier ${canton}`).digest().subarray(0, 9)
  return {
    write: ({ legalForm, pid, period }) => {
      const block = Buffer.alloc(16)
      block.writeUInt8(legalForm === 'natural-person' ? 1 : 2, 0)
      block.writeUInt32BE(pid, 1)
      block.writeUInt16BE(period, 5)
      mark.copy(block, 7)
      return encrypted(key, block).toString('base64url')
    },
    read: (id) => {
      const block = decrypted(key, Buffer.from(id, 'base64url'))
      if (!block?.subarray(7).equals(mark)) return undefined
      return { legalForm: block[0] === 1 ? 'natural-person' : 'legal-entity', pid: block.readUInt32BE(1), period: block.readUInt16BE(5) }
    },
  }
}

function encrypted(key: Buffer, block: Buffer): Buffer {
  const writer = createCipheriv(cipher, key, null).setAutoPadding(false)
  return Buffer.concat([writer.update(block), writer.final()])
}

function decrypted(key: Buffer, block: Buffer): Buffer | undefined {
  if (block.length !== 16) return undefined
  const reader = createDecipheriv(cipher, key, null).setAutoPadding(false)
  return Buffer.concat([reader.update(block), reader.final()])
}
