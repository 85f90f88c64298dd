import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [ivBytes, tagBytes, keyBytes] = [12, 16, 32]

/** A text as it may lie in a database that does not know the key. `about` says what it belongs to; it opens nowhere else. */
export function lockText(text: string, key: Buffer, about = ''): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked])
}

/** Nothing for what was locked with another key or for something else, or changed since. */
export function unlockText(locked: Buffer, key: Buffer, about = ''): string | undefined {
  if (locked.length < ivBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, locked.subarray(0, ivBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(about))
  decipher.setAuthTag(locked.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(locked.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** A key of its own for each purpose, so that nothing made for one is of use for another. The secret is long and random. */
export function keyFor(purpose: string, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
}
