import { beginFile, sendPiece } from '../../../kit/file-contract.ts'
import { pieceBytes } from '../../../kit/file-sizes.ts'
import { call } from '../../call.ts'
import { callWithFile } from '../../file-calls.ts'

type UploadOptions = {
  /** For oneself alone, like the attachment of a mail. */
  readonly isPrivate?: boolean
  readonly onProgress?: (sentBytes: number) => void
  readonly signal?: AbortSignal
}

/** Sends a file piece by piece and gives its id. A piece that does not get through is tried again. */
export async function uploadFile(file: File, { isPrivate = false, onProgress, signal }: UploadOptions = {}): Promise<string> {
  const { fileId } = await call(
    beginFile,
    { name: file.name || 'file', type: file.type, size: file.size, isPrivate },
    signal ? { signal } : {},
  )
  for (let number = 0; number * pieceBytes < file.size; number += 1) {
    const piece = file.slice(number * pieceBytes, (number + 1) * pieceBytes)
    await patiently(() => callWithFile(sendPiece, { fileId, number }, piece, signal), signal)
    onProgress?.(number * pieceBytes + piece.size)
  }
  return fileId
}

const pauses = [1000, 3000]

async function patiently(send: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch {
      if (signal?.aborted) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}
