import { fill } from '../../../../kit/texts.ts'
import { mostFileBytes } from '../../../../kit/file-sizes.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { profileWords } from '../profile-words.ts'
import { begunUpload, isMedium, sendMedium, type Upload } from './upload.ts'

type Change = (change: (uploads: readonly Upload[]) => readonly Upload[]) => void

/** Takes files in: each stands there at once, and is whole when it has been sent. Resolves with those that arrived. */
export function useUploads(onChange: Change): (files: readonly File[]) => Promise<readonly Upload[]> {
  const texts = useTexts(profileWords)
  const notify = useNotify()

  async function send(file: File): Promise<Upload | undefined> {
    const upload = begunUpload(file)
    onChange((uploads) => [...uploads, upload])
    try {
      const sent = await sendMedium(file)
      onChange((uploads) => uploads.map((each) => (each.id === upload.id ? { ...each, sent } : each)))
      return { ...upload, sent }
    } catch {
      onChange((uploads) => uploads.filter(({ id }) => id !== upload.id))
      notify(fill(texts.mediumFailed, { name: file.name }), { kind: 'danger' })
      return undefined
    }
  }

  return async (files) => {
    const arrived: Upload[] = []
    // One after the other, so that a slow line brings the first one soon.
    for (const file of files) {
      if (!isMedium(file)) notify(fill(texts.mediumWrong, { name: file.name }), { kind: 'danger' })
      else if (file.size > mostFileBytes) notify(fill(texts.mediumLarge, { name: file.name }), { kind: 'danger' })
      else arrived.push(...[await send(file)].filter((upload) => upload !== undefined))
    }
    return arrived
  }
}
