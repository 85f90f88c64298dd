import { fileAddress, fileIdIn } from '../../../kit/file-contract.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Attachment } from '../board.ts'

export type AttachmentRow = Pick<Attachment, 'id' | 'name' | 'type'> & { readonly fileId: string | null; readonly url: string | null }

/** Pictures are files of ours; a link leads to one of them or to a page elsewhere, and never runs anything. */
export function rowOf({ id, name, type, src = '', url = '' }: Attachment): AttachmentRow {
  const fileId = fileIdIn(type === 'image' ? src : url) ?? null
  if (type === 'image' && fileId === null) throw new Problem('invalid-input', 'A picture must be a file of this workspace.')
  if (fileId === null && !/^https?:\/\/\S/i.test(url)) throw new Problem('invalid-input', 'A link must lead to a page of the web.')
  return { id, name: storable(name), type, fileId, url: fileId === null ? storable(url) : null }
}

export function attachmentOf({ fileId, url, ...row }: AttachmentRow, time: string): Attachment {
  const address = fileId === null ? (url ?? '') : fileAddress(fileId)
  return { ...row, ...(row.type === 'image' ? { src: address } : { url: address }), time }
}
