import { fittedPicture } from '../../../../shell/parts/files/fitted-picture.ts'
import { uploadFile } from '../../../../shell/parts/files/upload-file.ts'
import type { NewMedium } from '../../medium.ts'

/** A photo or video on its way, or there: with what it shows, as far as somebody said. */
export type Upload = {
  readonly id: string
  readonly name: string
  readonly mediaType: string
  readonly title: string
  readonly alt: string
  /** Nothing while it is on its way. */
  readonly sent: Pick<NewMedium, 'fileId' | 'width' | 'height'> | undefined
}

export const mediaAccept = 'image/png,image/jpeg,image/webp,image/gif,image/avif,video/mp4,video/webm'
export const isMedium = ({ type }: File): boolean => mediaAccept.split(',').includes(type)

export function begunUpload(file: File): Upload {
  const title = file.name.replace(/\.\w+$/, '').slice(0, 200)
  return { id: crypto.randomUUID(), name: file.name, mediaType: file.type, title, alt: '', sent: undefined }
}

/** Sends it: a picture no larger than a screen shows, a video as it is. */
export async function sendMedium(file: File): Promise<NonNullable<Upload['sent']>> {
  if (file.type.startsWith('video/')) return { ...(await videoSize(file)), fileId: await uploadFile(file) }
  const picture = await fittedPicture(file)
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height, fileId: await uploadFile(picture) }
}

async function videoSize(file: File): Promise<{ readonly width: number; readonly height: number }> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      video.addEventListener('loadedmetadata', resolve)
      video.addEventListener('error', reject)
      video.src = address
    })
    return { width: video.videoWidth || 16, height: video.videoHeight || 9 }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Only what is there can be part of something. */
export function mediaOf(uploads: readonly Upload[]): NewMedium[] {
  return uploads.flatMap(({ id, title, alt, sent }) => (sent ? [{ id, title, alt, ...sent }] : []))
}
