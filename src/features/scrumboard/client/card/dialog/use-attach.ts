import { useState } from 'react'
import { fileAddress } from '../../../../../kit/file-contract.ts'
import { mostFileBytes } from '../../../../../kit/file-sizes.ts'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { uploadFile } from '../../../../../shell/parts/files/upload-file.ts'
import { kindOf } from '../../../../../shell/parts/media/media.ts'
import { sharedWords } from '../../../../../shell/parts/words/shared-words.ts'
import { useNotify } from '../../../../../shell/workspace/notices/notices.ts'
import type { Attachment, Card } from '../../../board.ts'
import type { CardChanges } from '../use-card-changes.ts'
import { dialogWords } from './dialog-words.ts'

/** A file on its way. */
type Coming = { readonly id: string; readonly name: string; readonly share: number }

export type Attach = {
  readonly coming: readonly Coming[]
  readonly addFiles: (files: Iterable<File>) => void
  readonly addLink: (url: string, name: string) => void
}

/** Attaches files and links to a card. A file that does not get through is told, and can be sent again. */
export function useAttach(card: Card, changes: CardChanges): Attach {
  const texts = useTexts(dialogWords)
  const { retry: label } = useTexts(sharedWords)
  const notify = useNotify()
  const [coming, setComing] = useState<readonly Coming[]>([])

  function put(attachment: Attachment): void {
    const text = fill(texts.attachmentAdded, { name: attachment.name })
    void changes.update(card, { attachments: [attachment, ...card.attachments] }, text, 'quiet')
  }

  async function send(file: File): Promise<void> {
    const id = crypto.randomUUID()
    const name = file.name || 'file'
    setComing((others) => [...others, { id, name, share: 0 }])
    const onProgress = (sent: number): void =>
      setComing((files) => files.map((each) => (each.id === id ? { ...each, share: sent / Math.max(file.size, 1) } : each)))
    try {
      const address = fileAddress(await uploadFile(file, { onProgress }))
      const isPicture = kindOf({ name, type: file.type, address }) === 'image'
      const time = new Date().toISOString()
      put(isPicture ? { id, name, src: address, time, type: 'image' } : { id, name, url: address, time, type: 'link' })
    } catch {
      notify(fill(texts.uploadFailed, { name }), { kind: 'danger', action: { label, run: () => void send(file) } })
    } finally {
      setComing((files) => files.filter((each) => each.id !== id))
    }
  }

  return {
    coming,
    addFiles: (files) => {
      for (const file of files) {
        if (file.size > mostFileBytes) notify(fill(texts.uploadTooLarge, { name: file.name }), { kind: 'danger' })
        else void send(file)
      }
    },
    addLink: (url, name) => put({ id: crypto.randomUUID(), name: name || url, url, time: new Date().toISOString(), type: 'link' }),
  }
}
