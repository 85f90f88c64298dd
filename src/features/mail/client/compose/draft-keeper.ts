import { call } from '../../../../shell/call.ts'
import { saveDraft } from '../../contract.ts'
import type { Draft, Mail } from '../../mail.ts'
import { draftSaver, type DraftSaver, type SaveState } from './draft-saver.ts'

/** Told after each save, as long as somebody writes. */
type KeeperListener = {
  /** The server has it for the first time. */
  readonly onFirstSave: () => void
  /** The ids that files were sent with, and those they are kept under. */
  readonly onFilesKept: (sent: readonly string[], kept: readonly string[]) => void
}

export type DraftKeeper = {
  readonly saver: DraftSaver<Draft>
  /** As the server has it; nothing as long as it was never saved. */
  readonly stored: () => Mail | undefined
  readonly listen: (listener: KeeperListener) => () => void
}

/** Browsers let a page that goes send no more than this. */
const mostKeepaliveBytes = 60_000

/** Keeps a draft on the server while it is written. */
export function draftKeeper(first: Mail | undefined, onState: (state: SaveState) => void): DraftKeeper {
  let stored = first
  let heard: KeeperListener | undefined

  async function save(draft: Draft, { keepalive }: { readonly keepalive: boolean }): Promise<void> {
    const isFirst = stored === undefined
    const kept = await call(saveDraft, draft, { keepalive: keepalive && JSON.stringify(draft).length < mostKeepaliveBytes })
    stored = kept
    heard?.onFilesKept(
      draft.fileIds,
      kept.attachments.map(({ fileId }) => fileId),
    )
    if (isFirst) heard?.onFirstSave()
  }

  return {
    saver: draftSaver<Draft>({ onState, save }),
    stored: () => stored,
    listen: (listener) => {
      heard = listener
      return () => {
        if (heard === listener) heard = undefined
      }
    },
  }
}
