import { mostFileBytes } from '../../../../kit/file-sizes.ts'
import type { KeptFile } from './written.ts'

/** A file of the message: on its way, there, or failed. */
export type DraftFile = Omit<KeptFile, 'fileId'> & {
  readonly key: string
  readonly state:
    | { readonly kind: 'there'; readonly fileId: string }
    | { readonly kind: 'going'; readonly sentBytes: number }
    | { readonly kind: 'failed' }
}

export const mostFiles = 20
/** As mail programs elsewhere take them. */
export const mostBytesTogether = mostFileBytes

type Fitting = { readonly taken: readonly File[]; readonly tooMany: readonly File[]; readonly tooLarge: readonly File[] }

/** Which of these files still fit, in their order, and why the others do not. */
export function fitting(files: readonly Pick<DraftFile, 'size'>[], added: readonly File[]): Fitting {
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  const taken: File[] = []
  const tooMany: File[] = []
  const tooLarge: File[] = []
  for (const file of added) {
    if (files.length + taken.length >= mostFiles) tooMany.push(file)
    else if (bytes + file.size > mostBytesTogether) tooLarge.push(file)
    else {
      bytes += file.size
      taken.push(file)
    }
  }
  return { taken, tooMany, tooLarge }
}

export function fileIdsOf(files: readonly DraftFile[]): readonly string[] {
  return files.flatMap(({ state }) => (state.kind === 'there' ? [state.fileId] : []))
}

/** A file that belonged to another message is copied when it is kept; from then on the copy is ours. */
export function withKeptIds(files: readonly DraftFile[], sent: readonly string[], kept: readonly string[]): readonly DraftFile[] {
  if (sent.length !== kept.length) return files
  const renamed = new Map(sent.flatMap((id, at): [string, string][] => (kept[at] === undefined || kept[at] === id ? [] : [[id, kept[at]]])))
  if (renamed.size === 0) return files
  return files.map((file) => {
    const next = file.state.kind === 'there' ? renamed.get(file.state.fileId) : undefined
    return next === undefined ? file : { ...file, state: { kind: 'there', fileId: next } }
  })
}
