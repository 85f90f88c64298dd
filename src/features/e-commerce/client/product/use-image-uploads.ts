import { useRef, useState } from 'react'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { ProductImage } from '../../product.ts'
import { productWords } from '../shop-words.ts'

export type ImageUploads = {
  /** How many are on their way. */
  readonly running: number
  readonly upload: (files: readonly File[]) => void
  /** Resolves when all that were begun have arrived or failed. */
  readonly settled: () => Promise<void>
}

/** Sends pictures one after the other; each shows as soon as it is there. */
export function useImageUploads(onReady: (image: ProductImage) => void): ImageUploads {
  const texts = useTexts(productWords)
  const notify = useNotify()
  const [running, setRunning] = useState(0)
  const last = useRef(Promise.resolve())

  async function uploadAll(files: readonly File[]): Promise<void> {
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (pictures.length < files.length) notify(texts.notPicture, { kind: 'warn' })
    setRunning((count) => count + pictures.length)
    for (const picture of pictures) {
      try {
        onReady({ id: crypto.randomUUID(), url: fileAddress(await uploadFile(picture)), type: 'image', alt: '' })
      } catch {
        notify(texts.pictureFailed, { kind: 'danger' })
      } finally {
        setRunning((count) => count - 1)
      }
    }
  }

  return {
    running,
    upload: (files) => {
      last.current = Promise.all([last.current, uploadAll(files)]).then(() => undefined)
    },
    settled: () => last.current,
  }
}
