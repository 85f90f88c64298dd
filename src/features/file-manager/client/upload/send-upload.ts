import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { callWithFile } from '../../../../shell/file-calls.ts'
import { beginUpload, finishUpload, sendUploadPiece } from '../../contract.ts'
import type { UploadItem } from './upload-item.ts'

const pauses = [1000, 3000]

/** Sends what the server has not got yet, piece by piece, and makes a file of it. Begun again, it goes on where it was. */
export async function sendUpload(item: UploadItem, file: File, onSent: (bytes: number) => void, signal: AbortSignal): Promise<void> {
  const { received, pieceBytes } = await call(
    beginUpload,
    {
      uploadId: item.id,
      name: item.name,
      size: item.size,
      parentId: item.parentId,
      ...(item.folders.length === 0 ? {} : { folders: [...item.folders] }),
      ...(item.conflict === undefined ? {} : { conflict: item.conflict }),
    },
    { signal },
  )
  const there = new Set(received)
  const sizeOf = (number: number): number => Math.min(pieceBytes, file.size - number * pieceBytes)
  let sent = received.reduce((sum, number) => sum + Math.max(0, sizeOf(number)), 0)
  onSent(sent)
  for (let number = 0; number * pieceBytes < file.size; number += 1) {
    if (there.has(number)) continue
    const piece = file.slice(number * pieceBytes, (number + 1) * pieceBytes)
    await patiently(() => callWithFile(sendUploadPiece, { uploadId: item.id, number }, piece, signal), signal)
    sent += piece.size
    onSent(sent)
  }
  await patiently(() => call(finishUpload, { uploadId: item.id }, { signal }), signal)
}

/** A short break of the line is nobody's business. */
async function patiently(send: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  for (const pause of pauses) {
    try {
      return await send()
    } catch (cause) {
      const isBreak = cause instanceof Problem && cause.code === 'unavailable'
      if (signal.aborted || !isBreak || !navigator.onLine) throw cause
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return send()
}
