import { fileIdIn, readFile } from '../../../../kit/file-contract.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import type { Contact } from '../../contact.ts'

/** A picture of ours is much smaller; a larger one would make the file too heavy for phones. */
const mostBytes = 200_000

/** The pictures of contacts as `data:` addresses, by the id of the contact. One that cannot be read is left out. */
export async function photosOf(contacts: readonly Contact[]): Promise<ReadonlyMap<string, string>> {
  const photos = new Map<string, string>()
  for (const { id, avatar } of contacts) {
    const fileId = fileIdIn(avatar)
    const blob = fileId === undefined ? undefined : await callForFile(readFile, { fileId }).catch(() => undefined)
    if (blob && blob.size <= mostBytes) photos.set(id, await asAddress(blob))
  }
  return photos
}

function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('a picture cannot be read')))
    reader.readAsDataURL(blob)
  })
}
