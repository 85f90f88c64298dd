import type { ProblemCode } from '../../../../kit/problem.ts'
import type { ConflictChoice } from '../../file.ts'

/** A file from the reader's machine, with the folders it lies in there. */
export type Picked = { readonly file: File; readonly folders: readonly string[] }

type UploadStatus =
  | 'waiting'
  | 'sending'
  /** Its name is taken; somebody is asked what to do. */
  | 'asking'
  | 'paused'
  | 'failed'
  /** Begun before and broken off: goes on once the same file is chosen again. */
  | 'interrupted'
  | 'done'
  | 'skipped'

export type UploadItem = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly parentId: string | null
  /** The folder it goes into, for people. */
  readonly where: string
  readonly folders: readonly string[]
  readonly file: File | undefined
  readonly status: UploadStatus
  readonly sentBytes: number
  readonly problem?: ProblemCode | undefined
  readonly conflict?: ConflictChoice | undefined
}

/** Whether it still wants to be sent: leaving the page now would break it off. */
export function isUnderWay({ status }: UploadItem): boolean {
  return status === 'waiting' || status === 'sending' || status === 'asking'
}

export function isOver({ status }: UploadItem): boolean {
  return status === 'done' || status === 'skipped'
}

/** The share of all bytes that is there, from 0 to 1; what has no bytes counts as one. */
export function shareOf(items: readonly UploadItem[]): number {
  const all = items.reduce((sum, { size }) => sum + Math.max(size, 1), 0)
  const sent = items.reduce((sum, item) => sum + (isOver(item) ? Math.max(item.size, 1) : item.sentBytes), 0)
  return all === 0 ? 0 : Math.min(1, sent / all)
}
