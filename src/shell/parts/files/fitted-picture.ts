/** As large as a picture may be before it is made smaller. */
export const mostPictureBytes: number = 10 * 1024 * 1024
const longestSide = 1600

/** The picture as it is kept: never larger than a screen shows. Throws where it is no picture. */
export async function fittedPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const share = longestSide / Math.max(bitmap.width, bitmap.height)
  if (share >= 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * share)
  canvas.height = Math.round(bitmap.height * share)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Photos become JPEG; what may be see-through stays PNG.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85))
  return blob ? new File([blob], file.name, { type }) : file
}
