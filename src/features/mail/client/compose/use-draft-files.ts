import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { composeWords } from './compose-words.ts'
import { fitting, mostBytesTogether, mostFiles, withKeptIds, type DraftFile } from './draft-files.ts'
import type { KeptFile } from './written.ts'

export type DraftFiles = {
  readonly files: readonly DraftFile[]
  /** Why some were left out, until the next try. */
  readonly refusal: string
  readonly add: (added: readonly File[]) => void
  readonly remove: (key: string) => void
  readonly retry: (key: string) => void
  readonly kept: (sent: readonly string[], kept: readonly string[]) => void
}

type Upload = { readonly file: File; readonly stop: AbortController }

/** The files of a message: sent one by one as soon as they are chosen, long before the message itself. */
export function useDraftFiles(start: readonly KeptFile[]): DraftFiles {
  const texts = useTexts(composeWords)
  const announce = useAnnounce()
  const refusalOf = useRefusalOf()
  const [files, setFiles] = useState<readonly DraftFile[]>(() => start.map(thereAlready))
  const [refusal, setRefusal] = useState('')
  const uploads = useUploads((key, state) => setFiles((now) => now.map((each) => (each.key === key ? { ...each, state } : each))))

  return {
    files,
    refusal,
    add: (added) => {
      const fits = fitting(files, added)
      setRefusal(refusalOf(fits))
      const fresh = fits.taken.map((file) => ({ key: crypto.randomUUID(), file }))
      setFiles((now) => [...now, ...fresh.map(({ key, file }) => startingFile(key, file))])
      for (const { key, file } of fresh) {
        announce(fill(texts.fileAdded, { name: file.name }))
        uploads.send(key, file)
      }
    },
    remove: (key) => {
      uploads.stop(key)
      setRefusal('')
      announce(fill(texts.fileRemoved, { name: files.find((each) => each.key === key)?.name ?? '' }))
      setFiles((now) => now.filter((each) => each.key !== key))
    },
    retry: uploads.retry,
    kept: (sent, kept) => setFiles((now) => withKeptIds(now, sent, kept)),
  }
}

type Uploads = {
  readonly send: (key: string, file: File) => void
  readonly retry: (key: string) => void
  readonly stop: (key: string) => void
}

/** What is on its way. It ends with the page that shows it. */
function useUploads(onState: (key: string, state: DraftFile['state']) => void): Uploads {
  const uploads = useRef(new Map<string, Upload>())
  useEffect(() => {
    const running = uploads.current
    return () => running.forEach(({ stop }) => stop.abort())
  }, [])

  async function send(key: string, file: File): Promise<void> {
    const stop = new AbortController()
    uploads.current.set(key, { file, stop })
    onState(key, { kind: 'going', sentBytes: 0 })
    const onProgress = (sentBytes: number): void => onState(key, { kind: 'going', sentBytes })
    try {
      onState(key, { kind: 'there', fileId: await uploadFile(file, { isPrivate: true, onProgress, signal: stop.signal }) })
    } catch {
      if (!stop.signal.aborted) onState(key, { kind: 'failed' })
    }
  }

  return {
    send: (key, file) => void send(key, file),
    retry: (key) => {
      const upload = uploads.current.get(key)
      if (upload) void send(key, upload.file)
    },
    stop: (key) => {
      uploads.current.get(key)?.stop.abort()
      uploads.current.delete(key)
    },
  }
}

function useRefusalOf(): (fits: ReturnType<typeof fitting>) => string {
  const texts = useTexts(composeWords)
  const formats = useFormats()
  const names = (left: readonly File[]): string => left.map(({ name }) => name).join(', ')
  return ({ tooMany, tooLarge }) =>
    [
      tooMany.length === 0 ? '' : fill(texts.tooManyFiles, { count: mostFiles, names: names(tooMany) }),
      tooLarge.length === 0 ? '' : fill(texts.tooLarge, { size: formats.bytes(mostBytesTogether), names: names(tooLarge) }),
    ]
      .filter(Boolean)
      .join(' ')
}

function thereAlready({ fileId, ...file }: KeptFile): DraftFile {
  return { ...file, key: fileId, state: { kind: 'there', fileId } }
}

function startingFile(key: string, { name, type, size }: File): DraftFile {
  return { key, name: name || 'file', type, size, state: { kind: 'going', sentBytes: 0 } }
}
