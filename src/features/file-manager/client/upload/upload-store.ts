import { createStore } from 'zustand'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { cancelUpload, type Upload } from '../../contract.ts'
import { askConflict, type ConflictAnswer } from '../conflict-store.ts'
import { sendUpload } from './send-upload.ts'
import { isOver, isUnderWay, type Picked, type UploadItem } from './upload-item.ts'

/** At most so many at a time: more would only make each slower. */
const atOnce = 3

type UploadState = {
  readonly items: readonly UploadItem[]
  /** Grows with each file that is there, so that lists read again. */
  readonly finished: number
}

/** What is being uploaded. It stands beside the pages, so that uploads go on while somebody looks at something else. */
export const uploadStore = createStore<UploadState>()(() => ({ items: [], finished: 0 }))

const running = new Map<string, AbortController>()
/** One answer for all that were added together. */
let forAll: ConflictAnswer['choice'] | undefined
let owner: string | undefined

export function addUploads(picked: readonly Picked[], to: { readonly id: string | null; readonly name: string }): void {
  // A file that was begun before and is chosen again goes on instead of beginning anew.
  const known = uploadStore.getState().items.filter(({ status }) => status === 'interrupted')
  const fresh = picked.filter(({ file }) => {
    const begun = known.find(({ name, size, parentId }) => name === file.name && size === file.size && parentId === to.id)
    if (begun) change(begun.id, { file, status: 'waiting' })
    return begun === undefined
  })
  if (!uploadStore.getState().items.some(isUnderWay)) forAll = undefined
  const added = fresh.map(({ file, folders }): UploadItem => {
    const { name, size } = file
    return { id: crypto.randomUUID(), name, size, parentId: to.id, where: to.name, folders, file, status: 'waiting', sentBytes: 0 }
  })
  uploadStore.setState(({ items }) => ({ items: [...items.filter((item) => !isOver(item)), ...added] }))
  pump()
}

/** What this account began and never finished, e.g. because the window was closed. */
export function offerBegun(uploads: readonly Upload[], where: string): void {
  const known = new Set(uploadStore.getState().items.map(({ id }) => id))
  const begun = uploads
    .filter(({ uploadId }) => !known.has(uploadId))
    .map(({ uploadId: id, name, size, parentId, received, pieceBytes }): UploadItem => {
      const sentBytes = Math.min(size, received.length * pieceBytes)
      return { id, name, size, parentId, where, folders: [], file: undefined, status: 'interrupted', sentBytes }
    })
  if (begun.length > 0) uploadStore.setState(({ items }) => ({ items: [...items, ...begun] }))
}

/** The same file was chosen again; answers whether it is the same, as far as one can tell. */
export function goOnWith(id: string, file: File): boolean {
  const item = find(id)
  if (!item || item.size !== file.size || item.name !== file.name) return false
  change(id, { file, status: 'waiting', problem: undefined })
  pump()
  return true
}

export function pauseUpload(id: string): void {
  change(id, { status: 'paused' })
  stop(id)
}

export function resumeUpload(id: string): void {
  const item = find(id)
  if (!item) return
  change(id, { status: item.file ? 'waiting' : 'interrupted', problem: undefined })
  pump()
}

export function cancelUploads(ids: readonly string[]): void {
  const gone = new Set(ids)
  for (const id of ids) {
    stop(id)
    // Nothing may have been begun; then there is nothing to forget.
    void call(cancelUpload, { uploadId: id }).catch(() => undefined)
  }
  uploadStore.setState(({ items }) => ({ items: items.filter(({ id }) => !gone.has(id)) }))
}

export function forgetFinished(): void {
  uploadStore.setState(({ items }) => ({ items: items.filter((item) => !isOver(item)) }))
}

/** Somebody else is at this machine now: what the one before began is none of their business. */
export function uploadsBelongTo(account: string | undefined): void {
  if (owner === account) return
  owner = account
  for (const id of running.keys()) stop(id)
  forAll = undefined
  uploadStore.setState({ items: [] })
}

/** After the line is back. */
export function retryBroken(): void {
  for (const { id, status, problem } of uploadStore.getState().items) {
    if (status === 'failed' && problem === 'unavailable') resumeUpload(id)
  }
}

function find(id: string): UploadItem | undefined {
  return uploadStore.getState().items.find((item) => item.id === id)
}

function change(id: string, part: Partial<UploadItem>): void {
  uploadStore.setState(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...part } : item)) }))
}

function stop(id: string): void {
  running.get(id)?.abort()
  running.delete(id)
}

function pump(): void {
  for (const item of uploadStore.getState().items) {
    if (running.size >= atOnce) break
    if (item.status === 'waiting' && item.file && !running.has(item.id)) void run(item, item.file)
  }
}

async function run(item: UploadItem, file: File): Promise<void> {
  const controller = new AbortController()
  running.set(item.id, controller)
  change(item.id, { status: 'sending', problem: undefined })
  try {
    const conflict = item.conflict ?? (forAll === 'skip' ? undefined : forAll)
    const choice = conflict === undefined ? {} : { conflict }
    await sendUpload({ ...item, ...choice }, file, (sentBytes) => change(item.id, { sentBytes }), controller.signal)
    change(item.id, { status: 'done', sentBytes: item.size })
    uploadStore.setState(({ finished }) => ({ finished: finished + 1 }))
  } catch (cause) {
    if (!controller.signal.aborted) await fail(item, cause)
  } finally {
    if (running.get(item.id) === controller) running.delete(item.id)
    pump()
  }
}

async function fail(item: UploadItem, cause: unknown): Promise<void> {
  const problem = cause instanceof Problem ? cause.code : 'unexpected'
  if (problem !== 'conflict' || item.conflict !== undefined) return change(item.id, { status: 'failed', problem })
  change(item.id, { status: 'asking' })
  const answer = forAll === undefined ? await ask(item) : { choice: forAll }
  // Cancelled or paused meanwhile.
  if (find(item.id)?.status !== 'asking') return
  if (answer === undefined || answer.choice === 'skip') return change(item.id, { status: 'skipped' })
  change(item.id, { status: 'waiting', conflict: answer.choice })
}

async function ask(item: UploadItem): Promise<ConflictAnswer | undefined> {
  const answer = await askConflict({
    what: item.name,
    where: item.where,
    isMany: uploadStore.getState().items.filter(isUnderWay).length > 1,
  })
  if (answer?.isForAll) forAll = answer.choice
  return answer
}
