import { useState } from 'react'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { fittedPicture, mostPictureBytes } from '../../../../shell/parts/files/fitted-picture.ts'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { notesWords } from '../notes-words.ts'

type Picture = { readonly isComing: boolean; readonly add: (file: File | undefined) => void }

/** Takes a picture in: by button, by drop or by paste. */
export function usePicture(onAdded: (address: string) => void): Picture {
  const texts = useTexts(notesWords)
  const notify = useNotify()
  const [coming, setComing] = useState(0)

  async function upload(file: File): Promise<void> {
    setComing((count) => count + 1)
    try {
      const picture = await fittedPicture(file).catch(() => undefined)
      if (!picture) return notify(texts.imageWrong, { kind: 'danger' })
      onAdded(fileAddress(await uploadFile(picture)))
    } catch {
      notify(texts.imageFailed, { kind: 'danger' })
    } finally {
      setComing((count) => count - 1)
    }
  }

  return {
    isComing: coming > 0,
    add: (file) => {
      if (!file) return
      if (!file.type.startsWith('image/')) return notify(texts.imageWrong, { kind: 'danger' })
      if (file.size > mostPictureBytes) return notify(texts.imageTooLarge, { kind: 'danger' })
      void upload(file)
    },
  }
}
