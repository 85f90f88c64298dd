import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [ivBytes, tagBytes, keyBytes] = [12, 16, 32]

/** A provider's token as it lies in the database, which does not know the secret id of the session that opens it. */
export function lockToken(token: string, session: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(session), iv, { authTagLength: tagBytes })
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Nothing for what was locked by another session, or changed since. */
export function unlockToken(locked: Buffer, session: string): string | undefined {
  if (locked.length < ivBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(session), locked.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(locked.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(locked.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The id is random already; deriving keeps the key apart from everything else that is made of it. */
function keyOf(session: string): Buffer {
  return Buffer.from(hkdfSync('sha256', session, '', 'efristerstreckung provider token', keyBytes))
}
