import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor, lockText, unlockText } from '../../../../platform/locked-text.ts'

/** What a link in a mail is for. Both codes are made of the id, so none is kept anywhere. */
const purposes = ['confirm', 'stop'] as const
type Purpose = (typeof purposes)[number]
type MailLink = { readonly purpose: Purpose; readonly id: string }

/** All that is done with the key of the installation for addresses. */
export type AddressKeys = {
  readonly lock: (email: string, id: string) => Buffer
  /** Nothing where the key is another one by now. */
  readonly unlock: (locked: Buffer, id: string) => string | undefined
  /** To count by address or receipt. One mailbox counts as one, however it is written. */
  readonly hashOfEmail: (email: string) => Buffer
  readonly hashOfReceipt: (reference: string) => Buffer
  readonly codeFor: (link: MailLink) => string
  readonly readCode: (code: string) => MailLink | undefined
}

const [idBytes, markBytes] = [16, 16]

export function addressKeys(secret: string): AddressKeys {
  const [address, count, link] = ['address', 'count', 'link'].map((name) => keyFor(`efristerstreckung deadline mail ${name}`, secret))
  if (!address || !count || !link) throw new Error('there is a key for each purpose')
  const hash = (text: string): Buffer => createHmac('sha256', count).update(text).digest()
  const markOf = ({ purpose, id }: MailLink): Buffer =>
    createHmac('sha256', link).update(`${purpose} ${id}`).digest().subarray(0, markBytes)
  return {
    lock: (email, id) => lockText(email, address, id),
    unlock: (locked, id) => unlockText(locked, address, id),
    hashOfEmail: (email) => hash(`address ${mailboxOf(email)}`),
    hashOfReceipt: (reference) => hash(`receipt ${reference}`),
    codeFor: (of) => Buffer.concat([Buffer.from(of.id.replaceAll('-', ''), 'hex'), markOf(of)]).toString('base64url'),
    readCode: (code) => {
      const bytes = Buffer.from(code, 'base64url')
      if (bytes.length !== idBytes + markBytes) return undefined
      const id = uuidOf(bytes.subarray(0, idBytes))
      const purpose = purposes.find((each) => timingSafeEqual(markOf({ purpose: each, id }), bytes.subarray(idBytes)))
      return purpose && { purpose, id }
    },
  }
}

/** What stands behind a plus leads to the same mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
